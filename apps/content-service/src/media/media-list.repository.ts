import type { Pool } from 'pg';
import { mediaAddress } from './media-address.ts';

/** A picture or file, as editors see it. */
export interface ListedMedia {
  readonly id: string;
  readonly name: string;
  readonly src: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly focus: readonly [number, number] | null;
  /** Widths of its copies. */
  readonly widths: readonly number[];
  /** Its copies are still to be made. */
  readonly isInWork: boolean;
  readonly usedIn: number;
  readonly createdAt: Date;
  /** A write of its facts names the one that it started from. */
  readonly revision: number;
  readonly changedBy: string | null;
}

const usedIn = `(select count(distinct u.entry_id) from content.use u join content.entry e on e.id = u.entry_id
  where u.target_id = m.id and e.deleted_at is null)::integer`;

const columns = `m.id, m.hash, m.name, m.type, m.bytes, m.width, m.height, m.alt, m.created_at as "createdAt", m.revision,
  m.changed_by as "changedBy",
  case when m.focus_x is not null then array[m.focus_x, m.focus_y] end as focus,
  array(select distinct c.width from content.media_copy c where c.media_id = m.id order by 1) as widths,
  m.copies_due_at is not null as "isInWork", ${usedIn} as "usedIn"`;

type MediaRow = Omit<ListedMedia, 'src'> & { readonly hash: string };

const listed = ({ hash, ...row }: MediaRow): ListedMedia => ({ ...row, src: mediaAddress(hash, row.name) });

/** What the list can be narrowed down to. */
const kinds = {
  pictures: 'm.width is not null',
  files: 'm.width is null',
  no_alt: `m.width is not null and m.alt = ''`,
  unused: 'not exists (select from content.use u where u.target_id = m.id)',
  trash: 'true',
} as const;

const mediaPerPage = 60;

/** A page of pictures and files, the newest first, and how many there are in all. */
export async function selectMediaList(
  pool: Pool,
  asked: { readonly kind?: keyof typeof kinds | undefined; readonly search: string; readonly page: number },
): Promise<{ readonly media: readonly ListedMedia[]; readonly total: number }> {
  const pattern = `%${asked.search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = `m.deleted_at is ${asked.kind === 'trash' ? 'not null' : 'null'} and (m.name ilike $1 or m.alt ilike $1)
    ${asked.kind === undefined ? '' : `and ${kinds[asked.kind]}`}`;
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*)::integer as total from content.media m where ${where}`,
    [pattern],
  );
  const { rows } = await pool.query<MediaRow>(
    `select ${columns} from content.media m where ${where} order by m.created_at desc, m.id limit ${mediaPerPage} offset $2`,
    [pattern, (asked.page - 1) * mediaPerPage],
  );
  return { media: rows.map(listed), total: counts[0]?.total ?? 0 };
}

/** Those of these ids that are there; `any`: in the trash, too. */
export async function selectListedMedia(
  pool: Pool,
  ids: readonly string[],
  which: 'there' | 'any' = 'there',
): Promise<readonly ListedMedia[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<MediaRow>(
    `select ${columns} from content.media m where m.id = any($1::uuid[]) ${which === 'any' ? '' : 'and m.deleted_at is null'}`,
    [ids],
  );
  return rows.map(listed);
}
