import type { ClientBase, Pool } from 'pg';
import { copyAddress, mediaAddress } from './media-address.ts';

/** A picture or file, as editors see it. */
export interface ListedMedia {
  readonly id: string;
  readonly name: string;
  readonly src: string;
  /** The narrowest copy; where there is none, the bytes themselves. */
  readonly thumb: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly credit: string;
  /** Empty: in none. */
  readonly folder: string;
  readonly focus: readonly [number, number] | null;
  /** Widths of its copies. */
  readonly widths: readonly number[];
  /** Its copies are still to be made. */
  readonly isInWork: boolean;
  readonly usedIn: number;
  /** How many other pictures look the same. */
  readonly alike: number;
  readonly createdAt: Date;
  readonly isInTrash: boolean;
  /** Null: the store itself, or another system. */
  readonly createdBy: string | null;
  /** A write of its facts names the one that it started from. */
  readonly revision: number;
  readonly changedBy: string | null;
}

const usedIn = `(select count(distinct u.entry_id) from content.used_by u join content.entry e on e.id = u.entry_id
  where u.target_id = m.id and e.deleted_at is null)::integer`;

/** The others that look the same as a picture and are not in the trash. */
const others = `from content.media_alike a join content.media o on o.id = a.other_id
  where a.one_id = m.id and o.deleted_at is null`;

const columns = `m.id, m.hash, m.name, m.type, m.bytes, m.width, m.height, m.alt, m.credit, m.folder, m.created_at as "createdAt", m.revision,
  m.deleted_at is not null as "isInTrash", m.is_decorative as "isDecorative", m.created_by as "createdBy", m.changed_by as "changedBy",
  case when m.focus_x is not null then array[m.focus_x, m.focus_y] end as focus,
  array(select distinct c.width from content.media_copy c where c.media_id = m.id order by 1) as widths,
  (select jsonb_build_object('type', c.type, 'width', c.width) from content.media_copy c where c.media_id = m.id
    order by c.width, c.type desc limit 1) as narrowest,
  m.copies_due_at is not null as "isInWork", ${usedIn} as "usedIn", (select count(*)::integer ${others}) as alike`;

type MediaRow = Omit<ListedMedia, 'src' | 'thumb'> & {
  readonly hash: string;
  readonly narrowest: { readonly type: string; readonly width: number } | null;
};

function listed({ hash, narrowest, ...row }: MediaRow): ListedMedia {
  const src = mediaAddress(hash, row.name);
  return { ...row, src, thumb: narrowest === null ? src : copyAddress(hash, narrowest) };
}

/** What the list can be narrowed down to. */
const kinds = {
  pictures: 'm.width is not null',
  files: 'm.width is null',
  documents: `m.width is null and m.type not like 'audio/%'`,
  sound: `m.type like 'audio/%'`,
  no_alt: `m.width is not null and m.alt = '' and not m.is_decorative`,
  // Not by `not exists`, for the reason that the list of entries gives.
  unused: 'm.id not in (select distinct u.target_id from content.used_by u)',
  // Nothing is drawn wider than 2,400 pixels; twice that leaves room for a cut.
  large: 'm.bytes >= case when m.width is null then 20000000 else 2000000 end or m.width > 4800',
  alike: `exists (select ${others})`,
  trash: 'true',
} as const;

/** What the list can be ordered by; equal ones by their ids. */
const sorts = {
  '-added': 'm.created_at desc',
  added: 'm.created_at',
  name: 'lower(m.name)',
  '-name': 'lower(m.name) desc',
  '-bytes': 'm.bytes desc',
  bytes: 'm.bytes',
  '-used': '"usedIn" desc',
  used: '"usedIn"',
} as const;

const mediaPerPage = 60;

/** Those that look the same stand beside each other. */
const pairs = `least(m.id::text, (select min(o.id::text) ${others}))`;

interface AskedMedia {
  readonly kind?: keyof typeof kinds | undefined;
  readonly folder?: string | undefined;
  readonly search: string;
  readonly sort?: keyof typeof sorts | undefined;
  readonly page: number;
}

/** A page of pictures and files, the newest first unless another order is asked for, and how many there are in all. */
export async function selectMediaList(
  pool: Pool,
  asked: AskedMedia,
): Promise<{ readonly media: readonly ListedMedia[]; readonly total: number }> {
  const pattern = `%${asked.search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = `m.deleted_at is ${asked.kind === 'trash' ? 'not null' : 'null'} 
    and (m.name ilike $1 or m.alt ilike $1 or m.credit ilike $1) and ($2::text is null or m.folder = $2)
    ${asked.kind === undefined ? '' : `and (${kinds[asked.kind]})`}`;
  const values = [pattern, asked.folder ?? null];
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*)::integer as total from content.media m where ${where}`,
    values,
  );
  const { rows } = await pool.query<MediaRow>(
    `select ${columns} from content.media m where ${where}
      order by ${asked.sort === undefined && asked.kind === 'alike' ? pairs : sorts[asked.sort ?? '-added']}, m.id limit ${mediaPerPage} offset $3`,
    [...values, (asked.page - 1) * mediaPerPage],
  );
  return { media: rows.map(listed), total: counts[0]?.total ?? 0 };
}

/** Those of these ids that are there; `any`: in the trash, too. */
export async function selectListedMedia(
  database: ClientBase | Pool,
  ids: readonly string[],
  which: 'there' | 'any' = 'there',
): Promise<readonly ListedMedia[]> {
  if (ids.length === 0) return [];
  const { rows } = await (database as Pool).query<MediaRow>(
    `select ${columns} from content.media m where m.id = any($1::uuid[]) ${which === 'any' ? '' : 'and m.deleted_at is null'}`,
    [ids],
  );
  return rows.map(listed);
}

/** Those that look the same as a picture, what is shown most first. */
export async function selectAlike(pool: Pool, id: string): Promise<readonly ListedMedia[]> {
  const { rows } = await pool.query<MediaRow>(
    `select ${columns} from content.media m
      where m.id in (select other_id from content.media_alike where one_id = $1) and m.deleted_at is null
      order by "usedIn" desc, m.created_at, m.id`,
    [id],
  );
  return rows.map(listed);
}

/** How many there are of each kind, and in all without the trash. */
export async function countMediaKinds(
  pool: Pool,
): Promise<{ readonly total: number; readonly kinds: readonly { readonly name: string; readonly count: number }[] }> {
  const counts = Object.entries(kinds).map(
    ([name, condition]) =>
      `count(*) filter (where m.deleted_at is ${name === 'trash' ? 'not null' : 'null'} and (${condition}))::integer as ${name}`,
  );
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*) filter (where m.deleted_at is null)::integer as total, ${counts.join(', ')} from content.media m`,
  );
  const [row = {}] = rows;
  return {
    total: row['total'] ?? 0,
    kinds: Object.keys(kinds).map((name) => ({ name, count: row[name] ?? 0 })),
  };
}

export interface ListedCopy {
  readonly type: string;
  readonly width: number;
  readonly bytes: number;
}

/** The copies of a picture, by format and the widest first. */
export async function selectCopies(pool: Pool, id: string): Promise<readonly ListedCopy[]> {
  const { rows } = await pool.query<ListedCopy>(
    'select type, width, bytes from content.media_copy where media_id = $1 order by type, width desc',
    [id],
  );
  return rows;
}
