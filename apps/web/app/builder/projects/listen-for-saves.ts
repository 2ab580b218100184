import { listChannel } from '../drafts/draft-changes.ts';

/**
 * Calls back whenever a tab, this one as well, has kept, renamed or removed a project of the product; the answer stops
 * listening. Very old browsers tell nothing: there a list is read again when it is looked at.
 */
export function listenForSaves(product: string, kept: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(listChannel(product));
  channel.addEventListener('message', () => kept());
  return () => channel.close();
}
