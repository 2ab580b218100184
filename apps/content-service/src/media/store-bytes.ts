import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { MediaFiles } from './media-files.ts';

/** Bytes of what stands in the database; what is larger goes to the store's files. */
export const maxInDatabase = 2 * 1024 * 1024;

/** Bytes that are kept: in memory, on their way to the database, or as a file already. */
export interface StoredBytes {
  readonly bytes: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** The first of them. */
  readonly head: Buffer;
  /** Null: they are a file. */
  readonly body: Buffer | null;
  readonly fileKey: string | null;
}

/** Stops bytes on their way in; nothing of them is left. */
export class TooManyBytes extends Error {}

/**
 * Keeps bytes while they arrive, in little memory whatever they are.
 *
 * @throws TooManyBytes
 */
export async function storeBytes(
  files: MediaFiles,
  source: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
  most: number,
): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  const next = async (): Promise<Uint8Array | null> => {
    const { value, done } = await source.next();
    if (done === true) return null;
    bytes += value.length;
    if (bytes > most) throw new TooManyBytes('The file is too large');
    hash.update(value);
    return value;
  };
  const begun: Uint8Array[] = [];
  let isWhole = false;
  while (bytes <= maxInDatabase && !isWhole) {
    const chunk = await next();
    if (chunk === null) isWhole = true;
    else begun.push(chunk);
  }
  const first = Buffer.concat(begun);
  if (isWhole) return { bytes, hash: hash.digest('hex'), head: first.subarray(0, 64), body: first, fileKey: null };
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first;
    for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
  }
  const fileKey = uuid();
  await files.put(fileKey, all());
  return { bytes, hash: hash.digest('hex'), head: first.subarray(0, 64), body: null, fileKey };
}

/** The bytes that are kept, once more. */
export async function* readStored(
  files: MediaFiles,
  { body, fileKey }: Pick<StoredBytes, 'body' | 'fileKey'>,
): AsyncGenerator<Uint8Array> {
  if (body !== null) yield body;
  const file = fileKey === null ? null : await files.open(fileKey);
  if (file !== null) yield* file;
}
