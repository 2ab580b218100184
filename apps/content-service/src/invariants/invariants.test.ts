import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPublishedPost, type ContentStore, contentStore } from '../testing/content-store.ts';
import { contentInvariants } from './index.ts';

let store: ContentStore;
let post: string;
let author: string;

beforeAll(async () => {
  store = await contentStore();
  ({ post, author } = await aPublishedPost(store));
});
afterAll(() => store.database.drop());

/** The rules that a change breaks; the change is taken back. */
async function brokenBy(...changes: readonly string[]): Promise<readonly string[]> {
  const statement = await readFile(contentInvariants, 'utf8');
  return store.database.asOwner(async (owner) => {
    const client = await owner.connect();
    try {
      await client.query('begin');
      for (const change of changes) await client.query(change);
      const { rows } = await client.query<{ rule: string }>(statement);
      return [...new Set(rows.map(({ rule }) => rule))];
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
}

test('content that was written by its own calls breaks no rule', async () => {
  expect(await brokenBy()).toEqual([]);
});

const event = randomUUID();
const seats = (offered: number, taken: number) => [
  `insert into content.entry (id, type, title, draft_version, created_at, updated_at) values ('${event}', 'event', 'E', 1, now(), now())`,
  `insert into content.version (entry_id, number, type_version, fields, saved_at, saved_by_name)
   values ('${event}', 1, 1, '{"seats": ${offered}}', now(), 'An editor')`,
  `insert into content.published_version (entry_id, version, published_at) values ('${event}', 1, now())`,
  `insert into content.event_seats (event_id, taken) values ('${event}', ${taken})`,
];
const redirect = (from: string, to: string) =>
  `insert into content.redirect (from_key, to_url, created_at) values ('${from}', '${to}', now())`;
const picture = (hash: string) =>
  `update content.published_entry set fields = fields || '{"image": {"src": "/media/${hash}/plate.png"}}' where id = '${post}'`;
const hash = 'a'.repeat(64);
const aPicture = `insert into content.media (id, hash, name, type, bytes, body, created_at)
  values ('${randomUUID()}', '${hash}', 'plate.png', 'image/png', 1, 'x', now())`;

test.each<[string, () => readonly string[]]>([
  [
    'the site reads the published version of each entry, and nothing else',
    () => [`update content.entry set published_version = null where id = '${post}'`],
  ],
  [
    'an entry in the trash is on the site no more, and nothing is to be done with it',
    () => [`update content.entry set deleted_at = now() where id = '${post}'`],
  ],
  [
    'the versions that an entry names are kept',
    () => [`update content.entry set draft_version = 99 where id = '${post}'`],
  ],
  ['when a version was published is kept', () => [`delete from content.published_version where entry_id = '${post}'`]],
  [
    'a page shows what is published of other entries',
    () => [`update content.published_entry set title = 'Another name' where id = '${author}'`],
  ],
  [
    'what a page shows of another entry is known as its use',
    () => [`delete from content.use where stage = 'published'`],
  ],
  ['the pictures and files of a page are kept', () => [picture(hash)]],
  ['a redirect leads to no redirect', () => [redirect('/a', '/b'), redirect('/b', '/a')]],
  ['no more seats of an event are taken than it ever had', () => seats(2, 3)],
])('it is found when it does not hold: %s', async (rule, changes) => {
  expect(await brokenBy(...changes())).toEqual([rule]);
});

test.each<[string, () => readonly string[]]>([
  [
    'pages that wait for a job to draw them',
    () => [
      `update content.published_entry set title = 'Another name' where id = '${author}'`,
      `select keep_job('refresh_content', '${author}', now())`,
    ],
  ],
  ['a picture that is kept', () => [aPicture, picture(hash)]],
  ['an event whose last seat is taken', () => seats(3, 3)],
  ['redirects of two addresses to one page', () => [redirect('/a', '/blog/the-pam'), redirect('/b', '/blog/the-pam')]],
])('it holds of %s', async (_, changes) => {
  expect(await brokenBy(...changes())).toEqual([]);
});
