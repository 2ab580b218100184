import { connect } from '@cutsite/service-base/database';
import { runWorker } from '@cutsite/service-base/jobs';
import { createLogger } from '@cutsite/service-base/observability';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectEntry } from '../entries/index.ts';
import { noMediaFiles } from '../media/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { mailTo } from '../testing/mail-to.ts';
import { contentTasks, makeContentJobs, scheduleEntry } from './index.ts';
import { doWhatIsDue } from './schedule-entry.ts';

let store: ContentStore;
beforeEach(async () => {
  store = await contentStore();
});
afterEach(() => store.database.drop());

const fields = (title: string) => ({ title, role: 'Protocols' });

test('of fifty saves from one revision one is kept, and the others are told which it is (wish 1)', async () => {
  const id = await store.create('author', '/authors/a', fields('A'));
  const saves = await Promise.all(
    Array.from({ length: 50 }, (_, at) => store.save(id, 1, '/authors/a', fields(`Save ${at}`))),
  );
  const [kept, ...more] = saves.filter((save) => save.ok);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ ok: true, value: { revision: 2, version: 2 } });
  for (const save of saves) if (!save.ok) expect(save.error).toEqual({ code: 'stale', revision: 2 });
});

test('fifty editors who go on from what they are told lose nothing', async () => {
  const id = await store.create('author', '/authors/a', fields('A'));
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      for (let revision = 1; ; ) {
        const saved = await store.save(id, revision, '/authors/a', fields(`Editor ${at}`));
        if (saved.ok) return;
        if (saved.error.code !== 'stale') throw new Error(saved.error.code);
        revision = saved.error.revision;
      }
    }),
  );
  const [row] = await store.rows(
    `select count(distinct fields->>'title') as titles, max(number) as newest from content.version where entry_id = $1`,
    [id],
  );
  expect(row).toEqual({ titles: 51, newest: 51 });
});

test('posts of one author, published while the author is, all show the author in the end', async () => {
  const author = await store.create('author', '/authors/a', fields('Before'));
  const category = await store.create('blog_category', null, { title: 'News', slug: 'news' });
  const post = { summary: 'x', author: { entry: author }, category: { entry: category }, date_updated: '2026-11-18' };
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] };
  const posts = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      store.create('blog_post', `/blog/${at}`, { ...post, title: `${at}`, body: text }),
    ),
  );
  await store.save(author, null, '/authors/a', fields('After'));
  await Promise.all([...posts, author, category].map((id) => store.publish(id)));
  const rows = await store.rows(
    `select distinct fields->'author'->>'title' as author, fields->'category'->>'title' as category
       from content.published_entry where type = 'blog_post'`,
  );
  expect(rows).toEqual([{ author: 'After', category: 'News' }]);
});

test('thirty entries that are due are published once each by two processes (wish 12)', async () => {
  const log = createLogger({ logLevel: 'silent' });
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, at) => store.create('author', `/authors/${at}`, fields(`Author ${at}`))),
  );
  const due = new Date(Date.now() - 1_000);
  for (const id of ids) {
    const asked = { id, revision: null, publishAt: due, unpublishAt: null };
    await store.inTransaction((client) => scheduleEntry(client, asked, store.writer));
  }
  // What is written after it was scheduled is not what is published.
  await store.save(ids[0] ?? '', null, '/authors/0', fields('Written later'));
  const pools = [1, 2].map(() => connect({ connectionString: store.database.connectionString }));
  const workers = pools.map((pool) => {
    const announce = async (): Promise<void> => undefined;
    const work = { pool, now: () => new Date(), announce, files: noMediaFiles, mail: mailTo(null) };
    const tasks = contentTasks({ ...work, isPublishedElsewhere: false });
    return runWorker({ pool, tasks, schedules: [], log, prepare: () => makeContentJobs(pool) });
  });
  try {
    await vi.waitFor(
      async () => {
        const [row] = await store.rows('select count(*) as published from content.published_entry');
        expect(row).toEqual({ published: 30 });
      },
      { timeout: 60_000 },
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(pools.map((pool) => pool.end()));
  }
  expect(await store.rows('select count(*) as times from content.published_version')).toEqual([{ times: 30 }]);
  expect(await store.rows('select title from content.published_entry where id = $1', [ids[0]])).toEqual([
    { title: 'Author 0' },
  ]);
  const entry = await selectEntry(store.database.pool, ids[0] ?? '');
  expect(entry).toMatchObject({ publishAt: null, publishedVersion: 1, draftVersion: 2 });
}, 120_000);

test('a version that the clock cannot publish leaves a note for its editors, once (wish 12)', async () => {
  const id = await store.create('author', '/authors/a', { title: 'A desk without a role' });
  const dueAt = new Date();
  const asked = { id, revision: null, publishAt: dueAt, unpublishAt: null };
  await store.inTransaction((client) => scheduleEntry(client, asked, store.writer));
  const announce = async (): Promise<void> => undefined;
  const clock = { now: dueAt, announce, isPublishedElsewhere: false, mail: mailTo(null) };
  for (let time = 0; time < 2; time += 1) await doWhatIsDue(store.database.pool, { id, dueAt }, clock);
  expect(await store.rows('select text, version, created_by_name from content.note where entry_id = $1', [id])).toEqual(
    [{ text: 'The clock could not publish version 1. Role is missing.', version: 1, created_by_name: 'Cutsite' }],
  );
  expect(await selectEntry(store.database.pool, id)).toMatchObject({ publishAt: null, publishedVersion: null });
});

test('the clock publishes nothing of ours while Contentstack publishes, and takes off what is to come off (CT-66)', async () => {
  const later = await store.create('author', '/authors/later', fields('Later'));
  const live = await store.create('author', '/authors/live', fields('Live'));
  await store.publish(live);
  const dueAt = new Date();
  const times = { revision: null, publishAt: null, unpublishAt: null };
  await store.inTransaction((client) => scheduleEntry(client, { ...times, id: later, publishAt: dueAt }, store.writer));
  await store.inTransaction((client) =>
    scheduleEntry(client, { ...times, id: live, unpublishAt: dueAt }, store.writer),
  );
  const clock = { now: dueAt, announce: async () => undefined, isPublishedElsewhere: true, mail: mailTo(null) };
  for (const id of [later, live]) await doWhatIsDue(store.database.pool, { id, dueAt }, clock);
  expect(await store.rows('select 1 from content.published_entry')).toEqual([]);
  expect(await store.rows('select text from content.note where entry_id = $1', [later])).toEqual([
    { text: expect.stringContaining('Content is published in Contentstack.') },
  ]);
});
