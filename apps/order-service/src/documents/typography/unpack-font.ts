import { inflateSync } from 'node:zlib';

const headLength = 44;
const entryLength = 20;

/**
 * A WOFF file as the TrueType file inside it (W3C WOFF 1.0). fontkit reads WOFF too, but unpacks a table again for
 * every glyph, which costs seconds with a Chinese font.
 *
 * @throws Error when the bytes are no WOFF file.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let at = 0; at < count; at += 1) {
    const entry = headLength + at * entryLength;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const place = 12 + at * 16;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, place + 8);
    directory.writeUInt32BE(length, place + 12);
    // Tables begin at multiples of four.
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts);
}
