import type { ClientBase, Pool } from 'pg';
import { saveLook } from './alike/index.ts';
import type { StoredBytes } from './store-bytes.ts';

/** A picture or file that has been looked at, with its bytes where they lie. */
export interface TakenMedia extends Omit<StoredBytes, 'head'> {
  readonly name: string;
  readonly type: string;
  readonly size: readonly [number, number] | null;
  /** What a picture looks like, to be compared by; null: it is no picture, or a drawing. */
  readonly look: string | null;
  /** Narrower copies are to be made of it. */
  readonly wantsCopies: boolean;
}

/** Lets one after the other count and add, so that two cannot take the same space. */
export async function lockMedia(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('content media'))`);
}

/** What all media take together, in bytes. */
export async function selectMediaBytesInAll(client: ClientBase | Pool): Promise<number> {
  const { rows } = await (client as Pool).query<{ bytes: string }>(
    'select coalesce(sum(bytes), 0) as bytes from content.media',
  );
  return Number(rows[0]?.bytes ?? 0);
}

export async function selectIdOfHash(client: ClientBase, hash: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select id from content.media where hash = $1', [hash]);
  return rows[0]?.id ?? null;
}

const bytesOf = (media: TakenMedia, now: Date): unknown[] => [
  media.hash,
  media.name,
  media.type,
  media.bytes,
  media.size?.[0] ?? null,
  media.size?.[1] ?? null,
  media.body,
  media.fileKey,
  media.wantsCopies ? now : null,
];

/** Whether something is kept under an id. */
export async function isIdTaken(client: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from content.media where id = $1', [id]);
  return rowCount === 1;
}

/** Lets it be shown again where it lay in the trash. */
export async function takeOutOfTrash(client: ClientBase, id: string): Promise<void> {
  await client.query('update content.media set deleted_at = null where id = $1 and deleted_at is not null', [id]);
}

/** What is said of a picture or file, and where a picture is looked at: hundredths from the left and the top. */
export interface MediaWords {
  readonly alt: string;
  /** It only decorates, and so needs no words. */
  readonly isDecorative: boolean;
  readonly focus: readonly [number, number] | null;
  /** Who made it; empty: nobody is named. */
  readonly credit: string;
  /** The folder that it lies in; empty: in none. */
  readonly folder: string;
}

interface Insertion extends Partial<MediaWords> {
  readonly id: string;
  readonly by: string | null;
  readonly now: Date;
}

/** Keeps it; what is there already comes out of the trash. */
export async function insertTaken(
  client: ClientBase,
  media: TakenMedia,
  { id, by, now, alt = '', focus = null, isDecorative = false, credit = '', folder = '' }: Insertion,
): Promise<void> {
  await client.query(
    `insert into content.media
       (hash, name, type, bytes, width, height, body, file_key, copies_due_at, id, created_at, created_by, alt,
        focus_x, focus_y, is_decorative, credit, folder)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       $17, $18) on conflict (hash) do update set deleted_at = null`,
    [...bytesOf(media, now), id, now, by, alt, focus?.[0] ?? null, focus?.[1] ?? null, isDecorative, credit, folder],
  );
  await saveLook(client, id, media.look);
}

/** The revision of what stands under an id, which nobody else changes until the transaction ends. Null: it is gone. */
export async function lockRevision(client: ClientBase, id: string): Promise<number | null> {
  const { rows } = await client.query<{ revision: number }>(
    'select revision from content.media where id = $1 for update',
    [id],
  );
  return rows[0]?.revision ?? null;
}

/** Puts it into the place of what stood under an id. Its file is loose then, and goes with the next sweep. */
export async function updateTaken(
  client: ClientBase,
  media: TakenMedia,
  { id, by, now }: { readonly id: string; readonly by: string | null; readonly now: Date },
): Promise<void> {
  await client.query('delete from content.media_copy where media_id = $1', [id]);
  await client.query(
    `insert into content.media_earlier (hash, media_id, replaced_at) select hash, id, $2 from content.media where id = $1
     on conflict (hash) do update set media_id = excluded.media_id, replaced_at = excluded.replaced_at`,
    [id, now],
  );
  await client.query(
    `update content.media set hash = $1, name = $2, type = $3, bytes = $4, width = $5, height = $6, body = $7,
       file_key = $8, copies_due_at = $9, revision = revision + 1, changed_by = $11 where id = $10`,
    [...bytesOf(media, now), id, by],
  );
  await saveLook(client, id, media.look);
}
