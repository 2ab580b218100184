import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file of the archive. Its size has to be known before its bytes. */
export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export const blockSize = 512;

/**
 * Writes a gzipped tar (ustar), which `tar tzf` lists on any machine. In little memory: nothing is kept.
 *
 * @throws Error when an entry has more or fewer bytes than it said
 */
export async function writeArchive(entries: AsyncIterable<Entry>, to: NodeJS.WritableStream): Promise<void> {
  await pipeline(blocks(entries), createGzip({ level: 6 }), to);
}

async function* blocks(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield header(entry);
    let size = 0;
    for await (const chunk of entry.bytes) {
      size += chunk.length;
      yield chunk;
    }
    if (size !== entry.size) throw new Error(`${entry.name} has ${size} bytes and not ${entry.size}`);
    yield Buffer.alloc(paddingAfter(size));
  }
  // Two empty blocks are the end of a tar.
  yield Buffer.alloc(2 * blockSize);
}

/** What fills the last block of an entry. */
export function paddingAfter(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

/** POSIX.1-1988: names, octal numbers, and a checksum over the header in which the checksum itself counts as spaces. */
function header({ name, size }: Entry): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, at: number, digits: number) =>
    block.write(value.toString(8).padStart(digits, '0'), at, 'latin1');
  block.write(name, 0, 'utf8');
  octal(0o600, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(Math.floor(Date.now() / 1_000), 136, 11);
  block.write('        0', 148, 'latin1');
  block.write('ustar', 257, 'latin1');
  block.write('00', 263, 'latin1');
  octal(checksum(block), 148, 6);
  block.write('\0 ', 154, 'latin1');
  return block;
}

/** The sum of the bytes of a header whose checksum is blank. */
export function checksum(block: Uint8Array): number {
  let sum = 0;
  for (const [place, byte] of block.entries()) sum += place >= 148 && place < 156 ? 32 : byte;
  return sum;
}
