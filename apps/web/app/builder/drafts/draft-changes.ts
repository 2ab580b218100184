import { tellTabs } from './project-hold.ts';

type Listener = (product: string) => void;

const listeners = new Set<Listener>();

/** A project of this product was saved, put or removed in this tab. */
export function draftsChanged(product: string): void {
  for (const listener of listeners) listener(product);
  tellLists(product);
}

/**
 * Lists of projects have a channel of their own. A page in the browser's back/forward cache that gets a message is
 * dropped from it. A page that saves while it is left would send that message itself, and Back would load it again.
 */
export const listChannel = (product: string): string => `${product}:list`;

/** Lists of projects read again, in whatever tab they are shown. */
export const tellLists = (product: string): void => tellTabs(listChannel(product), '', { kind: 'kept' });

/** The answer stops listening. Other tabs send what they save themselves: only this one is heard. */
export function onDraftsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
