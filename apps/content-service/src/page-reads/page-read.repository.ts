import type { Pool } from 'pg';
import type { CardRow } from '../published/index.ts';

/** How often a page was read. */
export interface PageRead {
  /** Its address, as the read model compares them. */
  readonly urlKey: string;
  readonly times: number;
}

/** Adds counts to those of the day, in the order of the key: two processes never wait for each other crosswise. */
export async function addPageReads(pool: Pool, reads: readonly PageRead[], now: Date): Promise<void> {
  await pool.query({
    name: 'add-page-reads',
    text: `insert into content.page_read as r (entry_id, day, times)
             select p.id, $3, t.times from unnest($1::text[], $2::int[]) as t (url_key, times)
               join content.published_entry p on p.url_key = t.url_key and p.type = 'help_article'
              order by p.id
           on conflict (entry_id, day) do update set times = least(r.times::bigint + excluded.times, 2147483647)::int`,
    values: [reads.map(({ urlKey }) => urlKey), reads.map(({ times }) => times), dayOf(now)],
  });
}

/** Days that "read most" looks back. */
const daysCounted = 7;

/** The articles of the help that were read most within a week, the most read first; none before anything was read. */
export async function selectMostRead(pool: Pool, now: Date, limit: number): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>(
    `select p.id, p.type, p.url, p.title, p.card
       from (select entry_id, sum(times) as times from content.page_read where day > $1 group by entry_id) r
       join content.published_entry p on p.id = r.entry_id and not p.noindex
      order by r.times desc, lower(p.title), p.id limit $2`,
    [daysBefore(now, daysCounted), limit],
  );
  return rows;
}

/** Forgets days that nothing looks at any more. */
export async function forgetPageReads(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from content.page_read where day <= $1', [daysBefore(now, daysCounted)]);
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number): string => dayOf(new Date(now.getTime() - days * 24 * 60 * 60 * 1_000));
