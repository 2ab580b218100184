import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long and how much is kept of builds that no process serves any more. */
export const keptFor = { days: 14, bytes: 256 * 1024 * 1024 } as const;

/** A process says so often that it still serves its build. One that has not for twice as long is gone. */
const saysEvery = hour;

/** The hashed files of this build and of those before it, in a folder that all processes of a store share. */
export interface RetainedAssets {
  /** All kept files, flat, with their compressed copies. */
  readonly filesDir: string;
  /** Removes unneeded files, and marks this build as served from time to time. Call the result to end that. */
  watch(onFailure: (failure: unknown) => void): () => void;
  /** One round of it, at a moment in milliseconds. */
  tidy(now: number): Promise<void>;
}

interface Folders {
  readonly files: string;
  /** A list of its files for each build; when the list was touched last, the build was served. */
  readonly builds: string;
  /** Files on their way: what lies in `files` is whole. */
  readonly arriving: string;
}

interface KnownBuild {
  readonly id: string;
  readonly servedAt: number;
  readonly files: readonly string[];
}

/**
 * Keeps the files of a build, so that a page of it works when the build is replaced, whichever process is asked. A name
 * holds a hash of its content: a file that is there already is the same file.
 *
 * @param assetsDir `build/client/assets`, which holds no folders
 * @throws when the folder cannot be written
 */
export async function retainAssets(assetsDir: string, folder: string): Promise<RetainedAssets> {
  const folders: Folders = {
    files: join(folder, 'files'),
    builds: join(folder, 'builds'),
    arriving: join(folder, 'arriving'),
  };
  const own = await readdir(assetsDir);
  const id = createHash('sha256').update(own.toSorted().join('\n')).digest('hex').slice(0, 16);
  // The list first: from then on no process deletes these files.
  await sayServed(folders, id, own, Date.now());
  await bring(folders, assetsDir, own);

  const tidy = async (now: number): Promise<void> => {
    await sayServed(folders, id, own, now);
    await throwOut(folders, id, now);
    // What another process threw out in the moment before this one had its list there.
    await bring(folders, assetsDir, own);
  };
  return {
    filesDir: folders.files,
    tidy,
    watch(onFailure) {
      const round = (): void => void tidy(Date.now()).catch(onFailure);
      // Not part of the start, which has to be short.
      const first = setTimeout(round, 1_000).unref();
      const further = setInterval(round, saysEvery).unref();
      return () => {
        clearTimeout(first);
        clearInterval(further);
      };
    },
  };
}

/** A unique name: process ids are the same on many machines. */
const draftIn = ({ arriving }: Folders): string => join(arriving, randomUUID());

/** Writes the list of a build where there is none, and touches it. */
async function sayServed(folders: Folders, id: string, files: readonly string[], now: number): Promise<void> {
  const list = join(folders.builds, `${id}.json`);
  const at = new Date(now);
  // At each time: somebody may have deleted the whole folder meanwhile.
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  try {
    await utimes(list, at, at);
  } catch {
    const draft = draftIn(folders);
    await writeFile(draft, JSON.stringify(files));
    await rename(draft, list);
  }
}

/**
 * Brings what is missing, as far as the build is still where it was. A file appears under its name when it is whole.
 */
async function bring(folders: Folders, assetsDir: string, own: readonly string[]): Promise<void> {
  const there = new Set(await readdir(folders.files));
  for (const name of own.filter((one) => !there.has(one))) {
    const draft = draftIn(folders);
    try {
      await copyFile(join(assetsDir, name), draft);
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw failure;
    }
    await rename(draft, join(folders.files, name));
  }
}

/** Throws out builds that are too old or too many, and then the files that are in none of the others. */
async function throwOut(folders: Folders, own: string, now: number): Promise<void> {
  for (const id of await tooMuch(folders, own, now)) await rm(join(folders.builds, `${id}.json`), { force: true });
  const files = await readdir(folders.files);
  // Read again: another process may have begun to serve a build meanwhile.
  const needed = new Set((await knownBuilds(folders)).flatMap((build) => build.files));
  for (const name of files.filter((file) => !needed.has(file))) await rm(join(folders.files, name), { force: true });
  for (const name of await readdir(folders.arriving)) {
    const path = join(folders.arriving, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > hour) await rm(path, { force: true });
  }
}

/**
 * The builds to give up: served last before the days of {@link keptFor}, or beyond its bytes, the newest kept first.
 */
async function tooMuch(folders: Folders, own: string, now: number): Promise<string[]> {
  const builds = (await knownBuilds(folders)).toSorted((one, other) => other.servedAt - one.servedAt);
  const counted = new Set<string>();
  let bytes = 0;
  const given: string[] = [];
  for (const { id, servedAt, files } of builds) {
    const added = files.filter((name) => !counted.has(name));
    const size = await bytesOf(folders, added);
    const isServed = id === own || now - servedAt < 2 * saysEvery;
    const fits = now - servedAt < keptFor.days * day && bytes + size <= keptFor.bytes;
    if (!isServed && !fits) {
      given.push(id);
      continue;
    }
    for (const name of added) counted.add(name);
    bytes += size;
  }
  return given;
}

async function bytesOf({ files }: Folders, names: readonly string[]): Promise<number> {
  const sizes = await Promise.all(names.map((name) => stat(join(files, name)).catch(() => null)));
  return sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

/**
 * What the lists say. One that is gone or cannot be read, which another process is about to replace, counts as none.
 */
async function knownBuilds({ builds }: Folders): Promise<KnownBuild[]> {
  const read = async (name: string): Promise<KnownBuild[]> => {
    const path = join(builds, name);
    try {
      const [{ mtimeMs }, text] = await Promise.all([stat(path), readFile(path, 'utf8')]);
      return [{ id: name.replace(/\.json$/, ''), servedAt: mtimeMs, files: JSON.parse(text) as string[] }];
    } catch {
      return [];
    }
  };
  return (await Promise.all((await readdir(builds)).map(read))).flat();
}
