/** A part of a ZIP file as a test wants it; `says` is a size in the directory that is not true. */
export interface PartToPack {
  readonly name: string;
  readonly text: string | Uint8Array;
  readonly says?: number;
  readonly stored?: boolean;
  readonly flags?: number;
}

const encoder = new TextEncoder();

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Little-endian fields: a number and how many bytes it takes. */
function record(...fields: readonly (readonly [number, 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Packs parts as a ZIP file, by the book or with lies in the directory. */
export async function zipFile(parts: readonly PartToPack[]): Promise<Uint8Array> {
  const bodies: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text, says, stored = false, flags = 0 } of parts) {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const packed = stored ? bytes : await deflated(bytes);
    const title = encoder.encode(name);
    const method = stored ? 0 : 8;
    const sum = crc32(bytes);
    const size = says ?? bytes.length;
    const head = record(
      [0x04034b50, 4],
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [sum, 4],
      [packed.length, 4],
      [size, 4],
      [title.length, 2],
      [0, 2],
    );
    const entry = record(
      [0x02014b50, 4],
      [20, 2],
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
      [sum, 4],
      [packed.length, 4],
      [size, 4],
      [title.length, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [offset, 4],
    );
    bodies.push(head, title, packed);
    directory.push(entry, title);
    offset += head.length + title.length + packed.length;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = record([0x06054b50, 4], [0, 4], [parts.length, 2], [parts.length, 2], [size, 4], [offset, 4], [0, 2]);
  return joined(...bodies, ...directory, end);
}
