import type { Pool } from 'pg';
import { type MediaFiles, readStored } from '../media/index.ts';
import type { ContentFile } from './content-file.ts';

type Missing = NonNullable<ContentFile['missing']>[number];

/** Bytes of media that a file carries: in base64, what is read in one piece has to stay below 512 MB. */
const maxMediaInExport = 256 * 1024 * 1024;

/** What is written, and the file itself, piece by piece. */
export interface ContentExport {
  readonly entries: number;
  readonly media: number;
  /** What has no place in the file, or whose bytes were not found; whole when the last piece was taken. */
  readonly missing: readonly Missing[];
  readonly pieces: AsyncIterable<string>;
}

interface MediaRow {
  readonly id: string;
  readonly name: string;
  readonly alt: string;
  readonly bytes: number;
  readonly hash: string;
  readonly focus: [number, number] | null;
  readonly decorative: boolean;
  readonly credit: string;
  readonly folder: string;
  readonly fits: boolean;
}

/**
 * Everything that is not in the trash, as a file that an import takes: drafts as they are, and all media, the smaller
 * ones first. What has no place any more is named in the file as missing.
 */
export async function exportContent(
  { pool, files }: { readonly pool: Pool; readonly files: MediaFiles },
  most = maxMediaInExport,
): Promise<ContentExport> {
  const { rows: entries } = await pool.query<ContentFile['entries'][number]>(
    `select e.id, e.type, v.type_version, v.url, e.published_version is not null as published, v.fields
       from content.entry e join content.version v on v.entry_id = e.id and v.number = e.draft_version
      where e.deleted_at is null order by e.type, e.id`,
  );
  const { rows: media } = await pool.query<MediaRow>(
    `select id, name, alt, bytes, hash, case when focus_x is not null then array[focus_x, focus_y] end as focus,
            is_decorative as decorative, credit, folder,
            sum(bytes) over (order by bytes, id) <= $1 as fits
       from content.media where deleted_at is null order by id`,
    [most],
  );
  const missing = media.filter(({ fits }) => !fits).map(missed);

  async function* pieces(): AsyncGenerator<string> {
    yield `{\n"format": 1,\n"entries": [`;
    for (const [at, entry] of entries.entries()) yield `${at === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
    yield '\n],\n"media": [';
    let isFirst = true;
    for (const one of media.filter(({ fits }) => fits)) {
      const bytes = await bytesOf(one.id);
      if (bytes === null) missing.push(missed(one));
      else {
        const { id, name, alt, focus, decorative, credit, folder } = one;
        const said = {
          ...(focus === null ? {} : { focus }),
          ...(decorative ? { decorative } : {}),
          ...(credit === '' ? {} : { credit }),
          ...(folder === '' ? {} : { folder }),
        };
        const head = JSON.stringify({ id, name, alt, ...said });
        yield `${isFirst ? '\n' : ',\n'}${head.slice(0, -1)},"base64":"`;
        yield* inBase64(bytes);
        yield '"}';
        isFirst = false;
      }
    }
    yield `\n]${missing.length === 0 ? '' : `,\n"missing": ${JSON.stringify(missing)}`}\n}\n`;
  }

  /** Null: it was removed meanwhile, or its file is not there. */
  async function bytesOf(id: string): Promise<AsyncIterable<Uint8Array> | null> {
    const { rows } = await pool.query<{ body: Buffer | null; fileKey: string | null }>(
      'select body, file_key as "fileKey" from content.media where id = $1',
      [id],
    );
    const [kept] = rows;
    if (kept === undefined) return null;
    return kept.fileKey === null ? readStored(files, kept) : files.open(kept.fileKey);
  }

  return { entries: entries.length, media: media.length - missing.length, missing, pieces: pieces() };
}

const missed = ({ id, name, bytes, hash }: MediaRow): Missing => ({ id, name, bytes, hash });

/** Three bytes are four letters: what is left of a piece goes with the next. */
async function* inBase64(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let left: Uint8Array = new Uint8Array();
  for await (const piece of bytes) {
    const all = Buffer.concat([left, piece]);
    const whole = all.length - (all.length % 3);
    yield all.toString('base64', 0, whole);
    left = all.subarray(whole);
  }
  if (left.length > 0) yield Buffer.from(left).toString('base64');
}
