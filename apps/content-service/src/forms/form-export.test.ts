import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ClientBase, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { insertFormAnswer } from './form-answer.repository.ts';
import { exportAnswers } from './form-export.ts';

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

/** The pool with something that happens before each batch is read. */
function aWatchedPool(beforeBatch: (batch: number) => Promise<void>): Pool {
  let batches = 0;
  const query = async (text: string, values: unknown[]) => {
    await beforeBatch((batches += 1));
    return store.database.pool.query(text, values);
  };
  return { query } as unknown as Pool;
}

/** Two at each moment, so that a batch ends between answers of the same one. */
const pages = Array.from({ length: 7 }, (_, at) => `/page-${at}`);
const momentOf = (at: number): string => `2026-06-0${1 + Math.floor(at / 2)}T10:00:00Z`;

describe('an export of what a form was sent (CT-47)', () => {
  beforeAll(async () => {
    for (const [at, page] of pages.entries()) await send(page, momentOf(at));
  });

  test('has each answer once, the latest first, also while others arrive (decision 123)', async () => {
    const busy = aWatchedPool((batch) => (batch === 1 ? Promise.resolve() : send('/late', '2026-07-01T10:00:00Z')));
    const csv = await text(exportAnswers(busy, 'contact', 2));
    const rows = csv.trim().split('\r\n').slice(1);
    const exported = rows.map((row) => row.split(','));
    expect(exported.map(([, page]) => page ?? '').toSorted((one, other) => one.localeCompare(other))).toEqual(pages);
    const sentAt = exported.map(([sent]) => sent ?? '');
    expect(sentAt).toEqual(sentAt.toSorted((one, other) => other.localeCompare(one)));
  });

  test('reads no batch before its reader has taken the one before', async () => {
    let batches = 0;
    const watched = aWatchedPool(async (batch) => {
      batches = batch;
    });
    const pieces = exportAnswers(watched, 'contact', 2);
    expect(batches).toBe(0);
    let read = 0;
    for await (const piece of pieces) {
      read += 1;
      expect(batches).toBe(read);
      expect(piece.toString().trim().split('\r\n').length).toBeLessThanOrEqual(read === 1 ? 3 : 2);
    }
    expect(read).toBeGreaterThan(3);
  });

  test('has a column for each question of the form, and says so where nothing was sent yet', async () => {
    const [head, ...rows] = (await text(exportAnswers(store.database.pool, 'event-registration'))).trim().split('\r\n');
    expect(head).toMatch(
      /^\ufeff?Sent,Page,Version of the page,Version of the form,Agreed to be written to,Name,E-mail,/,
    );
    expect(rows).toEqual([]);
  });

  test('that fails at its first batch sends not even the headings, so that it is answered as a failure', async () => {
    const broken = aWatchedPool(() => Promise.reject(new Error('gone')));
    await expect(exportAnswers(broken, 'contact').next()).rejects.toThrow('gone');
  });
});
