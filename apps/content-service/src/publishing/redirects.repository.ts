import { urlKey } from '@cutsite/content/link';
import type { ClientBase } from 'pg';

interface NewRedirect {
  readonly from: string;
  readonly to: string;
  /** Null: an administrator set it. */
  readonly entryId: string | null;
  readonly by: string | null;
  readonly now: Date;
}

/**
 * An address that was leads to another one. What led to it leads there, too, so that a visitor is never sent twice; and
 * what stands at the new address is no redirect any more, so that A → B → A never goes round.
 */
export async function writeRedirect(client: ClientBase, redirect: NewRedirect): Promise<void> {
  const { from, to, entryId, by, now } = redirect;
  await freeAddress(client, to);
  if (urlKey(from) === urlKey(to)) return;
  await client.query('update content.redirect set to_url = $2 where lower(to_url) = $1', [urlKey(from), to]);
  await client.query(
    `insert into content.redirect (from_key, to_url, entry_id, created_at, created_by) values ($1, $2, $3, $4, $5)
     on conflict (from_key) do update set to_url = excluded.to_url, entry_id = excluded.entry_id`,
    [urlKey(from), to, entryId, now, by],
  );
}

/** A page that stands at an address is shown there. */
export async function freeAddress(client: ClientBase, url: string): Promise<void> {
  await client.query('delete from content.redirect where from_key = $1', [urlKey(url)]);
}
