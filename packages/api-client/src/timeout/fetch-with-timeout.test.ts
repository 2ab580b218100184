import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTimeoutMs, fetchWithTimeout } from './fetch-with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that never answers, and lets go of a call when its caller does. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

const outcomeOf = (call: Promise<Response>) =>
  call.then(
    () => 'answered',
    (error: Error) => error.name,
  );

describe('a call that gets no answer', () => {
  test('is given up in the end, as one that cannot reach the store', async () => {
    let outcome = 'waits';
    void outcomeOf(fetchWithTimeout(silent)('/')).then((text) => (outcome = text));
    await vi.advanceTimersByTimeAsync(answerTimeoutMs - 1);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('TypeError');
  });

  test('is still given up by its caller before that', async () => {
    const caller = new AbortController();
    const outcome = outcomeOf(fetchWithTimeout(silent)('/', { signal: caller.signal }));
    caller.abort();
    expect(await outcome).toBe('AbortError');
  });
});

test('an answer that has begun may take its time', async () => {
  let signal: AbortSignal | null | undefined;
  const answer = await fetchWithTimeout(async (_, init) => {
    signal = init?.signal;
    return new Response('slow');
  })('/');
  await vi.advanceTimersByTimeAsync(10 * answerTimeoutMs);
  expect(signal?.aborted).toBe(false);
  expect(await answer.text()).toBe('slow');
});
