import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

const megabyte = 1_000_000;

let service: TestService;
let boss: Customer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-media-'));
  service = await startTestService({ env: { DATA_DIR: dataDir, STAFF_DOMAINS: 'lab.example', MEDIA_IN_ALL_MB: '8' } });
  boss = await aStaffMember(service.pool, 'administrator', 'content');
});
afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @param revision of what it takes the place of */
const add = (name: string, payload: Buffer, path = '', by = boss, revision = '') =>
  service.app.inject({
    method: 'POST',
    url: `/api/staff/content/media/${path}?file_name=${encodeURIComponent(name)}${revision && `&revision=${revision}`}`,
    headers: { ...by.headers, 'content-type': 'application/octet-stream' },
    payload,
  });
const post = (path: string, payload: object = {}) =>
  service.app.inject({ method: 'POST', url: `/api/staff/content/media/${path}`, headers: boss.headers, payload });
const aPdf = (size: number, mark: string) => Buffer.concat([Buffer.from(`%PDF-1.7 ${mark}`), Buffer.alloc(size, 0x20)]);
const filesKept = async () => readdir(join(dataDir, 'files', 'kept')).catch(() => []);

test('a file of more than 2 MB lies in the files of the store, and is served whole and in pieces (CT-49)', async () => {
  const bytes = aPdf(3 * megabyte, 'large');
  const added = (await add('A sheet.pdf', bytes)).json();
  expect(added).toMatchObject({ name: 'A-sheet.pdf', type: 'application/pdf', bytes: bytes.length, is_in_work: false });
  expect(await filesKept()).toHaveLength(1);
  const whole = await service.app.inject({ url: added.src });
  expect(whole.rawPayload).toEqual(bytes);
  expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  const piece = await service.app.inject({ url: added.src, headers: { range: 'bytes=5-8' } });
  expect([piece.statusCode, piece.body]).toEqual([206, '1.7 ']);
  // The same bytes once more are the same file.
  expect((await add('Again.pdf', bytes)).json().id).toBe(added.id);
  expect(await filesKept()).toHaveLength(1);
});

