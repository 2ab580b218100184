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
  | { readonly code: 'not_published' };

/** The name of a unique index that a write ran into; null: it failed in another way. */
export function brokenIndex(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error ? String(error.constraint) : '';
}
