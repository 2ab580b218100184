import type { ClientBase, Pool } from 'pg';
import type { MediaWords } from './taken-media.repository.ts';

/** What is written anew; what is left out stays as it was. */
type ChangedTexts = Pick<MediaWords, 'alt' | 'focus'> & {
  readonly [K in 'isDecorative' | 'credit' | 'folder']?: MediaWords[K] | undefined;
};

interface WordsRow extends Omit<MediaWords, 'focus'> {
  readonly focus: [number, number] | null;
  readonly revision: number;
  readonly width: number | null;
}

/** What is said of it before a write and after it. */
export interface MediaChange {
  readonly from: MediaWords;
  readonly to: MediaWords;
}

/**
 * Changes what is said of a picture or file, where it is looked at and where it lies. Nobody else changes it between
 * the look at its revision and the write.
 *
 * @returns `stale`: somebody changed it since that revision, and nothing is written
 */
export async function updateMedia(
  client: ClientBase,
  { id, revision, by }: { readonly id: string; readonly revision: number; readonly by: string | null },
  { alt, focus, ...others }: ChangedTexts,
): Promise<MediaChange | 'stale' | 'not_found'> {
  const { rows } = await client.query<WordsRow>(
    `select alt, is_decorative as "isDecorative", credit, folder, revision, width,
            case when focus_x is not null then array[focus_x, focus_y] end as focus
       from content.media where id = $1 and deleted_at is null for update`,
    [id],
  );
  const [there] = rows;
  // Only a picture is looked at somewhere.
  if (there === undefined || (there.width === null && focus !== null)) return 'not_found';
  if (there.revision !== revision) return 'stale';
  const { width: _, revision: __, ...from } = there;
  const { isDecorative = from.isDecorative, credit = from.credit, folder = from.folder } = others;
  const to = { alt: isDecorative ? '' : alt, isDecorative, credit, folder, focus };
  await client.query(
    `update content.media set alt = $2, is_decorative = $3, focus_x = $4, focus_y = $5, credit = $6, folder = $7,
       revision = revision + 1, changed_by = $8 where id = $1`,
    [id, to.alt, isDecorative, focus?.[0] ?? null, focus?.[1] ?? null, credit, folder, by],
  );
  return { from, to };
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

/**
 * The condition for copies and earlier addresses of media that lie in these files.
 *
 * @param keys escaped literals with commas between
 */
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
