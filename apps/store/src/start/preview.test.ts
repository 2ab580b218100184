import { createEntry, type Writer } from '@cutsite/content-service/entries';
import { sharePreview } from '@cutsite/content-service/preview';
import { withTransaction } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoreProcess, spawnStore } from '../testing/store-process.ts';

let database: TestDatabase;
let store: StoreProcess;
let origin: string;
beforeAll(async () => {
  database = await createTestDatabase();
  store = spawnStore({ DATABASE_URL: database.connectionString, OVERLOAD_DELAY_MS: '0' });
  origin = await store.ready;
}, 300_000);
afterAll(async () => {
  store.child.kill('SIGTERM');
  await store.exited;
  await database.drop();
});

const writer = (): Writer => ({ by: { id: crypto.randomUUID(), name: 'An editor' }, now: new Date() });

/** A post that lacks nearly everything, by an author who is a draft as well. */
async function aDraft(): Promise<string> {
  return withTransaction(database.pool, async (client) => {
    const fields = { title: 'Desk of drafts', role: 'Protocols' };
    const author = await createEntry(client, { type: 'author', url: null, fields }, writer());
    if (!author.ok) throw new Error(JSON.stringify(author.error));
    const post = { title: 'Words of a draft', author: { entry: author.value.id } };
    const draft = await createEntry(client, { type: 'blog_post', url: null, fields: post }, writer());
    if (!draft.ok) throw new Error(JSON.stringify(draft.error));
    return draft.value.id;
  });
}

async function aLink(id: string, hours: number, made = new Date()): Promise<string> {
  const link = await withTransaction(database.pool, (client) =>
    sharePreview(client, { id, hours }, { ...writer(), now: made }),
  );
  return link?.path ?? '';
}

describe('the preview of a draft (CT-56)', () => {
  test('a link opens it until it expires, with what is still missing by its label', async () => {
    const id = await aDraft();
    const answer = await fetch(origin + (await aLink(id, 1)));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const words of ['Words of a draft', 'Desk of drafts', '[Summary]']) expect(page).toContain(words);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    const expired = await aLink(id, 1, new Date(Date.now() - 2 * 3_600_000));
    expect((await fetch(origin + expired)).status).toBe(404);
  });

  test('has no scripts in the frame of the content office, which runs none', async () => {
    const link = origin + (await aLink(await aDraft(), 1));
    const framed = await (await fetch(link, { headers: { 'sec-fetch-dest': 'iframe' } })).text();
    expect(framed).toContain('Words of a draft');
    expect(framed).not.toContain('<script');
    expect(await (await fetch(link)).text()).toContain('<script');
  });

  test('nobody else sees it, nor all blocks, however the address is written, and a link opens no other entry', async () => {
    const [id, other] = [await aDraft(), await aDraft()];
    const token = (await aLink(other, 1)).split('?')[1];
    const addresses = [
      `/preview/${id}`,
      `/Preview/${id}`,
      `/preview/${id}/`,
      `//preview/${id}`,
      `/preview/${id}?token=x`,
    ];
    const ofBlocks = ['/preview/blocks', '/Preview/Blocks', '/preview/blocks/', '/preview/blocks?token=x'];
    for (const address of [...addresses, ...ofBlocks, `/preview/${id}?${token}`, '/preview/nothing']) {
      const answer = await fetch(origin + address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.text()).not.toMatch(/Words of a draft|Example of/);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  test('the link of a draft opens the page of all blocks, too, until it expires (CT-82)', async () => {
    const id = await aDraft();
    const [now, past] = [await aLink(id, 1), await aLink(id, 1, new Date(Date.now() - 2 * 3_600_000))];
    const blocksBy = (link: string) => fetch(`${origin}/preview/blocks?${link.split('?')[1]}`);
    const opened = await blocksBy(now);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Example of')]);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect((await blocksBy(past)).status).toBe(404);
  });

  test('looking at a draft writes nothing: no version, no line of the log (wish 10)', async () => {
    const id = await aDraft();
    const link = await aLink(id, 1);
    const counted = async () => {
      const names = ['entry', 'version', 'audit', 'published_entry', 'published_version', 'used_by', 'preview_link'];
      const counts = names.map((name) => `select '${name}' as name, count(*) as rows from content.${name}`);
      return (await database.pool.query(counts.join(' union all '))).rows;
    };
    const before = await counted();
    for (let times = 0; times < 3; times += 1) expect((await fetch(origin + link)).status).toBe(200);
    expect(await counted()).toEqual(before);
  });
});
