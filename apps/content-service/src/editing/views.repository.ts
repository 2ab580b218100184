import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';

/** A filter of the list of entries under a name that somebody gave it. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

const maxViews = 50;

/** Those of one person, by name. */
export async function readViews(pool: Pool, staffId: string): Promise<SavedView[]> {
  const { rows } = await pool.query<SavedView>(
    'select id, name, query from content.view where staff_id = $1 order by lower(name), id',
    [staffId],
  );
  return rows;
}

/** Keeps one more. False: there are as many as one may keep. */
export async function insertView(
  pool: Pool,
  view: { readonly staffId: string; readonly name: string; readonly query: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into content.view (staff_id, id, name, query, created_at)
     select $1, $2, $3, $4, $5 where (select count(*) from content.view where staff_id = $1) < $6`,
    [view.staffId, uuid(), view.name.trim(), view.query, view.now, maxViews],
  );
  return rowCount === 1;
}

/** False: there is none of this id. */
export async function deleteView(pool: Pool, staffId: string, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from content.view where staff_id = $1 and id = $2', [staffId, id]);
  return rowCount === 1;
}
