import type { ToldByOthers } from '../drafts/project-hold.ts';

/**
 * Calls back whenever a tab, this one as well, has kept, renamed or removed a project of the product; the answer stops
 * listening. Very old browsers tell nothing: there a list is read again when it is looked at.
 */
export function hearKept(product: string, kept: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(product);
  const word: ToldByOthers['kind'] = 'kept';
  channel.addEventListener('message', ({ data }) => ((data as { kind?: unknown }).kind === word ? kept() : undefined));
  return () => channel.close();
}
