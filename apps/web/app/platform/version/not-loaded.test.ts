import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOnline, NotLoaded } from './not-loaded.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const broken = () => Promise.reject(new TypeError('error loading dynamically imported module'));

describe('a part of a page that is loaded on demand', () => {
  test('is handed on when it comes, and says so when it does not', async () => {
    expect(await loadOnline(() => Promise.resolve('part'))).toBe('part');
    await expect(loadOnline(broken)).rejects.toThrow(NotLoaded);
  });

  test('is no failure while the page is being left; where it is not left after all, it is', async () => {
    let failure: unknown = null;
    const loading = loadOnline(() => {
      page.dispatchEvent(new Event('beforeunload'));
      return broken();
    }).catch((reason: unknown) => {
      failure = reason;
    });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    await loading;
    expect(failure).toBeInstanceOf(NotLoaded);
  });
});
