import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosave, persistDelay } from './autosave.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const writesDone = () => vi.advanceTimersByTimeAsync(0);

test('the first change is written at once, those within a second as one (GR-37)', async () => {
  const written: number[] = [];
  const saver = autosave<number>(
    async (value) => void written.push(value),
    () => {},
  );
  for (const value of [1, 2, 3]) saver.change(value);
  await writesDone();
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(persistDelay);
  expect(written).toEqual([1, 3]);
});

test('leaving the page writes what is waiting', async () => {
  const written: number[] = [];
  const saver = autosave<number>(
    async (value) => void written.push(value),
    () => {},
  );
  saver.change(1);
  saver.change(2);
  saver.flush();
  await writesDone();
  expect(written).toEqual([1, 2]);
});

test('a failed write is reported, and the next change tries again', async () => {
  const results: boolean[] = [];
  let full = true;
  const saver = autosave<number>(
    async () => {
      if (full) throw new Error('quota');
    },
    (saved) => results.push(saved),
  );
  saver.change(1);
  await writesDone();
  full = false;
  saver.change(2);
  await vi.advanceTimersByTimeAsync(persistDelay);
  expect(results).toEqual([false, true]);
});
