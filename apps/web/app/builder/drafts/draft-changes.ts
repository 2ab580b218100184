type Listener = (product: string) => void;

const listeners = new Set<Listener>();

/** A project of this product was saved, put or removed in this tab. */
export function draftsChanged(product: string): void {
  for (const listener of listeners) listener(product);
}

/** The answer stops listening. */
export function onDraftsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
