import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture, drawCopies } from './index.ts';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
const cleaned = (bytes: Uint8Array) => cleanPicture(once(bytes), (clean) => buffer(clean));

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 90 } } });
const jpeg = await plain().jpeg().toBuffer();
const png = await plain().png().toBuffer();

test.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', await plain().webp().toBuffer()],
  ['image/avif', await plain().avif().toBuffer()],
])(
  '%s is taken as what it is (CT-49)',
  async (type, bytes) => {
    const { head, kept } = await cleaned(bytes);
    expect(head).toEqual({ type, width: 40, height: 20, bytes: kept.length, look: expect.stringMatching(/^0{128}$/) });
  },
  60_000,
);

test('a picture is turned upright, and loses camera, place and colour profile (CT-49)', async () => {
  const taken = await plain()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const { head, kept } = await cleaned(taken);
  expect([head.width, head.height]).toEqual([20, 40]);
  const { exif, icc, orientation } = await sharp(kept).metadata();
  expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined });
}, 60_000);

test('what hides behind or in a picture does not stay (promise F2)', async () => {
  const hidden = Buffer.from('<script>alert(1)</script>');
  const { kept } = await cleaned(Buffer.concat([png, hidden]));
  expect(kept.includes(hidden)).toBe(false);
}, 60_000);

/** 54 megapixels, packed to some kilobytes. */
const bomb = await plain(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
const moving = await sharp([png, await plain().negate().png().toBuffer()], { join: { animated: true } })
  .webp()
  .toBuffer();

test.each([
  ['a bomb of 54 megapixels', bomb, 'too_many_pixels'],
  ['a picture that is cut off', jpeg.subarray(0, jpeg.length - 60), 'not_a_picture'],
  ['the head of a picture alone', png.subarray(0, 33), 'not_a_picture'],
  ['a page that begins as a picture', Buffer.from('\u0089PNG\r\n\u001a\n<html>', 'latin1'), 'not_a_picture'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'not_a_picture'],
  ['a GIF', await plain().gif().toBuffer(), 'not_a_picture'],
  ['a TIFF', await plain().tiff().toBuffer(), 'not_a_picture'],
  ['noise', Buffer.alloc(4_000, 0xa5), 'not_a_picture'],
  ['nothing', Buffer.alloc(0), 'not_a_picture'],
  ['a picture that moves', moving, 'moving_picture'],
])(
  '%s is refused (CT-49)',
  async (_what, bytes, refusal) => {
    await expect(cleaned(bytes)).rejects.toMatchObject({ refusal });
  },
  60_000,
);

test('copies are narrower, in two formats, and none is larger than the picture (CT-49)', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const wide = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const copies = await drawCopies(once(wide));
  expect(copies.map(({ type, width }) => [type, width])).toEqual([
    ['image/avif', 480],
    ['image/webp', 480],
    ['image/avif', 700],
    ['image/webp', 700],
  ]);
  for (const { body } of copies) expect(body.length).toBeLessThan(wide.length);
}, 120_000);
