import { readShownEntry } from '@cutsite/content/entry';
import { urlKey } from '@cutsite/content/link';
import type { ShownEntry } from '@cutsite/content/type';
import type { Pool } from 'pg';
import { ContentFetchError } from './content-fetch-error.ts';
import { type PublishedRow, selectById, selectByUrl, selectRedirect } from './published.repository.ts';

/** What stands at an address: a page, another address, or nothing. */
export type FoundAtUrl =
  | { readonly kind: 'entry'; readonly entry: ShownEntry }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'none' };

/** Looks an address up in any letter case, with or without a slash at its end (CT-15, CT-27). */
export async function findByUrl(pool: Pool, url: string): Promise<FoundAtUrl> {
  const key = urlKey(url);
  // PostgreSQL refuses the character, and no page has it in its address.
  if (key.includes('\u0000')) return { kind: 'none' };
  const row = await selectByUrl(pool, key);
  if (row !== null) return { kind: 'entry', entry: shown(row, 'Content Stack Fetch By URL Error') };
  const to = await selectRedirect(pool, key);
  return to === null ? { kind: 'none' } : { kind: 'moved', to };
}

/** The published entry of an id (CT-26); null: there is none. */
export async function findById(pool: Pool, id: string): Promise<ShownEntry | null> {
  const row = await selectById(pool, id);
  return row === null ? null : shown(row, 'Content Stack Fetch By ID Error');
}

function shown(row: PublishedRow, name: ContentFetchError['name']): ShownEntry {
  const entry = readShownEntry({
    ...row,
    firstPublishedAt: row.firstPublishedAt.toISOString(),
    publishedAt: row.publishedAt.toISOString(),
  });
  if (entry === null) throw new ContentFetchError(name, `the entry ${row.id} cannot be read as a ${row.type}`);
  return entry;
}
