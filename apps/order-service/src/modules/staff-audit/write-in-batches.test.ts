import { expect, test } from 'vitest';
import { inBatches } from './write-in-batches.ts';

/** A statement that ends when it is told to. */
function aStatement() {
  const batches: string[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const write = inBatches<string>((rows) => {
    batches.push([...rows]);
    return new Promise((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  }, 3);
  return { batches, ends, write };
}

test('what comes while a statement is on its way goes with the next one (OF-7)', async () => {
  const { batches, ends, write } = aStatement();
  const first = write('a');
  const others = ['b', 'c', 'd', 'e'].map(write);
  expect(batches).toEqual([['a']]);
  ends[0]?.();
  await first;
  await expect.poll(() => batches).toEqual([['a'], ['b', 'c', 'd']]);
  ends[1]?.();
  await expect.poll(() => batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  ends[2]?.();
  await Promise.all(others);
});

test('one that fails is told to those whose rows were in it, and to nobody else', async () => {
  const { ends, write } = aStatement();
  const first = write('a');
  const second = write('b');
  ends[0]?.(new Error('the database is gone'));
  await expect(first).rejects.toThrow('the database is gone');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await second;
});
