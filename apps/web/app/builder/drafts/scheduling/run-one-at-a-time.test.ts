import { expect, test } from 'vitest';
import { runOneAtATime } from './run-one-at-a-time.ts';

test('what is asked for while the work runs is done by one more, which sees what was there at the last asking', async () => {
  let there = 'the first';
  const seen: string[] = [];
  const read = runOneAtATime(async () => {
    const found = there;
    await Promise.resolve();
    seen.push(found);
  });
  const first = read();
  there = 'the second';
  const second = read();
  there = 'the third';
  const third = read();
  await first;
  expect(seen).toEqual(['the first']);
  await Promise.all([second, third]);
  expect(seen).toEqual(['the first', 'the third']);
});

test('work that fails is told to who asked for it, and the next one is done', async () => {
  let fails = true;
  const work = runOneAtATime(async () => {
    if (fails) throw new Error('no storage');
  });
  await expect(work()).rejects.toThrow('no storage');
  fails = false;
  await expect(work()).resolves.toBeUndefined();
});
