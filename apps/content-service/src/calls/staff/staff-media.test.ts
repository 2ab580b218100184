import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

const drawn = (mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 ${mark}"><path d="M0 0h4"/></svg>`;

const sent = (name: string, mark: string, path = '', query = '', by = office.editor) =>
  office.service.app.inject({
    method: 'POST',
    url: `/api/staff/content/media/${path}?file_name=${name}${query}`,
    headers: { ...by.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(drawn(mark)),
  });

async function send(name: string, mark: string, path = '', query = '') {
  const answer = await sent(name, mark, path, query);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json();
}

test('another focal point, and another file in its place, are on every page that shows a picture (CT-49, wish 15)', async () => {
  const media = await send('cells.svg', '40');
  const picture = { media: media.id, alt: 'Cells of this desk' };
  const fields = { title: 'Cell desk', role: 'Protocols', picture };
  const [live, draft] = [
    await office.create('author', fields, `/authors/${crypto.randomUUID()}`),
    await office.create('author', fields, `/authors/${crypto.randomUUID()}`),
  ];
  await office.publish(live);
  const shown = async () => {
    const answer = await office.service.app.inject({ url: `/api/content/entries/${live.id}/` });
    return answer.json().fields.picture;
  };
  expect(await shown()).toMatchObject({ src: media.src, alt: 'Cells of this desk' });
  // Its own words stay where a use has words of its own.
  await office.post(`media/${media.id}/`, { revision: 1, alt: 'Cells', focus: [10, 90] });
  expect(await shown()).toMatchObject({ src: media.src, alt: 'Cells of this desk', focus: [10, 90] });
  const replaced = await send('colony.svg', '41', `${media.id}/replace/`, '&revision=2');
  expect(replaced.src).not.toBe(media.src);
  expect(await shown()).toMatchObject({ src: replaced.src, height: 41 });
  const { uses } = await office.get(`uses/${media.id}/`);
  expect(new Set(uses.map((use: { id: string; is_published: boolean }) => `${use.id} ${use.is_published}`))).toEqual(
    new Set([`${live.id} true`, `${draft.id} false`]),
  );
  expect((await office.post(`media/${media.id}/trash/`, {}, office.boss)).status).toBe(409);
});

test('the address of bytes that were replaced leads to those that took their place (CT-49)', async () => {
  const first = await send('gel-a.svg', '60');
  const second = await send('gel-b.svg', '61', `${first.id}/replace/`, '&revision=1');
  const third = await send('gel-c.svg', '62', `${first.id}/replace/`, '&revision=2');
  const ask = async (url: string) => {
    const { statusCode, headers } = await office.service.app.inject({ url });
    return [statusCode, headers['location'] ?? null];
  };
  expect(await ask(first.src)).toEqual([302, third.src]);
  expect(await ask(first.src.replace(/[^/]+$/, '640.webp'))).toEqual([302, third.src]);
  expect(await ask(second.src)).toEqual([302, third.src]);
  expect(await ask(third.src)).toEqual([200, null]);
  await send('gel-a.svg', '60', `${first.id}/replace/`, '&revision=3');
  expect(await ask(first.src)).toEqual([200, null]);
  expect(await ask(third.src)).toEqual([302, first.src]);
  expect(await ask(`/media/${'0'.repeat(64)}/gel.svg`)).toEqual([404, null]);
});

test('a use of a picture that only decorates is published without words, and stays marked in the draft (wish 15)', async () => {
  const media = await send('line.svg', '42');
  const picture = { media: media.id, alt: '', decorative: true };
  const author = await office.create(
    'author',
    { title: 'Line desk', role: 'Protocols', picture },
    `/authors/${crypto.randomUUID()}`,
  );
  expect(await office.publish(author)).toMatchObject({ state: 'published' });
  expect((await office.get(`entries/${author.id}/`)).fields.picture).toEqual(picture);
  const answer = await office.service.app.inject({ url: `/api/content/entries/${author.id}/` });
  expect(answer.json().fields.picture).toMatchObject({ alt: '', src: media.src });
  expect(answer.json().fields.picture).not.toHaveProperty('decorative');
});

const one = (id: string) => office.get(`media/${id}/`);

test('of two who put another file into the place of one at once, one is told what the other did (CT-49, wish 1)', async () => {
  const media = await send('gel.svg', '43');
  const both = [
    sent('gel-2.svg', '44', `${media.id}/replace/`, '&revision=1'),
    sent('gel-3.svg', '45', `${media.id}/replace/`, '&revision=1', office.boss),
  ];
  const answers = await Promise.all(both);
  const [done, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  expect([done?.statusCode, refused?.statusCode]).toEqual([200, 409]);
  expect(refused?.json()).toMatchObject({ error_code: 'content_changed' });
  expect(await one(media.id)).toMatchObject({ revision: 2, name: done?.json().name, src: done?.json().src });
  // Words that were written meanwhile are a change, too: nobody replaces what they have not seen.
  await office.post(`media/${media.id}/`, { revision: 2, alt: 'A gel', focus: null });
  expect((await sent('gel-4.svg', '46', `${media.id}/replace/`, '&revision=2')).statusCode).toBe(409);
  expect(await send('gel-4.svg', '46', `${media.id}/replace/`, '&revision=3')).toMatchObject({
    alt: 'A gel',
    revision: 4,
  });
});

test('media lie in folders, which are there as long as something lies in them (CT-90)', async () => {
  const folder = `Gels ${crypto.randomUUID().slice(0, 8)}`;
  const listed = async () =>
    (await office.get(`media/?folder=${encodeURIComponent(folder)}`)).media.map(({ name }: { name: string }) => name);
  const counted = async () =>
    (await office.get('media/counts/')).folders.find(({ name }: { name: string }) => name === folder)?.count;
  expect([await listed(), await counted()]).toEqual([[], undefined]);
  const media = await send('lane-1.svg', '47', '', `&folder=${encodeURIComponent(folder)}`);
  const other = await send('lane-2.svg', '48');
  expect([media.folder, other.folder]).toEqual([folder, '']);
  const move = { revision: 1, alt: '', focus: null };
  expect((await office.post(`media/${other.id}/`, { ...move, folder })).body).toMatchObject({ folder, revision: 2 });
  expect((await listed()).toSorted()).toEqual(['lane-1.svg', 'lane-2.svg']);
  expect(await counted()).toBe(2);
  // Who says nothing of it leaves it there; a name of spaces is none.
  expect((await office.post(`media/${other.id}/`, { ...move, revision: 2 })).body.folder).toBe(folder);
  expect((await office.post(`media/${other.id}/`, { ...move, revision: 3, folder: '  ' })).status).toBe(400);
  expect((await office.post(`media/${other.id}/`, { ...move, revision: 1, folder: '' })).status).toBe(409);
  await office.post(`media/${media.id}/`, { ...move, folder: '' });
  expect([await listed(), await counted()]).toEqual([['lane-2.svg'], 1]);
});

test('a folder gets another name in one step, with what lies in the trash, or becomes one with another (CT-94)', async () => {
  const [first, second, third] = ['Gels', 'Blots', 'Lanes'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const [media, thrown] = [
    await send('blot-1.svg', '51', '', `&folder=${encodeURIComponent(first ?? '')}`),
    await send('blot-2.svg', '52', '', `&folder=${encodeURIComponent(first ?? '')}`),
  ];
  await office.post(`media/${thrown.id}/trash/`, {}, office.boss);
  const rename = (from?: string, to?: string) => office.post('media/folders/rename/', { from, to });
  expect(await rename(first, second)).toMatchObject({ status: 200, body: { moved: 1 } });
  expect(await one(media.id)).toMatchObject({ folder: second, revision: 2 });
  await office.post(`media/${thrown.id}/restore/`);
  expect((await one(thrown.id)).folder).toBe(second);
  // A page that still shows the first name is told that the folder is gone, and nothing is overwritten (wish 1).
  expect((await rename(first, third)).status).toBe(404);
  expect((await office.post(`media/${media.id}/`, { revision: 1, alt: 'A blot', focus: null })).status).toBe(409);
  const other = await send('lane.svg', '53', '', `&folder=${encodeURIComponent(third ?? '')}`);
  expect((await rename(second, third)).body).toEqual({ moved: 2 });
  expect([(await one(other.id)).folder, (await one(media.id)).folder]).toEqual([third, third]);
  expect((await rename(third, ' ')).status).toBe(400);
  expect((await rename('', second)).status).toBe(400);
  const { rows } = await office.service.pool.query(
    `select detail from content.audit where action = 'rename_folder' order by at`,
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { from: first, to: second, moved: 1 },
    { from: second, to: third, moved: 2 },
  ]);
});

test('who made a picture is found, and said on the pages that show it; a folder is nothing that they show (CT-90)', async () => {
  const media = await send('colony.svg', '49');
  const fields = { title: 'Colony desk', role: 'Protocols', picture: { media: media.id, alt: 'A colony' } };
  const author = await office.create('author', fields, `/authors/${crypto.randomUUID()}`);
  await office.publish(author);
  const shown = async () =>
    (await office.service.app.inject({ url: `/api/content/entries/${author.id}/` })).json().fields.picture;
  expect(await shown()).not.toHaveProperty('credit');
  const credit = `Bench ${crypto.randomUUID()}`;
  await office.post(`media/${media.id}/`, { revision: 1, alt: '', focus: null, credit, folder: 'Colonies' });
  expect(await shown()).toMatchObject({ credit });
  expect(await shown()).not.toHaveProperty('folder');
  expect((await office.get(`media/?search=${encodeURIComponent(credit)}`)).total).toBe(1);
});

test('what a picture shows is a default: a use has its own words, says that it decorates, or has those of the picture (wish 15)', async () => {
  const media = await send('well.svg', '50');
  const publishedAlt = async (picture: object) => {
    const url = `/authors/${crypto.randomUUID()}`;
    const author = await office.create('author', { title: 'Well desk', role: 'Protocols', picture }, url);
    await office.publish(author);
    return async () =>
      (await office.service.app.inject({ url: `/api/content/entries/${author.id}/` })).json().fields.picture.alt;
  };
  const own = await publishedAlt({ media: media.id, alt: 'The first of 96 wells' });
  const none = await publishedAlt({ media: media.id, alt: '' });
  const decoration = await publishedAlt({ media: media.id, alt: '', decorative: true });
  expect(await none()).toBe('');
  await office.post(`media/${media.id}/`, { revision: 1, alt: 'A well', focus: null });
  expect([await own(), await none(), await decoration()]).toEqual(['The first of 96 wells', 'A well', '']);
  // Better words reach every page that has none of its own.
  await office.post(`media/${media.id}/`, { revision: 2, alt: 'A well, half full', focus: null });
  expect([await own(), await none(), await decoration()]).toEqual(['The first of 96 wells', 'A well, half full', '']);
});
