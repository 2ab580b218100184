import { randomBytes, randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { insertFormAnswer } from './form-answer.repository.ts';
import { exportedRows } from './form-answers.routes.ts';

let store: ContentStore;
beforeAll(async () => {
  store = await contentStore();
});
afterAll(() => store.database.drop());

async function send(page: string, sentAt: string): Promise<void> {
  const answer = {
    id: randomUUID(),
    form: 'contact',
    formVersion: 1,
    page,
    pageId: null,
    pageVersion: null,
    answers: {},
    email: null,
    consentAt: null,
    sentAt: new Date(sentAt),
    sameness: randomBytes(32),
  } as const;
  await store.inTransaction((client: ClientBase) => insertFormAnswer(client, answer));
}

test('an export has each answer once, also while others arrive (CT-47, decision 123)', async () => {
  const pages = Array.from({ length: 7 }, (_, at) => `/page-${at}`);
  // Two at each moment, so that a batch ends between answers of the same one.
  for (const [at, page] of pages.entries()) await send(page, `2026-06-0${1 + Math.floor(at / 2)}T10:00:00Z`);
  const busy = {
    query: async (text: string, values: unknown[]) => {
      const rows = await store.database.pool.query(text, values);
      await send('/late', '2026-07-01T10:00:00Z');
      return rows;
    },
  } as unknown as Pool;
  const [head, ...rows] = await exportedRows(busy, 'contact', 2);
  expect(head?.slice(0, 2)).toEqual(['Sent', 'Page']);
  expect(rows.map(([, page]) => page ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual(pages);
  const sentAt = rows.map(([sent]) => sent ?? '');
  expect(sentAt).toEqual(sentAt.toSorted((one, other) => other.localeCompare(one)));
});
