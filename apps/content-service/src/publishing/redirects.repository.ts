import { urlKey } from '@cutsite/content/link';
import type { ClientBase, Pool } from 'pg';

interface NewRedirect {
  readonly from: string;
  readonly to: string;
  /** Null: an administrator set it. */
  readonly entryId: string | null;
  readonly by: string | null;
  readonly now: Date;
}

/** Later than every one that the address had before, also where the redirect was removed in between. */
const newRevision = 'revision = greatest(r.revision + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)';

/**
 * An address that was leads to another one. What led to it leads there, too, so that a visitor is never sent twice; and
 * what stands at the new address is no redirect any more, so that A → B → A never goes round.
 */
export async function writeRedirect(client: ClientBase, redirect: NewRedirect): Promise<void> {
  const { from, to, entryId, by, now } = redirect;
  await freeAddress(client, to);
  if (urlKey(from) === urlKey(to)) return;
  await client.query(`update content.redirect r set to_url = $2, ${newRevision} where lower(to_url) = $1`, [
    urlKey(from),
    to,
  ]);
  await client.query(
    `insert into content.redirect as r (from_key, to_url, entry_id, created_at, created_by) values ($1, $2, $3, $4, $5)
     on conflict (from_key) do update set to_url = excluded.to_url, entry_id = excluded.entry_id,
       created_at = excluded.created_at, created_by = excluded.created_by, ${newRevision}`,
    [urlKey(from), to, entryId, now, by],
  );
}

/** A page that stands at an address is shown there. */
export async function freeAddress(client: ClientBase, url: string): Promise<void> {
  await client.query('delete from content.redirect where from_key = $1', [urlKey(url)]);
}

/** An address that was, as editors see it. */
export interface ListedRedirect {
  readonly from: string;
  readonly to: string;
  readonly entryId: string | null;
  readonly title: string | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly revision: number;
}

const maxRedirects = 500;

/** The newest first, and how many there are in all. */
export async function selectRedirects(
  pool: Pool,
  search: string,
): Promise<{ readonly redirects: readonly ListedRedirect[]; readonly total: number }> {
  const { rows } = await pool.query<ListedRedirect & { total: number }>(
    `select r.from_key as "from", r.to_url as "to", r.entry_id as "entryId", e.title, r.created_at as "createdAt",
            r.created_by as "createdBy", r.revision, (count(*) over ())::integer as total
       from content.redirect r left join content.entry e on e.id = r.entry_id
      where r.from_key ilike $1 or r.to_url ilike $1 order by r.created_at desc, r.from_key limit ${maxRedirects}`,
    [`%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`],
  );
  return { redirects: rows, total: rows[0]?.total ?? 0 };
}

/** Whether a published page stands at an address: a redirect from there would never be followed. */
export async function hasPublishedPage(client: ClientBase, url: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select exists (select from content.published_entry where url_key = $1) as taken',
    [urlKey(url)],
  );
  return rows[0]?.taken === true;
}

/** The redirect of an address as it stands now; null: there is none. */
export async function lockRedirect(
  client: ClientBase,
  from: string,
): Promise<{ readonly to: string; readonly revision: number } | null> {
  const { rows } = await client.query<{ to: string; revision: number }>(
    'select to_url as "to", revision from content.redirect where from_key = $1 for update',
    [urlKey(from)],
  );
  return rows[0] ?? null;
}

/** Takes a redirect away. @returns where it led; null: there was none */
export async function deleteRedirect(client: ClientBase, from: string): Promise<string | null> {
  const { rows } = await client.query<{ to_url: string }>(
    'delete from content.redirect where from_key = $1 returning to_url',
    [urlKey(from)],
  );
  return rows[0]?.to_url ?? null;
}
