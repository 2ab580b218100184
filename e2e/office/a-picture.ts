import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A row of random pixels. */
const noise = (width: number): Buffer => randomBytes(3 * width);

/** Stripes that look the same in every size. @param seed other stripes for each */
export const stripes = (seed: string) => (width: number, y: number, height: number) =>
  Buffer.concat(
    Array.from({ length: width }, (_, x) => {
      const cell = Math.floor((8 * x) / width) * 8 + Math.floor((8 * y) / height);
      return Buffer.alloc(3, crc32(`${seed} ${cell}`) % 256);
    }),
  );

/** A picture of pixels that nobody else has: media keep the same bytes once, under the name that came first. */
export function aPicture(
  name: string,
  width = 64,
  height = 32,
  row: (width: number, y: number, height: number) => Buffer = noise,
) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.alloc(1), row(width, y, height)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(rows));
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return { name, mimeType: 'image/png', buffer };
}
