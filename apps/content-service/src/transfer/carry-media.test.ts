import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { selectListedMedia, takeMedia, updateMedia } from '../media/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { exportedFile } from '../testing/exported-file.ts';
import { filesInMemory } from '../testing/files-in-memory.ts';
import { type ContentFile, importFile, readContentFile } from './index.ts';

const megabyte = 1024 * 1024;

let store: ContentStore;
let other: ContentStore;
let files: ReturnType<typeof filesInMemory>;
let filesOfOther: ReturnType<typeof filesInMemory>;
beforeEach(async () => {
  [store, other] = [await contentStore(), await contentStore()];
  [files, filesOfOther] = [filesInMemory(), filesInMemory()];
});
afterEach(async () => {
  await store.database.drop();
  await other.database.drop();
});

async function take(name: string, bytes: Buffer): Promise<string> {
  const taken = await takeMedia(
    { pool: store.database.pool, files, mediaInAllBytes: 1e9 },
    {
      name,
      bytes: Readable.from([bytes]).iterator(),
      by: null,
      now: new Date(),
      instead: null,
      afterwards: async () => {},
    },
  );
  if (!taken.ok) throw new Error(taken.error);
  return taken.value.id;
}
const aPaper = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 256))]);
const bring = (file: ContentFile, isDryRun = false) =>
  importFile(other.database.pool, {
    file,
    isDryRun,
    writer: other.writer,
    announce: async () => undefined,
    files: filesOfOther,
  });
const anAuthorWith = (picture: string) =>
  store.create('author', '/authors/bench-desk', {
    title: 'Bench desk',
    role: 'Protocols',
    picture: { media: picture, alt: '' },
  });

test('a file of more than 2 MB goes from store to store as it is (CT-52)', async () => {
  const pdf = aPaper(5 * megabyte);
  const id = await take('Data sheet.pdf', pdf);
  const file = await exportedFile(store.database.pool, files);
  expect(file.missing).toBeUndefined();
  expect(await bring(file)).toMatchObject({ value: { media: 1, missing: [] } });
  const [row] = await other.rows('select name, type, bytes, file_key as key from content.media where id = $1', [id]);
  expect(row).toMatchObject({ name: 'Data-sheet.pdf', type: 'application/pdf', bytes: pdf.length });
  const kept = await filesOfOther.open(String(row?.['key']));
  expect(kept === null ? null : (await buffer(kept)).equals(pdf)).toBe(true);
});

test('a picture keeps what it shows and its focal point; here it keeps those that it has (CT-52)', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#285' } })
    .jpeg()
    .toBuffer();
  const id = await take('plate.jpg', photo);
  await store.inTransaction((client) =>
    updateMedia(
      client,
      { id, revision: 1, by: null },
      { alt: 'A plate of 96 wells', focus: [20, 80], credit: 'Guide desk', folder: 'Plates' },
    ),
  );
  const file = await exportedFile(store.database.pool, files);
  await bring(file);
  const [first] = await selectListedMedia(other.database.pool, [id]);
  expect(first).toMatchObject({ alt: 'A plate of 96 wells', focus: [20, 80], isInWork: true });
  expect(first).toMatchObject({ credit: 'Guide desk', folder: 'Plates' });
  await other.inTransaction((client) =>
    updateMedia(
      client,
      { id, revision: 1, by: null },
      { alt: 'Words of this store', focus: null, isDecorative: false },
    ),
  );
  await bring(file);
  const [second] = await selectListedMedia(other.database.pool, [id]);
  expect(second).toMatchObject({ alt: 'Words of this store', focus: null });
});

test('a picture that only decorates stays one (CT-52)', async () => {
  const line = await sharp({ create: { width: 60, height: 4, channels: 3, background: '#825' } })
    .png()
    .toBuffer();
  const id = await take('line.png', line);
  const words = { alt: '', focus: null, isDecorative: true };
  await store.inTransaction((client) => updateMedia(client, { id, revision: 1, by: null }, words));
  await bring(await exportedFile(store.database.pool, files));
  const [there] = await selectListedMedia(other.database.pool, [id]);
  expect(there?.isDecorative).toBe(true);
});

