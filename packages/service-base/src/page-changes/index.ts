import type { ClientBase, Pool } from 'pg';

/** The channel on which the processes of a store tell each other whose finished pages are old. */
export const pageChangeChannel = 'cutsite_page_changed';

/** PostgreSQL takes messages of up to 8,000 bytes. */
const maxPathLength = 2_000;

/**
 * Makes every process of the store discard the finished HTML of one page, in all its variants, or of all pages. Within
 * a transaction it takes effect with the commit, so that no page is kept that was made from uncommitted rows.
 *
 * @param path as in the address: `/help`; null for all pages
 */
export async function announcePageChange(database: Pool | ClientBase, path: string | null): Promise<void> {
  if (path !== null && (!path.startsWith('/') || path.length > maxPathLength)) {
    throw new Error(`${path.slice(0, 100)} is not the path of a page`);
  }
  await database.query('select pg_notify($1, $2)', [pageChangeChannel, path ?? '']);
}

/** What a message of the channel says: a path, or `undefined` for all pages. */
export function pathOfChange(message: string): string | undefined {
  return message === '' ? undefined : message;
}
