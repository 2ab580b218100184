import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorsAtWork } from '../../testing/editors.ts';

let office: Awaited<ReturnType<typeof editorsAtWork>>;
beforeAll(async () => {
  office = await editorsAtWork();
});
afterAll(() => office.service.stop());

const anAddress = () => `/old/${crypto.randomUUID()}`;
const set = (from: string, to: string, revision: number | null) =>
  office.post('redirects/', { from, to, revision }, office.boss);
const remove = (from: string, revision: number) => office.post('redirects/remove/', { from, revision }, office.boss);
const at = async (from: string): Promise<{ to: string; revision: number; created_by: string }> =>
  (await office.get(`redirects/?search=${from}`, office.boss)).redirects[0];

const stale = (detail: RegExp) => ({
  status: 409,
  body: { error_code: 'content_changed', detail: expect.stringMatching(detail) },
});

describe('a redirect is written from the one that was seen (wish 1)', () => {
  test('of two who set it at once one is told where it leads by now, and nothing is overwritten', async () => {
    const from = anAddress();
    const answers = await Promise.all([set(from, '/help', null), set(from, '/blog', null)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const { to, revision } = await at(from);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(stale(new RegExp(`leads to ${to} by now`)));
    expect((await set(from, '/contact', revision)).status).toBe(200);
    expect(await at(from)).toMatchObject({ to: '/contact' });
  });

  test('one that was changed since is not removed', async () => {
    const from = anAddress();
    await set(from, '/help', null);
    const seen = (await at(from)).revision;
    await set(from, '/blog', seen);
    expect(await remove(from, seen)).toMatchObject(stale(/leads to \/blog by now/));
    expect((await remove(from, (await at(from)).revision)).status).toBe(200);
  });

  test('one that was removed, and set anew, is another one', async () => {
    const from = anAddress();
    await set(from, '/help', null);
    const seen = (await at(from)).revision;
    await remove(from, seen);
    expect(await set(from, '/blog', seen)).toMatchObject(stale(/removed the redirect/));
    await set(from, '/help', null);
    expect((await at(from)).revision).toBeGreaterThan(seen);
    expect((await remove(from, seen)).status).toBe(409);
  });

  test('one that moved with a page is another one as well', async () => {
    const author = await office.anAuthor();
    const published = await office.publish(author);
    const from = anAddress();
    await set(from, author.url, null);
    const seen = (await at(from)).revision;
    const url = `/authors/${crypto.randomUUID()}`;
    const saved = await office.send('PUT', `entries/${author.id}/`, {
      revision: published.revision,
      url,
      fields: author.fields,
    });
    await office.publish(saved.body);
    expect(await at(from)).toMatchObject({ to: url });
    expect((await remove(from, seen)).status).toBe(409);
  });
});
