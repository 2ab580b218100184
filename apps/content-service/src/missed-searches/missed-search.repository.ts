import { searchVariants } from '@cutsite/content/search';
import type { Pool } from 'pg';
import { searchQuery } from '../published/index.ts';

/** Where somebody looked: on all of the site, or in its help. */
export type SearchPlace = 'site' | 'help';

export interface MissedSearch {
  readonly words: string;
  readonly place: SearchPlace;
  readonly times: number;
}

/** Adds counts to those that are kept, in the order of the key: two processes never wait for each other crosswise. */
export async function addMissedSearches(pool: Pool, searches: readonly MissedSearch[], now: Date): Promise<void> {
  await pool.query({
    name: 'add-missed-searches',
    text: `insert into content.missed_search as m (words, place, times, last_on)
             select words, place, times, $4 from unnest($1::text[], $2::text[], $3::int[]) as t (words, place, times)
              order by words, place
           on conflict (words, place) do update set times = least(m.times::bigint + excluded.times, 2147483647)::int,
             last_on = greatest(m.last_on, excluded.last_on)`,
    values: [
      searches.map(({ words }) => words),
      searches.map(({ place }) => place),
      searches.map(({ times }) => times),
      now.toISOString().slice(0, 10),
    ],
  });
}

interface MissedSearchRow extends MissedSearch {
  /** `2026-11-23`. */
  readonly lastOn: string;
  /** Something on the site has these words by now. */
  readonly isFoundNow: boolean;
}

const orders = { often: 'times desc, last_on desc', recent: 'last_on desc, times desc' } as const;

type MissedSearchOrder = keyof typeof orders;

/** What was looked for in vain, a page at a time; what is found by now is said. */
export async function selectMissedSearches(
  pool: Pool,
  { order, skip, limit }: { readonly order: MissedSearchOrder; readonly skip: number; readonly limit: number },
): Promise<{ readonly rows: readonly MissedSearchRow[]; readonly total: number }> {
  const { rows } = await pool.query<Omit<MissedSearchRow, 'isFoundNow'> & { total: number }>(
    `with listed as (
       select words, place, times, last_on, count(*) over () as total from content.missed_search
        order by ${orders[order]}, words, place limit $1 offset $2)
     select words, place, times, to_char(last_on, 'YYYY-MM-DD') as "lastOn", total
       from listed order by ${orders[order]}, words, place`,
    [limit, skip],
  );
  const found = await areFound(pool, rows);
  return {
    rows: rows.map(({ total: _, ...row }, index) => ({ ...row, isFoundNow: found[index] === true })),
    total: rows[0]?.total ?? 0,
  };
}

/** Whether each search finds something by now. */
async function areFound(pool: Pool, searches: readonly MissedSearch[]): Promise<readonly boolean[]> {
  const asked = searches.map(({ words, place }) => ({ variants: searchVariants(words), place }));
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (select from content.published_entry p
                     where p.words @@ ${searchQuery('asked.variants')} and p.url is not null and not p.noindex
                       and (asked.place = 'site' or p.type = 'help_article')) as found
       from rows from (jsonb_to_recordset($1) as (variants text[], place text)) with ordinality
            as asked (variants, place, number)
      order by number`,
    [JSON.stringify(asked)],
  );
  return rows.map(({ found }) => found);
}

/** Days after which words are forgotten that nobody has looked for since. */
export const retentionDays = 90;
/** So many are kept at most, however many a program makes up. */
const maxKept = 5_000;

/** Forgets what nobody looked for in ninety days, and what is beyond the most that are kept. */
export async function forgetMissedSearches(pool: Pool, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await pool.query('delete from content.missed_search where last_on < $1', [before]);
  await pool.query(
    `delete from content.missed_search where (words, place) in (
       select words, place from content.missed_search order by times desc, last_on desc, words, place offset $1)`,
    [maxKept],
  );
}
