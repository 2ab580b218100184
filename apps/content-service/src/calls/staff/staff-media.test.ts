import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let room: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  room = await editorsAtWork();
});
afterAll(() => room.service.stop());

const drawn = (mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 ${mark}"><path d="M0 0h4"/></svg>`;

async function send(name: string, mark: string, path = '') {
  const answer = await room.service.app.inject({
    method: 'POST',
    url: `/api/staff/content/media/${path}?file_name=${name}`,
    headers: { ...room.editor.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(drawn(mark)),
  });
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json();
}

test('another focal point, and another file in its place, are on every page that shows a picture (CT-49, wish 15)', async () => {
  const media = await send('cells.svg', '40');
  const picture = { media: media.id, alt: 'Cells of this desk' };
  const fields = { title: 'Cell desk', role: 'Protocols', picture };
  const [live, draft] = [
    await room.create('author', fields, `/authors/${crypto.randomUUID()}`),
    await room.create('author', fields, `/authors/${crypto.randomUUID()}`),
  ];
  await room.publish(live);
  const shown = async () => {
    const answer = await room.service.app.inject({ url: `/api/content/entries/${live.id}/` });
    return answer.json().fields.picture;
  };
  expect(await shown()).toMatchObject({ src: media.src, alt: 'Cells of this desk' });
  // Its own words stay where a use has words of its own.
  await room.post(`media/${media.id}/`, { revision: 1, alt: 'Cells', focus: [10, 90] });
  expect(await shown()).toMatchObject({ src: media.src, alt: 'Cells of this desk', focus: [10, 90] });
  const replaced = await send('colony.svg', '41', `${media.id}/replace/`);
  expect(replaced.src).not.toBe(media.src);
  expect(await shown()).toMatchObject({ src: replaced.src, height: 41 });
  const { uses } = await room.get(`uses/${media.id}/`);
  expect(new Set(uses.map((use: { id: string; is_published: boolean }) => `${use.id} ${use.is_published}`))).toEqual(
    new Set([`${live.id} true`, `${draft.id} false`]),
  );
  expect((await room.post(`media/${media.id}/trash/`, {}, room.boss)).status).toBe(409);
});

test('a use of a picture that only decorates is published without words, and stays marked in the draft (wish 15)', async () => {
  const media = await send('line.svg', '42');
  const picture = { media: media.id, alt: '', decorative: true };
  const author = await room.create(
    'author',
    { title: 'Line desk', role: 'Protocols', picture },
    `/authors/${crypto.randomUUID()}`,
  );
  expect(await room.publish(author)).toMatchObject({ state: 'published' });
  expect((await room.get(`entries/${author.id}/`)).fields.picture).toEqual(picture);
  const answer = await room.service.app.inject({ url: `/api/content/entries/${author.id}/` });
  expect(answer.json().fields.picture).toMatchObject({ alt: '', src: media.src });
  expect(answer.json().fields.picture).not.toHaveProperty('decorative');
});
