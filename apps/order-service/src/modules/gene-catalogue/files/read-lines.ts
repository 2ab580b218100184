import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FaultList, FileRefused } from './refused-file.ts';

/** A file that is read once, from its beginning to its end. */
export interface LineSource {
  /** As it is named in sentences. */
  readonly name: string;
  readonly byteSize: number;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

export async function fileSource(path: string): Promise<LineSource> {
  const { size } = await stat(path);
  return { name: basename(path), byteSize: size, bytes: () => createReadStream(path) };
}

/** A line, its number from 1; decoded only when it is asked for, so that skipping lines costs next to nothing. */
export interface Line {
  readonly number: number;
  readonly bytes: Buffer;
}

export interface ReadingOptions {
  /** Called after each tenth of the file, with the percentage. */
  readonly onProgress?: (percent: number) => void;
}

/** Lines are far shorter; one of this length is no table. */
const maxLineLength = 1 << 20;

const newLine = 0x0a;
const carriageReturn = 0x0d;

/**
 * Hands each line of a file, packed by gzip or not, to `onLine`. Never more than a piece of the file is in memory. Line
 * ends are left out, empty lines too; a byte order mark is skipped.
 *
 * @throws FileRefused for what is no text: NUL, a workbook, another coding than UTF-8, a line without end, damage
 */
export async function readLines(
  source: LineSource,
  onLine: (line: Line) => void,
  { onProgress }: ReadingOptions = {},
): Promise<void> {
  const faults = new FaultList(source.name);
  let carried: Buffer[] = [];
  let carriedBytes = 0;
  let number = 0;

  function take(bytes: Buffer): void {
    number += 1;
    const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
    const start = number === 1 && bytes.subarray(0, 3).equals(byteOrderMark) ? 3 : 0;
    if (end > start) onLine({ number, bytes: bytes.subarray(start, end) });
  }

  try {
    for await (const chunk of unpacked(source, faults, onProgress)) {
      if (chunk.includes(0)) faults.refuse(lineOfNul(chunk, number), 'has a NUL character, so it is no text.');
      let start = 0;
      for (;;) {
        const end = chunk.indexOf(newLine, start);
        if (end < 0) break;
        take(carriedBytes > 0 ? Buffer.concat([...carried, chunk.subarray(start, end)]) : chunk.subarray(start, end));
        carried = [];
        carriedBytes = 0;
        start = end + 1;
      }
      carried.push(chunk.subarray(start));
      carriedBytes += chunk.length - start;
      if (carriedBytes > maxLineLength) faults.refuse(number + 1, 'is longer than 1 MB. Is it a table?');
    }
  } catch (error) {
    throw isBadGzip(error) ? damaged(source) : error;
  }
  if (carriedBytes > 0) take(Buffer.concat(carried));
}

/** The text of a line. @throws FileRefused when it is not UTF-8 */
export function textOf({ bytes, number }: Line, faults: FaultList): string {
  if (!isUtf8(bytes)) faults.refuse(number, 'is not UTF-8. Save the file as UTF-8.');
  return bytes.toString('utf8');
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const startsWith = (chunk: Buffer, ...start: number[]) => start.every((byte, index) => chunk[index] === byte);

async function* unpacked(
  source: LineSource,
  faults: FaultList,
  onProgress: ReadingOptions['onProgress'],
): AsyncGenerator<Buffer> {
  const chunks = counted(source, onProgress)[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const start = first.value;
  if (startsWith(start, 0x50, 0x4b)) faults.refuse(null, 'is a workbook or an archive. Save it as CSV or TSV.');
  if (startsWith(start, 0xff, 0xfe) || startsWith(start, 0xfe, 0xff)) {
    faults.refuse(null, 'is UTF-16. Save the file as UTF-8.');
  }
  const whole = Readable.from(
    (async function* () {
      yield start;
      for (;;) {
        const { value, done } = await chunks.next();
        if (done === true) return;
        yield value;
      }
    })(),
  );
  const isPacked = startsWith(start, 0x1f, 0x8b);
  const bytes = isPacked ? whole.compose(createGunzip()) : whole;
  for await (const chunk of bytes) yield chunk as Buffer;
}

/** Counts what was read of the file as it is on the disk. */
async function* counted(source: LineSource, onProgress: ReadingOptions['onProgress']): AsyncGenerator<Buffer> {
  let read = 0;
  let reported = 0;
  for await (const chunk of source.bytes()) {
    read += chunk.length;
    const percent = 10 * Math.floor((10 * read) / Math.max(1, source.byteSize));
    if (percent > reported && percent < 100) onProgress?.(percent);
    reported = Math.max(reported, percent);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  }
}

function lineOfNul(chunk: Buffer, linesBefore: number): number {
  const end = chunk.indexOf(0);
  let line = linesBefore + 1;
  for (let at = chunk.indexOf(newLine); at >= 0 && at < end; at = chunk.indexOf(newLine, at + 1)) line += 1;
  return line;
}

function isBadGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}

function damaged({ name }: LineSource): FileRefused {
  return new FileRefused([
    { file: name, line: null, column: null, message: 'is damaged or cut off: it cannot be unpacked to its end.' },
  ]);
}
