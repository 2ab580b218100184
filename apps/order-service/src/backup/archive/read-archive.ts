import { createGunzip } from 'node:zlib';
import { BackupRefused } from '../manifest.ts';
import { blockSize, checksum, paddingAfter } from './write-archive.ts';

/** A file of the archive, whose bytes are read before the next one is asked for. */
export interface ReadEntry {
  readonly name: string;
  readonly size: number;
  readonly bytes: () => AsyncGenerator<Uint8Array>;
}

/**
 * Reads what `writeArchive` wrote, entry by entry, in little memory.
 *
 * @throws BackupRefused when it is no archive, or ends before its end
 */
export async function* readArchive(from: NodeJS.ReadableStream): AsyncGenerator<ReadEntry> {
  const source = unpacked(from);
  let rest: Uint8Array = new Uint8Array();

  /** The next bytes, at most so many. */
  async function some(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const { value, done } = await source.next();
      if (done === true) throw new BackupRefused('The backup ends in the middle. It is incomplete and cannot be used.');
      rest = value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function* exactly(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0; ) {
      const chunk = await some(left);
      left -= chunk.length;
      yield chunk;
    }
  }

  async function whole(count: number): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of exactly(count)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  for (;;) {
    const block = await whole(blockSize);
    if (block.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(block);
    yield { name, size, bytes: () => exactly(size) };
    await whole(paddingAfter(size));
  }
}

async function* unpacked(from: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  from.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of from.pipe(gunzip)) yield chunk as Uint8Array;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') {
      throw new BackupRefused('The backup ends in the middle. It is incomplete and cannot be used.');
    }
    if (code?.startsWith('Z_')) throw new BackupRefused('This is not a backup of a store, or it was damaged.');
    throw error;
  }
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => block.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 8), 8) !== checksum(block)) {
    throw new BackupRefused('This is not a backup of a store, or it was damaged.');
  }
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) };
}
