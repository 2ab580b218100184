import { contentTypeNames } from '@cutsite/content/type';
import type { Pool } from 'pg';
import { clockFailed } from './notes.repository.ts';

/** An entry in the list of editors, with what its state is told from. */
export interface ListedEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly url: string | null;
  readonly revision: number;
  readonly draftVersion: number;
  readonly publishedVersion: number | null;
  readonly isInReview: boolean;
  readonly wasPublished: boolean;
  readonly publishAt: Date | null;
  readonly deletedAt: Date | null;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  readonly usedIn: number;
}

/** What the list is narrowed down by; what is left out does not matter. */
export interface EntryFilter {
  readonly types?: readonly string[] | undefined;
  /** A state, `trash`, `unused` or `clock_failed`. Without one: all but the trash. */
  readonly state?: string | undefined;
  readonly updatedBy?: string | undefined;
  readonly uses?: string | undefined;
  readonly changedSince?: Date | undefined;
  readonly search?: string | undefined;
}

/** The state of an entry `e`, by the rule of `entryState`. */
const stateOf = `case when e.publish_at is not null then 'scheduled' when e.is_in_review then 'in_review'
  when e.published_version is null then
    case when exists (select from content.published_version w where w.entry_id = e.id) then 'taken_off' else 'draft' end
  when e.published_version = e.draft_version then 'published' else 'changed' end`;

/** Uses by other entries that are not in the trash. */
const usesByOthers = `content.used_by u
  join content.entry by on by.id = u.entry_id and by.id <> u.target_id and by.deleted_at is null`;

const usedIn = `(select count(distinct u.entry_id) from ${usesByOthers} where u.target_id = e.id)::integer`;
/**
 * Not by `not exists`: as long as PostgreSQL does not know the size of the tables, it would join all links anew for
 * each entry, which took 7 s for 200 of them.
 */
const unused = `e.id not in (select distinct u.target_id from ${usesByOthers})`;

const columns = `e.id, e.type, e.title, e.url, e.revision, e.draft_version as "draftVersion",
  e.published_version as "publishedVersion", e.is_in_review as "isInReview",
  exists (select from content.published_version w where w.entry_id = e.id) as "wasPublished",
  e.publish_at as "publishAt", e.deleted_at as "deletedAt", e.updated_at as "updatedAt", e.updated_by as "updatedBy"`;

const orders = {
  '-changed': 'e.updated_at desc, e.id',
  changed: 'e.updated_at, e.id',
  title: 'lower(e.title), e.id',
  '-title': 'lower(e.title) desc, e.id',
  type: 'e.type, lower(e.title), e.id',
  '-used': `${usedIn} desc, e.updated_at desc, e.id`,
} as const;

export type EntrySort = keyof typeof orders;

export const entriesPerPage = 50;

function conditions(filter: EntryFilter): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const parts = [filter.state === 'trash' ? 'e.deleted_at is not null' : 'e.deleted_at is null'];
  const add = (value: unknown, sql: (place: string) => string): void => {
    parts.push(sql(`$${values.push(value)}`));
  };
  if (filter.types !== undefined) add(filter.types, (at) => `e.type = any(${at}::text[])`);
  if (filter.state === 'unused') parts.push(unused);
  else if (filter.state === 'clock_failed') parts.push(clockFailed);
  else if (filter.state !== undefined && filter.state !== 'trash') add(filter.state, (at) => `${stateOf} = ${at}`);
  if (filter.updatedBy !== undefined) add(filter.updatedBy, (at) => `e.updated_by = ${at}::uuid`);
  if (filter.uses !== undefined) {
    add(
      filter.uses,
      (at) => `exists (select from content.used_by u where u.entry_id = e.id and u.target_id = ${at}::uuid)`,
    );
  }
  if (filter.changedSince !== undefined) add(filter.changedSince, (at) => `e.updated_at >= ${at}`);
  for (const word of wordsOf(filter.search)) {
    add(
      `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`,
      (at) => `(e.title ilike ${at} or e.url ilike ${at} or exists (
        select from content.published_entry p where p.id = e.id and p.body ilike ${at}))`,
    );
  }
  return { where: parts.join(' and '), values };
}

const wordsOf = (search = ''): string[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

/** A page of entries, and how many there are in all. */
export async function selectEntries(
  pool: Pool,
  filter: EntryFilter,
  { sort, page, most = entriesPerPage }: { readonly sort: EntrySort; readonly page: number; readonly most?: number },
): Promise<{ readonly entries: readonly ListedEntry[]; readonly total: number }> {
  const { where, values } = conditions(filter);
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*)::integer as total from content.entry e where ${where}`,
    values,
  );
  const { rows } = await pool.query<ListedEntry>(
    `select ${columns}, ${usedIn} as "usedIn" from content.entry e where ${where}
      order by ${orders[sort]} limit ${most} offset $${values.length + 1}`,
    [...values, (page - 1) * most],
  );
  return { entries: rows, total: counts[0]?.total ?? 0 };
}

/** These entries, in the trash too. */
export async function selectListed(pool: Pool, ids: readonly string[]): Promise<readonly ListedEntry[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<ListedEntry>(
    `select ${columns}, ${usedIn} as "usedIn" from content.entry e where e.id = any($1::uuid[])`,
    [ids],
  );
  return rows;
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** How many entries there are of each state and type, and who changed one last. */
export async function countStates(
  pool: Pool,
  staffId: string,
): Promise<{
  readonly states: readonly Counted[];
  readonly types: readonly Counted[];
  readonly editors: readonly string[];
}> {
  const { rows: states } = await pool.query<Counted>(
    `select state as name, count(*)::integer as count
       from (select case when e.deleted_at is not null then 'trash' else ${stateOf} end as state from content.entry e) s
      group by state
     union all
     select 'mine', count(*)::integer from content.entry e where e.deleted_at is null and e.updated_by = $1
     union all
     select 'clock_failed', count(*)::integer from content.entry e where e.deleted_at is null and ${clockFailed}
     union all
     select 'unused', count(*)::integer from content.entry e where e.deleted_at is null and ${unused}`,
    [staffId],
  );
  const { rows: types } = await pool.query<Counted>(
    `select type as name, count(*)::integer as count from content.entry
      where deleted_at is null and type = any($1) group by type`,
    [contentTypeNames],
  );
  const { rows: editors } = await pool.query<{ id: string }>(
    'select distinct updated_by as id from content.entry where updated_by is not null limit 200',
  );
  return { states, types, editors: editors.map(({ id }) => id) };
}
