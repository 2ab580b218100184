import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldCallCounts, shareCallCounts } from './call-count.repository.ts';
import { type SharedCounts, sharedCounts } from './shared-counts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const minute = 60_000;
/** The beginning of a window of a minute. */
const noon = Date.UTC(2026, 10, 21, 12);
const ten = { name: 'ten-a-minute', max: 10, windowMs: minute };

/** A process of the store: its counts, its clock, and `shared`, which waits until the others have its counts. */
function aProcess(): { counts: SharedCounts; at: (ms: number) => void; shared: () => Promise<void> } {
  let now = noon;
  const telling = new Set<Promise<unknown>>();
  const counts = sharedCounts({
    share: (some) => {
      const sharing = shareCallCounts(database.pool, some);
      telling.add(sharing);
      return sharing.finally(() => telling.delete(sharing));
    },
    now: () => now,
  });
  const shared = async () => {
    do {
      await Promise.all(telling);
      // A turn of the loop, in which the shared counts are recorded, and the rest is shared.
      await new Promise((resolve) => setImmediate(resolve));
    } while (telling.size > 0);
  };
  return { counts, at: (ms) => (now = noon + ms), shared };
}

const take = ({ counts }: { counts: SharedCounts }, subject: string, calls: number) =>
  Array.from({ length: calls }, () => counts.count(ten, subject).allowed).filter(Boolean).length;

describe('calls are counted for all processes together (promise L6)', () => {
  test('one process alone lets pass exactly what the limit says', () => {
    expect(take(aProcess(), 'alone', 50)).toBe(10);
  });

  test('what one has let pass counts in the other as soon as that one has asked', async () => {
    const [one, other] = [aProcess(), aProcess()];
    expect(take(one, 'both', 9)).toBe(9);
    await one.shared();
    // It cannot know yet: the database is not asked for each call.
    expect(take(other, 'both', 1)).toBe(1);
    await other.shared();
    expect(other.counts.count(ten, 'both')).toEqual({ allowed: false, retryAfter: 66 });
  });

  test('counts that are reported at the same moment add up', async () => {
    const [one, other] = [aProcess(), aProcess()];
    take(one, 'at once', 4);
    take(other, 'at once', 4);
    await Promise.all([one.shared(), other.shared()]);
    take(one, 'at once', 1);
    await one.shared();
    expect(take(one, 'at once', 10)).toBe(1);
  });

  test('the window slides: halfway through the next one, half of the last one still counts', async () => {
    const one = aProcess();
    expect(take(one, 'slides', 10)).toBe(10);
    await one.shared();
    one.at(minute + minute / 2);
    expect(take(one, 'slides', 10)).toBe(5);
    await one.shared();
    // Another process gets both windows.
    const other = aProcess();
    other.at(minute + minute / 2);
    take(other, 'slides', 1);
    await other.shared();
    expect(take(other, 'slides', 10)).toBe(0);
  });

  test('a call too many hears when it may come again, and then it may', () => {
    const one = aProcess();
    take(one, 'when', 10);
    one.at(20_000);
    const refused = one.counts.count(ten, 'when');
    if (refused.allowed) throw new Error('it was not refused');
    one.at(20_000 + refused.retryAfter * 1_000);
    expect(one.counts.count(ten, 'when').allowed).toBe(true);
  });

  test('without its database a process counts alone, and tells later what it has counted', async () => {
    let isAway = true;
    const calls: number[] = [];
    const counts = sharedCounts({
      share: async (some) => {
        if (isAway) throw new Error('the database is away');
        calls.push(...some.map((one) => one.calls));
        return some.map(({ calls }) => ({ inWindow: calls, inWindowBefore: 0 }));
      },
      now: () => noon,
    });
    expect(take({ counts }, 'away', 50)).toBe(10);
    isAway = false;
    while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toEqual([10]);
  });

  test('a flood of addresses while the database is away takes no more memory than the newest of them', async () => {
    let comeBack = (): void => undefined;
    const back = new Promise<void>((resolve) => (comeBack = resolve));
    const told = new Set<string>();
    const counts = sharedCounts({
      share: async (some) => {
        await back;
        for (const { subject } of some) told.add(subject);
        return some.map(({ calls }) => ({ inWindow: calls, inWindowBefore: 0 }));
      },
      now: () => noon,
    });
    for (let address = 1; address <= 60_000; address += 1) counts.count(ten, String(address));
    comeBack();
    while (!told.has('60000')) await new Promise((resolve) => setImmediate(resolve));
    expect(told.size).toBeGreaterThan(19_000);
    expect(told.size).toBeLessThan(21_000);
  });
});

test('windows that are no longer read are forgotten', async () => {
  const one = aProcess();
  take(one, 'old', 10);
  await one.shared();
  await forgetOldCallCounts(database.pool, new Date(noon + 25 * 60 * minute));
  expect((await database.pool.query('select from call_count')).rowCount).toBe(0);
});
