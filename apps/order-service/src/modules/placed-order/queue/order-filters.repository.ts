import type { Pool } from 'pg';
import { v7 as uuid, validate } from 'uuid';

/** A filter of the list of orders under a name that somebody gave it. */
export interface KeptFilter {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

const maxFilters = 50;

/** Those of one person, by name. */
export async function readFilters(pool: Pool, staffId: string): Promise<KeptFilter[]> {
  const { rows } = await pool.query<KeptFilter>(
    'select id, name, query from order_filter where staff_id = $1 order by lower(name), id',
    [staffId],
  );
  return rows;
}

/** Keeps one more. False: there are as many as one may keep. */
export async function keepFilter(
  pool: Pool,
  filter: { readonly staffId: string; readonly name: string; readonly query: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into order_filter (staff_id, id, name, query, created_at)
     select $1, $2, $3, $4, $5 where (select count(*) from order_filter where staff_id = $1) < $6`,
    [filter.staffId, uuid(), filter.name.trim(), filter.query, filter.now, maxFilters],
  );
  return rowCount === 1;
}

/** False: there is none of this id. */
export async function removeFilter(pool: Pool, staffId: string, id: string): Promise<boolean> {
  if (!validate(id)) return false;
  const { rowCount } = await pool.query('delete from order_filter where staff_id = $1 and id = $2', [staffId, id]);
  return rowCount === 1;
}
