import type { ClientBase, Pool } from 'pg';
import type { MediaWords } from './taken-media.repository.ts';

/** What is written anew; `isDecorative` undefined: as it was. */
type ChangedWords = Omit<MediaWords, 'isDecorative'> & { readonly isDecorative: boolean | undefined };

/**
 * Changes what is said of a picture, and where it is looked at: the revision and the change are one statement.
 *
 * @returns `stale`: somebody changed it since that revision, and nothing is written
 */
export async function updateMedia(
  client: ClientBase,
  { id, revision, by }: { readonly id: string; readonly revision: number; readonly by: string | null },
  { alt, isDecorative, focus }: ChangedWords,
): Promise<'done' | 'stale' | 'not_found'> {
  const { rows } = await client.query<{ is_done: boolean }>(
    `with there as (
       select id from content.media
        where id = $1 and deleted_at is null and ($3::smallint is null or width is not null)),
     changed as (
       update content.media set alt = case when coalesce($7, is_decorative) then '' else $2 end,
          is_decorative = coalesce($7, is_decorative), focus_x = $3, focus_y = $4, revision = revision + 1, changed_by = $6
        where id in (select id from there) and revision = $5 returning id)
     select exists (select from changed) as is_done from there`,
    [id, alt, focus?.[0] ?? null, focus?.[1] ?? null, revision, by, isDecorative ?? null],
  );
  if (rows[0] === undefined) return 'not_found';
  return rows[0].is_done ? 'done' : 'stale';
}

/** Puts a picture or file into the trash, or takes it out. False: it is not there, or there already. */
export async function moveMedia(client: ClientBase, id: string, trashedAt: Date | null): Promise<boolean> {
  const { rowCount } = await client.query(
    'update content.media set deleted_at = $2 where id = $1 and (deleted_at is null) = ($2::timestamptz is not null)',
    [id, trashedAt],
  );
  return rowCount === 1;
}

/** Ends what went into the trash before a time; files go with the next sweep. */
export async function deleteMediaTrash(client: ClientBase, before: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `delete from content.media m where m.deleted_at < $1
        and not exists (select from content.used_by u where u.target_id = m.id) returning m.id`,
    [before],
  );
  return rows.map(({ id }) => id);
}

/** The condition for copies of pictures that lie in these files; `keys` are escaped literals with commas between. */
export const copiesOfFiles = (keys: string): string =>
  `media_id in (select id from content.media where file_key::text in (${keys}))`;

/** Keys of the store's files that media lie in, of these or of all. */
export async function selectMediaKeys(client: ClientBase | Pool, keys: readonly string[] | null): Promise<string[]> {
  const { rows } = await (client as Pool).query<{ key: string }>(
    `select file_key::text as key from content.media
      where file_key is not null and ($1::text[] is null or file_key::text = any($1)) order by 1`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