test('what has no place in the file is named in it, and again where it is tried (CT-52)', async () => {
  const [small, large] = [await take('small.pdf', aPaper(1_000)), await take('large.pdf', aPaper(3 * megabyte))];
  await anAuthorWith(large);
  const file = await exportedFile(store.database.pool, files, 2 * megabyte);
  expect(file.media.map(({ id }) => id)).toEqual([small]);
  expect(file.missing).toMatchObject([{ id: large, name: 'large.pdf', bytes: 3 * megabyte + 9 }]);
  const missing = [{ name: 'large.pdf', entries: ['author /authors/bench-desk'] }];
  expect(await bring(file, true)).toMatchObject({ ok: true, value: { missing } });
  expect(await bring(file)).toMatchObject({ ok: true, value: { missing } });
  // Where it is already, nothing is missing.
  expect(
    await importFile(store.database.pool, {
      file,
      isDryRun: true,
      writer: store.writer,
      announce: async () => undefined,
      files,
    }),
  ).toMatchObject({ value: { missing: [] } });
});

test('a file whose bytes are lost is named, and so is one that an older export left out without a word', async () => {
  const lost = await take('lost.pdf', aPaper(3 * megabyte));
  await anAuthorWith(lost);
  for (const key of files.keys()) await files.remove(key);
  const file = await exportedFile(store.database.pool, files);
  expect(file).toMatchObject({ media: [], missing: [{ name: 'lost.pdf' }] });
  const { missing: _, ...older } = file;
  expect(await bring(older, true)).toMatchObject({
    value: { missing: [{ name: lost, entries: ['author /authors/bench-desk'] }] },
  });
});

test('a dry run and a file with faults leave no bytes behind', async () => {
  await take('sheet.pdf', aPaper(3 * megabyte));
  const file = await exportedFile(store.database.pool, files);
  expect(await bring(file, true)).toMatchObject({ ok: true });
  const entry = { id: crypto.randomUUID(), type: 'author' as const, type_version: 1, url: null, published: true };
  expect(await bring({ ...file, entries: [{ ...entry, fields: {} }] })).toMatchObject({ ok: false });
  expect(filesOfOther.keys()).toEqual([]);
  expect(await other.rows('select 1 from content.media')).toEqual([]);
});

test('an id that other bytes have here is left to them, and drafts show the new ones under another', async () => {
  const id = await take('one.pdf', aPaper(100));
  await anAuthorWith(id);
  const file = await exportedFile(store.database.pool, files);
  await bring(file);
  const [media] = file.media;
  if (media === undefined) throw new Error('no media');
  const changed = { ...file, media: [{ ...media, base64: aPaper(200).toString('base64') }] };
  expect(await bring(changed)).toMatchObject({ ok: true, value: { changed: ['author /authors/bench-desk'] } });
  const rows = await other.rows('select id, bytes from content.media order by bytes');
  expect(rows).toMatchObject([{ id, bytes: 109 }, { bytes: 209 }]);
  expect(await bring(changed)).toMatchObject({ value: { changed: [] } });
});

test('base64 of a film is read without running out of stack; what is none is refused', () => {
  const media = { id: crypto.randomUUID(), name: 'a.pdf', alt: '', base64: 'A'.repeat(80 * megabyte) };
  const fileWith = (base64: string) =>
    readContentFile(JSON.stringify({ format: 1, media: [{ ...media, base64 }], entries: [] }));
  expect(fileWith(media.base64).ok).toBe(true);
  for (const bad of ['AAA', 'A*==', 'AA=A']) expect(fileWith(bad)).toMatchObject({ ok: false });
});
