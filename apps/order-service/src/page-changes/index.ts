import type { ClientBase, Pool } from 'pg';

/** The channel on which the processes of a store tell each other whose finished pages are old. */
export const pageChangeChannel = 'cutsite_page_changed';

/** PostgreSQL takes messages of up to 8,000 bytes. */
const longestPath = 2_000;

/**
 * Tells every process of the store to forget the finished HTML of one page, in all its variants, or of all pages. Said
 * in a transaction it is heard when that is committed, and never otherwise: nobody keeps a page made from what is not
 * there yet.
 *
 * @param path as in the address: `/help`; null for all pages
 */
export async function announcePageChange(database: Pool | ClientBase, path: string | null): Promise<void> {
  if (path !== null && (!path.startsWith('/') || path.length > longestPath)) {
    throw new Error(`${path.slice(0, 100)} is not the path of a page`);
  }
  await database.query('select pg_notify($1, $2)', [pageChangeChannel, path ?? '']);
}

/** What a message of the channel says: a path, or `undefined` for all pages. */
export function pathOfChange(message: string): string | undefined {
  return message === '' ? undefined : message;
}
