import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import { err, ok, type Result } from '@cutsite/domain/result';
import * as z from 'zod';
import type { ContentFile } from '../transfer/index.ts';
import { entryFromStack, idFromStack, type StackAsset } from './entry-from-stack.ts';
import { typeFromStack } from './mapping.table.ts';

const entrySchema = z.looseObject({ uid: z.string().min(1).max(100), publish_details: z.unknown() });
const assetSchema = z.looseObject({
  uid: z.string().min(1).max(100),
  filename: z.string().min(1).max(200),
  title: z.string().max(500).optional(),
  description: z.string().max(500).nullish(),
});
type Asset = z.infer<typeof assetSchema>;

/** A folder that `csdx cm:stacks:export` wrote, as a file that an import takes. */
export interface ReadFolder {
  readonly file: ContentFile;
  /** What has no place here, by type and field, with how many entries have it. */
  readonly left: readonly { readonly what: string; readonly entries: number }[];
}

/**
 * Reads what Contentstack's command line exported, one language of it. What could not be understood is named, and
 * nothing is dropped without a word.
 */
export async function readExportFolder(folder: string, locale: string): Promise<Result<ReadFolder, readonly string[]>> {
  const types = await namesIn(join(folder, 'entries'));
  if (types.length === 0) return err([`There is no folder "entries" with types in ${folder}.`]);
  const assets = await assetsIn(folder);
  const known = new Map(assets.map((asset) => [asset.uid, theirs(asset)]));
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const entries: ContentFile['entries'] = [];
  for (const uid of types) {
    const type = typeFromStack(uid);
    for (const entry of await entriesIn(join(folder, 'entries', uid), locale)) {
      if (type === undefined) count(`${uid}: the type has no mapping`);
      else {
        const made = entryFromStack(type, entry, known);
        for (const what of new Set(made.left)) count(`${uid}: ${what}`);
        entries.push(asFileEntry(type, entry, made));
      }
    }
  }
  const media = await mediaOf(folder, assets, count);
  const left = [...counts].map(([what, entries]) => ({ what, entries }));
  return ok({ file: { format: 1, media, entries }, left });
}

const theirs = ({ uid, title, filename, description }: Asset): StackAsset => ({
  uid,
  title: title ?? filename,
  description: description ?? '',
  media: idFromStack('asset', uid),
});

const asFileEntry = (
  type: ContentTypeName,
  { publish_details: published }: z.infer<typeof entrySchema>,
  { id, url, fields }: ReturnType<typeof entryFromStack>,
): ContentFile['entries'][number] => ({
  id,
  type,
  type_version: contentTypeOf(type).version,
  url,
  fields,
  published: Array.isArray(published) && published.length > 0,
});

async function mediaOf(
  folder: string,
  assets: readonly Asset[],
  count: (what: string) => void,
): Promise<ContentFile['media']> {
  const media: ContentFile['media'] = [];
  for (const { uid, filename, title, description } of assets) {
    // Names of files that lead elsewhere are none.
    const isPlain = [uid, filename].every((name) => !/[/\\]|^\.\.?$/.test(name));
    const bytes = isPlain ? await readFile(join(folder, 'assets', 'files', uid, filename)).catch(() => null) : null;
    if (bytes === null) count(`asset ${filename}: its file is not in the folder`);
    else
      media.push({
        id: idFromStack('asset', uid),
        name: filename,
        alt: description || (title ?? ''),
        base64: bytes.toString('base64'),
      });
  }
  return media;
}

/** Entries of a type in one language: pages of them in a folder, or one file as older exports have it. */
async function entriesIn(folder: string, locale: string): Promise<z.infer<typeof entrySchema>[]> {
  const inside = (await namesIn(join(folder, locale))).map((name) => join(folder, locale, name));
  const read = await Promise.all([join(folder, `${locale}.json`), ...inside].map(readJson));
  return read.flatMap((json) => rowsOf(json, entrySchema));
}

async function assetsIn(folder: string): Promise<Asset[]> {
  const names = (await namesIn(join(folder, 'assets'))).filter((name) => name.endsWith('.json'));
  const read = await Promise.all(names.map((name) => readJson(join(folder, 'assets', name))));
  const rows = read.flatMap((json) => rowsOf(json, assetSchema));
  return [...new Map(rows.map((row) => [row.uid, row])).values()];
}

/** The values of an object that are rows; an index of pages has none. */
const rowsOf = <T>(json: unknown, schema: z.ZodType<T>): T[] =>
  typeof json === 'object' && json !== null
    ? Object.values(json).flatMap((row) => schema.safeParse(row).data ?? [])
    : [];

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).toSorted();

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
