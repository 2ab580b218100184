import { deepStrictEqual } from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type RichText, richTextFromMarkdown } from '@cutsite/content/rich-text';
import type { ContentTypeName } from '@cutsite/content/type';
import { withTransaction } from '@cutsite/service-base/database';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import type { ClientBase } from 'pg';
import { createEntry, type Fields, saveEntry, type Writer } from '../entries/index.ts';
import { contentInvariants } from '../invariants/index.ts';
import { publishEntry, unpublishEntry } from '../publishing/index.ts';

export const body: RichText = richTextFromMarkdown('## A heading\n\nA guide of twenty bases.');

/** A database with content in it, and who writes it. */
export interface ContentStore {
  readonly database: TestDatabase;
  /** How often a change was made known. */
  readonly announced: () => number;
  readonly writer: Writer;
  readonly inTransaction: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  readonly create: (type: ContentTypeName, url: string | null, fields: Fields) => Promise<string>;
  readonly save: (
    id: string,
    revision: number | null,
    url: string | null,
    fields: Fields,
  ) => ReturnType<typeof saveEntry>;
  readonly publish: (id: string, version?: number) => ReturnType<typeof publishEntry>;
  readonly unpublish: (id: string) => ReturnType<typeof unpublishEntry>;
  readonly rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
}

/** A database of its own for a test; when it goes, what always holds of content is asked of it. */
export async function contentStore(): Promise<ContentStore> {
  const created = await createTestDatabase({ max: 20 });
  const { pool } = created;
  const database: TestDatabase = {
    ...created,
    drop: async () => {
      const broken = await pool.query(await readFile(contentInvariants, 'utf8'));
      await created.drop();
      deepStrictEqual(broken.rows, []);
    },
  };
  const writer: Writer = { by: { id: null, name: 'An editor' }, now: new Date() };
  let announced = 0;
  const announce = async (): Promise<void> => {
    announced += 1;
  };
  const inTransaction = <T>(work: (client: ClientBase) => Promise<T>): Promise<T> =>
    withTransaction(database.pool, work);
  const now = (): Writer => ({ ...writer, now: new Date() });
  return {
    database,
    writer,
    inTransaction,
    announced: () => announced,
    create: async (type, url, fields) => {
      const created = await inTransaction((client) => createEntry(client, { type, url, fields }, now()));
      if (!created.ok) throw new Error(JSON.stringify(created.error));
      return created.value.id;
    },
    save: (id, revision, url, fields) =>
      inTransaction((client) => saveEntry(client, { id, revision, url, fields }, now())),
    publish: (id, version) =>
      inTransaction((client) =>
        publishEntry(client, { id, revision: null, version: version ?? null }, now(), announce),
      ),
    unpublish: (id) => inTransaction((client) => unpublishEntry(client, { id, revision: null }, now(), announce)),
    rows: async (statement, values) => (await database.pool.query(statement, values)).rows,
  };
}

/** A post with its author and category, published; their ids. */
export async function aPublishedPost(store: ContentStore, url = '/blog/the-pam', more: object = {}) {
  const author = await store.create('author', '/authors/bench-desk', { title: 'Bench desk', role: 'Protocols' });
  const category = await store.create('blog_category', null, { title: 'Protocols', slug: 'protocols' });
  const fields = {
    title: 'The PAM',
    summary: 'Three letters that stay on the genome.',
    author: { entry: author },
    category: { entry: category },
    date_updated: '2026-11-18',
    body,
    ...more,
  };
  const post = await store.create('blog_post', url, fields);
  for (const id of [author, category, post]) await store.publish(id);
  return { author, category, post, fields };
}
