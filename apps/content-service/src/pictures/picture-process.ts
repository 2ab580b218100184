import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { copyWidths, maxPixels, type PictureHead, type PictureRefusal } from './picture-process.table.ts';

/*
 * A program of its own: it reads one picture, writes what was asked for, and ends. What a hostile picture can reach is
 * this process alone, and the memory that a picture needs goes back to the machine (promise P8).
 */

const loaders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

setPriority(10);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders });

const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });

function write(head: PictureHead | { readonly refusal: PictureRefusal }, bytes?: Buffer): void {
  process.stdout.write(`${JSON.stringify(head)}\n`);
  if (bytes !== undefined) process.stdout.write(bytes);
}

/** Places across and down at which a picture is compared with the next one. */
const places = 16;
/** Steps of grey, of a picture from black to white, that noise and another quality do not make. */
const clearlyLighter = 24;

/**
 * What a picture looks like, whatever its size, format and quality (a perceptual hash): at each of 16 × 16 places
 * whether it is lighter to the right, and whether below. Twice 256 bits in hexadecimal digits.
 */
async function lookOf(picture: Sharp): Promise<string> {
  const side = places + 1;
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    // Read in full: JPEG and WebP would otherwise be made smaller on the way in, each by a rule of its own.
    .resize({ width: side, height: side, fit: 'fill', kernel: 'mitchell', fastShrinkOnLoad: false })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number): number => data[(y * side + x) * info.channels] ?? 0;
  const bits: string[] = [];
  for (const [right, down] of [
    [1, 0],
    [0, 1],
  ] as const) {
    for (let place = 0; place < places * places; place += 1) {
      const [x, y] = [place % places, Math.floor(place / places)];
      bits.push(grey(x + right, y + down) - grey(x, y) > clearlyLighter ? '1' : '0');
    }
  }
  return (bits.join('').match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 2).toString(16)).join('');
}

/** What a picture that is kept already looks like. */
async function look(bytes: Buffer): Promise<void> {
  const { format, width, height } = await open(bytes).metadata();
  write({ type: `image/${format}`, width, height, bytes: 0, look: await lookOf(open(bytes)) });
}

/** The picture upright, in sRGB, with nothing but its pixels: no place, no camera, no text, no bytes behind it. */
async function clean(bytes: Buffer): Promise<void> {
  const { format, width, height, pages = 1, compression } = await open(bytes).metadata();
  if (width * height > maxPixels) return write({ refusal: 'too_many_pixels' });
  if (pages > 1) return write({ refusal: 'moving_picture' });
  if (format === 'heif' && compression !== 'av1') return write({ refusal: 'not_a_picture' });
  const upright = open(bytes).autoOrient();
  const { data, info } = await inFormat(upright, format).toBuffer({ resolveWithObject: true });
  const type = info.format === 'heif' ? 'image/avif' : `image/${info.format}`;
  const seen = await lookOf(open(bytes).autoOrient());
  write({ type, width: info.width, height: info.height, bytes: data.length, look: seen }, data);
}

function inFormat(picture: Sharp, format: string): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'webp') return picture.webp({ quality: 90 });
  if (format === 'heif') return picture.avif({ quality: 70, effort: 2 });
  return picture.jpeg({ quality: 90 });
}

/** Narrower copies in the formats that browsers of today read, and one as wide as the picture. */
async function copies(bytes: Buffer): Promise<void> {
  const { width } = await open(bytes).metadata();
  for (const wide of copyWidths(width)) {
    const narrow = await open(bytes).resize({ width: wide }).png({ compressionLevel: 1 }).toBuffer();
    for (const type of ['image/avif', 'image/webp'] as const) {
      const copy =
        type === 'image/avif' ? sharp(narrow).avif({ quality: 55, effort: 3 }) : sharp(narrow).webp({ quality: 78 });
      const { data, info } = await copy.toBuffer({ resolveWithObject: true });
      if (data.length < bytes.length) {
        write({ type, width: info.width, height: info.height, bytes: data.length, look: '' }, data);
      }
    }
  }
}

const work = { clean, copies, look };
const picture = await buffer(process.stdin);
try {
  await work[(process.argv[2] ?? 'clean') as keyof typeof work](picture);
} catch (error) {
  const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
  write({ refusal: isTooLarge ? 'too_many_pixels' : 'not_a_picture' });
}
