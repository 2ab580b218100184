import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';
import { filesInMemory } from '../../testing/files-in-memory.ts';
import { copyMedia, makeCopyJobs } from '../copy-media.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

/** A bar chart on white: little of it is anything but blank. */
const chart = (...heights: readonly number[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/>
        <path d="M80 40V760H1160" stroke="#222" stroke-width="6" fill="none"/>
        ${heights.map((height, at) => `<rect x="${130 + at * 130}" y="${750 - height}" width="80" height="${height}" fill="#07575b"/>`).join('')}</svg>`,
    ),
  );
const shares = chart(620, 480, 90, 300, 700, 210, 520, 130);

async function send(name: string, picture: Sharp) {
  const answer = await office.service.app.inject({
    method: 'POST',
    url: `/api/staff/content/media/?file_name=${name}`,
    headers: { ...office.editor.headers, 'content-type': 'application/octet-stream' },
    payload: await buffer(picture),
  });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json();
}
const alike = async () =>
  (await office.get('media/?kind=alike')).media.map(({ name }: { readonly name: string }) => name);

test('the same picture in another size, quality and format is found, and said of both (CT-93)', async () => {
  const first = await send('shares.png', shares.clone().png());
  expect([first.twin, first.alike]).toEqual([null, 0]);
  const again = await send('shares-small.jpg', shares.clone().resize(300).jpeg({ quality: 40 }));
  expect(again.twin).toMatchObject({ id: first.id, name: 'shares.png', used_in: 0 });
  const { looks_the_same: others, alike: count } = await office.get(`media/${first.id}/`);
  expect([others.map(({ id }: { readonly id: string }) => id), count]).toEqual([[again.id], 1]);
  expect((await alike()).toSorted()).toEqual(['shares-small.jpg', 'shares.png']);
  // The same bytes are the same one, and no twin of itself.
  expect(await send('shares-3.png', shares.clone().png())).toMatchObject({ id: first.id, was_there: true, twin: null });
  await office.post(`media/${again.id}/trash/`, {}, office.boss);
  expect(await alike()).toEqual([]);
  await office.post(`media/${again.id}/restore/`);
  expect(await alike()).toHaveLength(2);
}, 120_000);

test.each([
  ['mirrored', shares.clone().flop().png()],
  ['another chart of the same axes', chart(120, 610, 400, 640, 180, 560, 90, 470).png()],
  ['a part of it', shares.clone().extract({ left: 0, top: 0, width: 800, height: 533 }).png()],
  ['in other proportions', shares.clone().resize({ width: 400, height: 400, fit: 'fill' }).png()],
])(
  '%s it is another picture (CT-93)',
  async (what, picture) => {
    expect((await send(`${what.replaceAll(' ', '-')}.png`, picture)).twin).toBeNull();
  },
  120_000,
);

test('blank pictures are no copies of each other (CT-93)', async () => {
  const blank = (width: number) => sharp({ create: { width, height: width, channels: 3, background: '#dff' } }).png();
  await send('blank.png', blank(400));
  expect((await send('blank-2.png', blank(200))).twin).toBeNull();
}, 120_000);

test('a picture that was kept before pictures were compared is looked at after the next start (CT-93)', async () => {
  const wells = chart(50, 650, 60, 640, 70, 630, 80, 620);
  const old = await send('wells.png', wells.clone().png());
  const { pool } = office.service;
  await copyMedia({ pool, files: filesInMemory() }, old.id, async () => undefined);
  await pool.query('update content.media set look = null where id = $1', [old.id]);
  expect((await send('wells-2.webp', wells.clone().resize(600).webp())).twin).toBeNull();
  await makeCopyJobs(pool);
  await copyMedia({ pool, files: filesInMemory() }, old.id, async () => undefined);
  expect(await office.get(`media/${old.id}/`)).toMatchObject({ alike: 1, is_in_work: false });
}, 120_000);
