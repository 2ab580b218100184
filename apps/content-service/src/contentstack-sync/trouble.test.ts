import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findByUrl } from '../published/index.ts';
import { type ContentStore, contentStore } from '../testing/content-store.ts';
import { author, heldStack, post, publishPost, type StackAndStore } from '../testing/held-stack.ts';
import { syncStack } from './index.ts';

let store: ContentStore;
let there: StackAndStore;
beforeEach(async () => {
  store = await contentStore();
  there = await heldStack(store);
  publishPost(there.held);
});
afterEach(async () => {
  await there.stop();
  await store.database.drop();
});

const page = (url: string) => findByUrl(store.database.pool, url);
const postStands = async () => expect(await page('/blog/the-pam')).toMatchObject({ entry: { title: 'The PAM' } });
const onlyOnce = async () =>
  expect(await store.rows('select max(number)::int as number, count(*)::int as n from content.version')).toEqual([
    { number: 1, n: 3 },
  ]);
const state = async () => (await store.rows('select * from content.contentstack_sync'))[0] ?? {};

describe('Contentstack in trouble (CT-66)', () => {
  test.each([
    ['is busy', 'busy', 'Contentstack asks for fewer calls.', 7],
    ['is broken', 'broken', 'Contentstack answered with 500.', 2],
    ['is cut off', 'cut', 'Contentstack did not answer, or its answer was cut off.', 2],
    ['says nothing', 'silent', 'Contentstack did not answer, or its answer was cut off.', 2],
    ['talks garbage', 'garbage', 'Contentstack answered with what is no page of content, or too much.', 2],
    ['sends a page without an end', 'huge', 'Contentstack answered with what is no page of content, or too much.', 2],
    ['refuses the key', 'refused', /^Contentstack refused the question with 401\./, 600],
  ] as const)('that %s is asked again later, and what stands stays', async (_what, fault, sentence, seconds) => {
    await there.read();
    const now = new Date();
    there.held.faults.add(fault);
    const outcome = await syncStack({ ...there.dependencies, now: () => now });
    expect(outcome).toEqual({
      kind: 'failed',
      fault: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      tryAt: new Date(now.getTime() + seconds * 1e3),
    });
    await postStands();
    expect(await state()).toMatchObject({ failed_since: now, failures: 1, next: 'changes' });
    await there.read();
    expect(await state()).toMatchObject({ failed_since: null, failures: 0, fault: null, try_at: null });
  });

  test('is left alone for longer each time, ten minutes at most', async () => {
    const waits: number[] = [];
    const now = new Date();
    for (let at = 0; at < 11; at += 1) {
      there.held.faults.add('broken');
      const outcome = await syncStack({ ...there.dependencies, now: () => now });
      waits.push(outcome.kind === 'failed' ? (outcome.tryAt.getTime() - now.getTime()) / 1_000 : Number.NaN);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
  });

  test('between two pages is asked for the second one alone, and nothing comes twice', async () => {
    there.held.faults.add('broken', 'page');
    expect(await there.tryToRead()).toMatchObject({ kind: 'failed' });
    expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
    expect(await state()).toMatchObject({ next: 'page' });
    await there.read();
    expect(there.held.asked).toEqual(['everything', 'page', 'page', 'file']);
    await postStands();
    await onlyOnce();
  });

  test('that has forgotten the token is read anew, beside the old content; what is gone there goes here', async () => {
    await there.read();
    there.held.memory.forgetTokens();
    there.held.memory.unpublish('entry', post.uid);
    await there.read();
    expect(there.held.asked.slice(-2)).toEqual(['changes', 'everything']);
    expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
    expect(await page(author.url)).toMatchObject({ entry: { title: 'Bench desk' } });
  });

  test('that holds nothing at all any more takes nothing off', async () => {
    await there.read();
    there.held.memory.forgetTokens();
    for (const { kind, data } of there.held.memory.listed()) there.held.memory.unpublish(kind, data.uid);
    there.held.memory.forgetTokens();
    expect(await there.tryToRead()).toMatchObject({
      kind: 'failed',
      fault: expect.stringContaining('no entry at all'),
    });
    await postStands();
    expect(await state()).toMatchObject({ next: 'everything' });
  });

  test('whose picture does not arrive keeps its entry back, and after five tries it stands without', async () => {
    for (let at = 0; at < 5; at += 1) there.held.faults.add('broken', 'file');
    for (let at = 1; at < 5; at += 1) {
      expect(await there.tryToRead()).toMatchObject({ kind: 'failed', fault: 'plate.svg did not arrive.' });
      expect(await page('/blog/the-pam')).toEqual({ kind: 'none' });
    }
    await there.read();
    await postStands();
    expect(await store.rows(`select reasons from content.contentstack_item where state = 'aside'`)).toEqual([
      { reasons: ['It did not arrive, although it was tried again.'] },
    ]);
  });
});

describe('a process that ends', () => {
  test('while it publishes leaves all of it to the next one', async () => {
    let left = 2;
    const announce = async (): Promise<void> => {
      left -= 1;
      if (left === 0) throw new Error('ended');
    };
    await expect(syncStack({ ...there.dependencies, announce })).rejects.toThrow('ended');
    expect(await store.rows('select 1 from content.entry')).toEqual([]);
    await there.read();
    await postStands();
    await onlyOnce();
    expect(there.held.asked.filter((one) => one === 'everything')).toHaveLength(1);
  });

  test('or many at once read and publish each entry once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, there.tryToRead));
    expect(outcomes.filter(({ kind }) => kind === 'done').length).toBeGreaterThan(0);
    expect(outcomes.every(({ kind }) => kind === 'done' || kind === 'busy')).toBe(true);
    await postStands();
    await onlyOnce();
  });
});

test('nothing that is kept or said holds a key', async () => {
  await there.read();
  for (const fault of ['refused', 'busy', 'garbage'] as const) {
    there.held.faults.add(fault);
    expect(JSON.stringify(await there.tryToRead())).not.toContain(there.stack.deliveryToken);
  }
  const said = JSON.stringify([await state(), await store.rows('select * from content.contentstack_item')]);
  expect(said).not.toContain(there.stack.deliveryToken);
  expect(said).not.toContain(there.stack.apiKey);
});
