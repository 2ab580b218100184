import type { EntryFault } from '@cutsite/content/entry';

/** Why a write of content changed nothing. */
export type EntryRefusal =
  | { readonly code: 'not_found' }
  /** Somebody else wrote meanwhile: what they left is `revision`. */
  | { readonly code: 'stale'; readonly revision: number }
  | { readonly code: 'invalid'; readonly faults: readonly EntryFault[] }
  | { readonly code: 'address_taken'; readonly address: string }
  /** Other entries point at it: published ones, or drafts. */
  | { readonly code: 'in_use'; readonly by: readonly { readonly id: string; readonly title: string }[] }
  | { readonly code: 'not_published' }
  /** Another system publishes here. */
  | { readonly code: 'published_elsewhere' };

/** The name of a unique index that a write ran into; null: it failed in another way. */
export function brokenIndex(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error ? String(error.constraint) : '';
}

/** Why editors publish nothing here while another system does. */
export const publishedElsewhere =
  'Content is published in Contentstack. Publish it there; it stands on the site within minutes.';

/** The refusal in words, each fault with the field that it is about. */
export function refusalSentences(refusal: EntryRefusal): readonly string[] {
  switch (refusal.code) {
    case 'invalid':
      return refusal.faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
    case 'address_taken':
      return [`Another entry has the address ${refusal.address}.`];
    case 'in_use':
      return [`It is used in ${refusal.by.map(({ title }) => title).join(', ')}.`];
    case 'not_found':
      return ['It is in the trash.'];
    case 'published_elsewhere':
      return [publishedElsewhere];
    case 'stale':
    case 'not_published':
      return ['It was changed meanwhile.'];
  }
}
