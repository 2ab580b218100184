import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, withTransaction } from '@cutsite/service-base/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noMediaFiles } from '../media/index.ts';
import { findByUrl, searchPublished, selectCards, selectFacets } from '../published/index.ts';
import { starterContent } from '../starter/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { exportedFile } from '../testing/exported-file.ts';
import { type ContentFile, importContent, readContentFile, runContentCommand } from './index.ts';

let store: ContentStore;
beforeEach(async () => {
  store = await contentStore();
});
afterEach(() => store.database.drop());

const bring = (file: ContentFile) =>
  store.inTransaction((client) => importContent(client, file, store.writer, async () => undefined));

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="9" height="9" onclick="x"/></svg>';
const media = {
  id: '00000000-0000-8000-a000-0000000000aa',
  name: 'A plate.svg',
  alt: 'A plate',
  base64: Buffer.from(svg).toString('base64'),
};
const author = {
  id: '00000000-0000-8000-a000-000000000001',
  type: 'author' as const,
  type_version: 1,
  url: '/authors/bench-desk',
  published: true,
  fields: { title: 'Bench desk', role: 'Protocols', picture: { media: media.id, alt: 'A plate' } },
};
const file: ContentFile = { format: 1, media: [media], entries: [author] };

test('the starter set is published whole, and a second import adds nothing (wish 16)', async () => {
  const starter = await starterContent();
  const first = await bring(starter);
  expect(first).toMatchObject({ ok: true });
  expect(first.ok && first.value.added.length).toBe(starter.entries.length);
  expect(await bring(starter)).toMatchObject({ value: { added: [], changed: [] } });
  const [row] = await store.rows('select count(*) as published from content.published_entry');
  expect(row).toEqual({ published: starter.entries.length });
});

test('two processes that bring the starter set at once bring it once', async () => {
  const starter = await starterContent();
  const outcomes = await Promise.all([bring(starter), bring(starter)]);
  const added = outcomes.map((outcome) => (outcome.ok ? outcome.value.added.length : Number.NaN));
  expect(added.toSorted((one, other) => one - other)).toEqual([0, starter.entries.length]);
});

