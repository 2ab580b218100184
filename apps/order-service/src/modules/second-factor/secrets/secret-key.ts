import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config/index.ts';

const keyBytes = 32;
const fileName = 'second-factor.key';

/** Read once: it stays the same for as long as a process lives. */
const known = new Map<string, Promise<Buffer>>();

/**
 * The key that the secrets of second factors are sealed with (decision 56): `SECOND_FACTOR_KEY`, or else a file of the
 * data folder, which is made when it is first needed. It is in no backup.
 */
export function secretKey({ secondFactorKey, dataDir }: Pick<Config, 'secondFactorKey' | 'dataDir'>): Promise<Buffer> {
  if (secondFactorKey !== null) return Promise.resolve(secondFactorKey);
  const path = join(dataDir, fileName);
  const key = known.get(path) ?? readOrMake(dataDir, path);
  known.set(path, key);
  key.catch(() => known.delete(path));
  return key;
}

async function readOrMake(dataDir: string, path: string): Promise<Buffer> {
  const kept = await readKey(path);
  if (kept !== null) return kept;
  await mkdir(dataDir, { recursive: true });
  // Whole before it has its name, so that a process that starts beside this one reads all of it. Of two, one stays.
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(own, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(own, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  const key = await readKey(path);
  if (key === null) throw new Error(`${path} was taken away`);
  return key;
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  if (key.length !== keyBytes) throw new Error(`${path} is no key of ${keyBytes} bytes in base64`);
  return key;
}
