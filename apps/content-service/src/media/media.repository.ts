import type { ClientBase, Pool } from 'pg';
import { copyAddress, mediaAddress } from './media-address.ts';
import type { ResolvedMedia } from './resolved-media.ts';

interface MediaRow {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly focus_x: number | null;
  readonly focus_y: number | null;
  readonly alt: string;
  readonly credit: string;
  readonly copies: readonly { readonly type: string; readonly width: number }[];
}

/** What pages show of media, by id. */
export async function selectResolvedMedia(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ResolvedMedia>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<MediaRow>(
    `select m.id, m.hash, m.name, m.type, m.bytes, m.width, m.height, m.focus_x, m.focus_y, m.alt, m.credit,
            coalesce((select jsonb_agg(jsonb_build_object('type', c.type, 'width', c.width) order by c.type, c.width)
                        from content.media_copy c where c.media_id = m.id), '[]') as copies
       from content.media m where m.id = any($1::uuid[]) and m.deleted_at is null`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, resolved(row)]));
}

function resolved(row: MediaRow): ResolvedMedia {
  const { hash, name, type, bytes, width, height, focus_x: x, focus_y: y, alt, credit } = row;
  const types = [...new Set(row.copies.map((copy) => copy.type))];
  return {
    src: mediaAddress(hash, name),
    name,
    type,
    bytes,
    size: width === null || height === null ? null : [width, height],
    sources: types.map((one) => ({
      type: one,
      widths: row.copies.filter((copy) => copy.type === one).map((copy) => [copy.width, copyAddress(hash, copy)]),
    })),
    focus: x === null || y === null ? null : [x, y],
    alt,
    credit,
  };
}

/** What stands behind an address: bytes, or the key of the file that holds them. */
export interface ServedMedia {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly body: Buffer | null;
  readonly fileKey: string | null;
}

/** The address of what took the place of bytes that were replaced; null: nothing did. */
export async function selectLaterAddress(pool: Pool, hash: string): Promise<string | null> {
  const { rows } = await pool.query<{ hash: string; name: string }>({
    name: 'media-later',
    text: `select m.hash, m.name from content.media_earlier e join content.media m on m.id = e.media_id
            where e.hash = $1 and m.deleted_at is null`,
    values: [hash],
  });
  return rows[0] === undefined ? null : mediaAddress(rows[0].hash, rows[0].name);
}

const columns = 'name, type, bytes, body, file_key as "fileKey"';

/** What is behind an address; null: there is nothing. */
export async function selectServedMedia(pool: Pool, hash: string, name: string): Promise<ServedMedia | null> {
  const [, width, format] = /^(\d{1,5})\.(avif|webp)$/.exec(name) ?? [];
  if (width !== undefined) {
    const { rows } = await pool.query<ServedMedia>({
      name: 'media-copy',
      text: `select m.name, c.type, c.bytes, c.body, null as "fileKey" from content.media_copy c
          join content.media m on m.id = c.media_id
        where m.hash = $1 and c.type = $2 and c.width = $3 and m.deleted_at is null`,
      values: [hash, `image/${format}`, Number(width)],
    });
    if (rows[0] !== undefined) return rows[0];
  }
  const { rows } = await pool.query<ServedMedia>({
    name: 'media-bytes',
    text: `select ${columns} from content.media where hash = $1 and deleted_at is null`,
    values: [hash],
  });
  return rows[0] ?? null;
}