test('media have a limit together; what is refused leaves nothing, and says why (CT-49)', async () => {
  const before = await filesKept();
  const full = await add('big.pdf', aPdf(7 * megabyte, 'too much'));
  expect([full.statusCode, full.json().detail]).toEqual([
    507,
    'big.pdf was not added: the space for media is full. Remove some first.',
  ]);
  const noPicture = await add('photo.jpg', aPdf(100, 'no picture'));
  expect(noPicture.statusCode).toBe(400);
  const broken = await add('photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]));
  expect(broken.json().detail).toBe(
    'photo.jpg was not added: it cannot be read as a picture. It may be damaged, or cut off.',
  );
  expect(await filesKept()).toEqual(before);
  expect((await add('a.pdf', aPdf(10, 'x'), '', await aCustomer(service.pool))).statusCode).toBe(403);
}, 60_000);

test('what is replaced keeps its id; what is used nowhere goes to the trash and comes back (CT-49)', async () => {
  const { id, src } = (await add('one.pdf', aPdf(10, 'one'))).json();
  const replaced = (await add('two.pdf', aPdf(10, 'two'), `${id}/replace/`, boss, '1')).json();
  expect(replaced).toMatchObject({ id, name: 'two.pdf' });
  expect((await service.app.inject({ url: src })).headers['location']).toBe(replaced.src);
  expect((await post(`${id}/`, { revision: 2, alt: 'A sheet', focus: null })).json()).toMatchObject({ alt: 'A sheet' });
  // Only a picture is looked at somewhere.
  expect((await post(`${id}/`, { revision: 3, alt: '', focus: [10, 20] })).statusCode).toBe(404);
  expect((await post(`${id}/trash/`)).statusCode).toBe(200);
  expect((await service.app.inject({ url: replaced.src })).statusCode).toBe(404);
  expect((await post(`${id}/restore/`)).statusCode).toBe(200);
  expect((await service.app.inject({ url: replaced.src })).statusCode).toBe(200);
});

test('what is said of a picture names its revision: two who write at once never overwrite each other (wish 1)', async () => {
  const colleague = await aStaffMember(service.pool, 'content');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
  const added = (await add('cut.svg', drawing)).json();
  expect(added).toMatchObject({ revision: 1, changed_by: null });
  const write = (who: typeof boss, alt: string) =>
    service.app.inject({
      method: 'POST',
      url: `/api/staff/content/media/${added.id}/`,
      headers: who.headers,
      payload: { revision: 1, alt, focus: [10, 20] },
    });
  const answers = await Promise.all([write(boss, 'A cut'), write(colleague, 'A blade')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ error_code: 'content_changed' });
  const url = `/api/staff/content/media/${added.id}/`;
  const now = (await service.app.inject({ url, headers: colleague.headers })).json();
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(now).toMatchObject(kept);
  expect(now).toMatchObject({ revision: 2, changed_by: 'Ada Test', focus: [10, 20] });
});

const read = async (path: string) =>
  (await service.app.inject({ url: `/api/staff/content/media/${path}`, headers: boss.headers })).json();
const drawn = (mark: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v${mark}z"/></svg>`);

test('decoration is no picture without words: it is marked as such, has no words, and is not counted (wish 15)', async () => {
  const wordless = async () =>
    (await read('counts/')).kinds.find(({ name }: { name: string }) => name === 'no_alt').count;
  const before = await wordless();
  const { id } = (await add('line.svg', drawn('2'))).json();
  expect(await wordless()).toBe(before + 1);
  const words = { revision: 1, alt: 'A line', is_decorative: true, focus: null };
  expect((await post(`${id}/`, words)).json()).toMatchObject({ alt: '', is_decorative: true, revision: 2 });
  expect(await wordless()).toBe(before);
  expect((await read('?kind=no_alt')).media.map((one: { id: string }) => one.id)).not.toContain(id);
  // Who does not know the mark leaves it as it is.
  const older = await post(`${id}/`, { revision: 2, alt: 'A line', focus: [1, 2] });
  expect(older.json()).toMatchObject({ alt: '', is_decorative: true, focus: [1, 2] });
  const said = await post(`${id}/`, { revision: 3, alt: 'A line', is_decorative: false, focus: null });
  expect(said.json()).toMatchObject({ alt: 'A line', is_decorative: false });
});

test('views of media are counted as their lists count them, with the space that is taken (CT-49)', async () => {
  await add('sound.mp3', Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]));
  const counts = await read('counts/');
  const listed = await Promise.all(
    counts.kinds.map(async ({ name }: { name: string }) => ({ name, count: (await read(`?kind=${name}`)).total })),
  );
  expect(listed).toEqual(counts.kinds);
  const count = Object.fromEntries(counts.kinds.map((one: { name: string; count: number }) => [one.name, one.count]));
  expect(count.sound).toBe(1);
  expect(count.documents + count.sound).toBe(count.files);
  expect(count.files + count.pictures).toBe(counts.total);
  expect(counts).toMatchObject({ most_bytes: 8 * megabyte });
  expect(counts.bytes).toBeGreaterThan(3 * megabyte);
});

test('the list of media is ordered as it is asked for, and the same bytes are said to be there already (CT-49)', async () => {
  const first = (await add('a-first.svg', drawn('1'))).json();
  expect(first.was_there).toBe(false);
  expect((await add('another-name.svg', drawn('1'))).json()).toMatchObject({ id: first.id, was_there: true });
  const names = (await read('?sort=name')).media.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  const sizes = (await read('?sort=-bytes')).media.map(({ bytes }: { bytes: number }) => bytes);
  expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
  expect(await read(`${first.id}/`)).toMatchObject({ added_by: 'Ada Test', copies: [] });
});

test('a film is played in pieces; a table, a workbook and an archive are saved, and never shown (CT-49)', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(3_000, 7)]);
  const { src } = (await add('How to thaw.mp4', film)).json();
  const piece = await service.app.inject({ url: src, headers: { range: 'bytes=4-11' } });
  expect([piece.statusCode, piece.body]).toEqual([206, 'ftypisom']);
  expect(piece.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': `bytes 4-11/${film.length}`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  expect(piece.headers['content-disposition']).toBeUndefined();
  const table = (await add('Guides of 2026.csv', Buffer.from('gene,guide\n'))).json();
  // Whatever the address calls it, it is saved under its own name.
  const saved = await service.app.inject({ url: table.src.replace('Guides-of-2026.csv', 'page.html') });
  expect(saved.headers).toMatchObject({
    'content-type': 'text/csv',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="Guides-of-2026.csv"',
  });
});