test('one that waits for another import waits as long as that takes, also beyond the limit of its statements', async () => {
  const { pool } = store.database;
  const first = await pool.connect();
  await first.query('begin');
  await first.query(`select pg_advisory_xact_lock(hashtextextended('content import', 0))`);
  // The store gives up on an answer after ten seconds; here it would after three.
  const hurried = connect({ connectionString: store.database.connectionString, queryTimeoutMs: 3_000 });
  const second = withTransaction(hurried, async (client) => {
    await client.query(`set local statement_timeout = '3s'`);
    return importContent(client, file, store.writer, async () => undefined);
  });
  await vi.waitFor(
    async () => {
      const waiting = await store.rows(
        `select 1 from pg_stat_activity where wait_event = 'advisory' and clock_timestamp() - query_start > '3500ms'`,
      );
      expect(waiting).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  await first.query('commit');
  first.release();
  expect(await second).toMatchObject({ ok: true, value: { added: [expect.any(String)] } });
  await hurried.end();
});

test('what is found in the starter set: by words with marks, by category with a count, by title', async () => {
  await bring(await starterContent());
  const { pool } = store.database;
  const [hit] = await searchPublished(pool, { words: 'phosphorothioate', types: null, skip: 0, limit: 10 });
  expect(hit).toMatchObject({ url: '/help/order-tubes', total: 1 });
  expect(hit?.snippet).toContain('\u0001phosphorothioate\u0002');
  expect(await searchPublished(pool, { words: '\u0000 "-', types: null, skip: 0, limit: 10 })).toEqual([]);
  const cards = await selectCards(pool, {
    types: ['help_article'],
    facets: [['category:libraries']],
    order: 'title',
    skip: 0,
    limit: 100,
  });
  expect(cards.rows.map(({ url }) => url)).toEqual([
    '/help/order-a-gene-library',
    '/help/order-an-engineered-cell-library',
  ]);
  expect(await selectFacets(pool, { types: ['help_article'], facets: [] })).toContainEqual({
    facet: 'category:libraries',
    count: 2,
  });
});

test('an export is imported into another store as it was, drawings included', async () => {
  await bring(file);
  const exported = await exportedFile(store.database.pool, noMediaFiles);
  const other = await contentStore();
  try {
    await other.inTransaction((client) => importContent(client, exported, other.writer, async () => undefined));
    expect(await exportedFile(other.database.pool, noMediaFiles)).toEqual(exported);
  } finally {
    await other.database.drop();
  }
});

test('a drawing is cleaned before it is kept, and shown with its size', async () => {
  await bring(file);
  const found = await findByUrl(store.database.pool, '/authors/bench-desk');
  expect(found).toMatchObject({ entry: { fields: { picture: { width: 40, height: 20, alt: 'A plate' } } } });
  const [row] = await store.rows(`select convert_from(body, 'UTF8') as svg from content.media`);
  expect(row?.['svg']).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9"></rect></svg>',
  );
});

test('an import makes a draft of what is there, and never overwrites what is live (wish 16)', async () => {
  await bring(file);
  const changed = { ...author, fields: { ...author.fields, title: 'Design desk' } };
  expect(await bring({ ...file, entries: [changed] })).toMatchObject({
    value: { added: [], changed: ['author /authors/bench-desk'] },
  });
  expect(await findByUrl(store.database.pool, '/authors/bench-desk')).toMatchObject({ entry: { title: 'Bench desk' } });
});

describe('a file with faults', () => {
  test('changes nothing at all, and each fault names its entry (wish 16)', async () => {
    const bad = { ...author, id: '00000000-0000-8000-a000-000000000002', url: '/authors/b', fields: { title: '' } };
    const outcome = await bring({
      format: 1,
      media: [],
      entries: [{ ...author, fields: { title: 'A', role: 'B' } }, bad],
    }).catch((error: unknown) => error);
    expect(outcome).toMatchObject({
      ok: false,
      error: [
        { entry: 'author /authors/b', message: 'title: Title is missing.' },
        { entry: 'author /authors/b', message: 'role: Role is missing.' },
      ],
    });
  });

  test.each([
    ['no JSON', '{', 'It is no JSON.'],
    ['another format', '{"format":2,"media":[],"entries":[]}', 'format'],
    [
      'an unknown type',
      JSON.stringify({ ...file, entries: [{ ...author, type: 'newsreel' }] }),
      'There is no such type.',
    ],
  ])('that is %s is not read', (_title, text, fault) => {
    const read = readContentFile(text);
    expect(read.ok ? '' : read.error.join()).toContain(fault);
  });
});

describe('npm run content', () => {
  const lines: string[] = [];
  const run = (...words: string[]) =>
    runContentCommand(words, {
      pool: store.database.pool,
      files: noMediaFiles,
      now: () => new Date(),
      print: (line) => void lines.push(line),
      announce: async () => undefined,
      starter: async () => file,
      fromContentstack: async () => ({ ok: false, error: ['No folder.'] }),
    });

  test('imports with a dry run before', async () => {
    expect(await run('import', '--dry-run')).toBe(0);
    expect(lines.join()).toContain('+ author /authors/bench-desk');
    expect(await store.rows('select 1 from content.entry')).toEqual([]);
    expect(await run('import')).toBe(0);
    expect(await store.rows('select count(*) as entries from content.entry')).toEqual([{ entries: 1 }]);
  });

  test('exports into a file, which it imports again, and says how much is in it', async () => {
    await bring(file);
    const folder = await mkdtemp(join(tmpdir(), 'cutsite-content-'));
    try {
      lines.length = 0;
      expect(await run('export', join(folder, 'content.json'))).toBe(0);
      expect(lines).toEqual([`1 entries and 1 pictures and files are in ${join(folder, 'content.json')}.`]);
      expect(await run('import', join(folder, 'content.json'))).toBe(0);
      expect(lines).toContain('0 added, 0 changed, 1 the same.');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('says how it is used', async () => {
    expect(await run('bring')).toBe(2);
  });
});
