import type { ClientBase, Pool } from 'pg';

/** The folders in which something lies, by name, with how much. */
export async function countFolders(pool: Pool): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select folder as name, count(*)::integer as count from content.media
      where folder <> '' and deleted_at is null group by folder order by lower(folder), folder`,
  );
  return rows;
}

/**
 * Gives a folder another name, for what lies in the trash as well, so that it comes back to where the others are. Where
 * a folder has that name already, both are one afterwards.
 *
 * @returns how many lie under the other name by it, the trash left out; null: there is no such folder
 */
export async function renameFolder(
  client: ClientBase,
  { from, to, by }: { readonly from: string; readonly to: string; readonly by: string | null },
): Promise<number | null> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `update content.media set folder = $2, revision = revision + 1, changed_by = $3 where folder = $1
     returning deleted_at is null as "isThere"`,
    [from, to, by],
  );
  return rows.length === 0 ? null : rows.filter(({ isThere }) => isThere).length;
}
