import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

/** A file of the built office. */
export interface OfficeFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** The same, compressed with brotli; null: it is not worth it. */
  readonly brotli: Buffer | null;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Everything that the page of the office asks for, by its name below `assets/`, and the page itself. It is read once
 * and kept in memory: it is small, a building under way cannot take a file away, and no path can lead anywhere else.
 *
 * @throws Error when the office is not built
 */
export async function readOfficeFiles(
  folder: string,
): Promise<{ readonly page: string; readonly assets: ReadonlyMap<string, OfficeFile> }> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error(`the office is not built: ${folder} has no page`, { cause });
  });
  const assetsFolder = join(folder, 'assets');
  const entries = await readdir(assetsFolder, { recursive: true, withFileTypes: true });
  const assets = new Map<string, OfficeFile>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const mediaType = mediaTypes[extname(entry.name)];
    if (!entry.isFile() || mediaType === undefined) continue;
    const brotli = await readFile(`${path}.br`).catch(() => null);
    assets.set(relative(assetsFolder, path), { mediaType, bytes: await readFile(path), brotli });
  }
  return { page, assets };
}
