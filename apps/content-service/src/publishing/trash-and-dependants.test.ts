import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveMedia, noMediaFiles, takeMedia } from '../media/index.ts';
import { aPublishedPost, type ContentStore, contentStore } from '../testing/content-store.ts';
import { mailTo } from '../testing/mail-to.ts';
import { contentTasks, emptyTrash, restoreFromTrash, trashEntry } from './index.ts';

let store: ContentStore;
beforeEach(async () => {
  store = await contentStore();
});
afterEach(() => store.database.drop());

const now = new Date('2031-03-31T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

async function trashed(title: string, at: Date): Promise<string> {
  const id = await store.create('author', `/authors/${title}`, { title, role: 'Protocols' });
  const writer = { ...store.writer, now: at };
  const done = await store.inTransaction((client) =>
    trashEntry(client, { id, revision: null }, writer, async () => undefined),
  );
  expect(done.ok).toBe(true);
  return id;
}

async function aFile(mark: string, at: Date): Promise<string> {
  const bytes = [Buffer.from(`%PDF-1.7 ${mark}`)].values();
  const taken = await takeMedia(
    { pool: store.database.pool, files: noMediaFiles, mediaInAllBytes: 1e9 },
    {
      name: `${mark}.pdf`,
      by: null,
      now,
      instead: null,
      afterwards: async () => undefined,
      bytes: { next: async () => bytes.next() },
    },
  );
  if (!taken.ok) throw new Error(taken.error);
  await store.inTransaction((client) => moveMedia(client, taken.value.id, at));
  return taken.value.id;
}

test('what has been in the trash for 30 days is gone with its versions, and what has not stays (CT-51)', async () => {
  const [old, newer] = [await trashed('old', daysAgo(30.1)), await trashed('newer', daysAgo(29.9))];
  const there = await store.create('author', '/authors/there', { title: 'There', role: 'Protocols' });
  const [oldFile, newerFile] = [await aFile('old', daysAgo(30.1)), await aFile('newer', daysAgo(29.9))];
  await emptyTrash(store.database.pool, now);
  const ids = async (table: string, column = 'id') =>
    new Set((await store.rows(`select ${column} as id from content.${table}`)).map(({ id }) => id));
  expect(await ids('entry')).toEqual(new Set([newer, there]));
  expect(await ids('version', 'entry_id')).toEqual(new Set([newer, there]));
  expect(await ids('media')).toEqual(new Set([newerFile]));
  const log = await store.rows(
    `select action, entry_id as id, actor_name as by from content.audit where action like 'delete%' order by action`,
  );
  expect(log).toEqual([
    { action: 'delete', id: old, by: 'Cutsite' },
    { action: 'delete_media', id: oldFile, by: 'Cutsite' },
  ]);
  await emptyTrash(store.database.pool, now);
  expect(await ids('entry')).toEqual(new Set([newer, there]));
});

test('what comes back from the trash brings its files along, which went there after it (wish 16)', async () => {
  const file = await aFile('sheet', daysAgo(10));
  await store.inTransaction((client) => moveMedia(client, file, null));
  const other = await aFile('other', daysAgo(10));
  const id = await store.create('resource', '/resources/sheet', { title: 'Sheet', file: { media: file } });
  const announce = async (): Promise<void> => undefined;
  await store.inTransaction((client) => trashEntry(client, { id, revision: null }, store.writer, announce));
  await store.inTransaction((client) => moveMedia(client, file, daysAgo(9)));
  expect((await store.inTransaction((client) => restoreFromTrash(client, id, store.writer))).ok).toBe(true);
  const inTrash = await store.rows('select id from content.media where deleted_at is not null');
  expect(inTrash).toEqual([{ id: other }]);
});

test('a file that a draft has taken up again is not ended with the trash', async () => {
  const id = await aFile('used', daysAgo(40));
  await store.create('resource', '/resources/sheet', { title: 'Sheet', file: { media: id } });
  await emptyTrash(store.database.pool, now);
  expect(await store.rows('select id from content.media')).toEqual([{ id }]);
});

test('up to a hundred pages that show an entry are drawn again at once; of more, a job does it (CT-26)', async () => {
  const { author, fields } = await aPublishedPost(store);
  const rename = async (title: string) => {
    await store.save(author, null, '/authors/bench-desk', { title, role: 'Protocols' });
    await store.publish(author);
  };
  const showing = async (title: string) =>
    Number(
      (
        await store.rows(
          `select count(*) as posts from content.published_entry where fields->'author'->>'title' = $1`,
          [title],
        )
      )[0]?.['posts'],
    );
  const jobs = () => store.rows(`select key from graphile_worker.jobs where task_identifier = 'refresh_content'`);
  const morePosts = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const post = await store.create('blog_post', `/blog/${at}`, { ...fields, title: `Post ${at}` });
      await store.publish(post);
    }
  };
  await morePosts(1, 100);
  await rename('A hundred');
  expect([await showing('A hundred'), await jobs()]).toEqual([100, []]);
  await morePosts(100, 101);
  await rename('One more');
  expect(await showing('One more')).toBe(0);
  expect(await jobs()).toEqual([{ key: `refresh_content:${author}` }]);
  const announce = async (): Promise<void> => undefined;
  const work = { pool: store.database.pool, now: () => new Date(), announce, files: noMediaFiles };
  const tasks = contentTasks({ ...work, isPublishedElsewhere: false, mail: mailTo(null) });
  await tasks['refresh_content']?.({ id: author, dueAt: new Date() });
  expect(await showing('One more')).toBe(101);
}, 120_000);
