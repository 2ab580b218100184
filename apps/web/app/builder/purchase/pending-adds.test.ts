import { beforeEach, expect, test, vi } from 'vitest';
import type { DraftDatabase } from '../drafts/draft-database.ts';
import type { PendingAdd } from '../drafts/pending-add.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { dismissAttempt, forgetAttempt, keepAttempt, keptAttempt } from './pending-adds.ts';

type Database = Pick<DraftDatabase<BuilderProject>, 'pendingAdd' | 'keepPendingAdd' | 'forgetPendingAdd'>;

/** Local storage, which is written at once, and a database whose work ends with the page. */
function aBrowser() {
  const adds = new Map<string, PendingAdd>();
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  const page = (isLeft: () => boolean) => {
    const never = new Promise<never>(() => {});
    const database: Database = {
      pendingAdd: async (draftId) => adds.get(draftId),
      keepPendingAdd: async (add) => (isLeft() ? never : void adds.set(add.draftId, add)),
      forgetPendingAdd: async (draftId) => (isLeft() ? never : void adds.delete(draftId)),
    };
    return {
      product: { storageName: 'plain' },
      database: async () => database as DraftDatabase<BuilderProject>,
    };
  };
  return { page, texts, adds };
}

const attempt = { body: '[1]', key: 'key-1' };
let browser: ReturnType<typeof aBrowser>;
beforeEach(() => {
  browser = aBrowser();
  return () => vi.unstubAllGlobals();
});

test('an add that waits for its customer is found again by the next page', async () => {
  await keepAttempt(
    browser.page(() => false),
    'p',
    attempt,
  );
  expect(
    await keptAttempt(
      browser.page(() => false),
      'p',
    ),
  ).toEqual(attempt);
});

test('an add that was dismissed is not made later, also when the page is left in that moment', async () => {
  let left = false;
  const page = browser.page(() => left);
  await keepAttempt(page, 'p', attempt);
  left = true;
  void dismissAttempt(page, 'p', attempt);
  expect(
    await keptAttempt(
      browser.page(() => false),
      'p',
    ),
  ).toBeNull();
});

test('the page after that deletes what the one before could not, and its mark with it', async () => {
  let left = false;
  const page = browser.page(() => left);
  await keepAttempt(page, 'p', attempt);
  left = true;
  void dismissAttempt(page, 'p', attempt);
  await keptAttempt(
    browser.page(() => false),
    'p',
  );
  expect(browser.adds.size).toBe(0);
  expect(browser.texts.size).toBe(0);
});

test('a dismissal that was written to the end leaves nothing behind', async () => {
  const page = browser.page(() => false);
  await keepAttempt(page, 'p', attempt);
  await dismissAttempt(page, 'p', attempt);
  expect(browser.texts.size).toBe(0);
  expect(await keptAttempt(page, 'p')).toBeNull();
});

test('the same items asked for again, after a dismissal that was not written, are added', async () => {
  let left = false;
  const page = browser.page(() => left);
  await keepAttempt(page, 'p', attempt);
  left = true;
  void dismissAttempt(page, 'p', attempt);
  const again = { body: attempt.body, key: 'key-2' };
  await keepAttempt(
    browser.page(() => false),
    'p',
    again,
  );
  expect(
    await keptAttempt(
      browser.page(() => false),
      'p',
    ),
  ).toEqual(again);
});

test('where local storage is forbidden, a dismissal is as good as its deletion', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = browser.page(() => false);
  await keepAttempt(page, 'p', attempt);
  await dismissAttempt(page, 'p', attempt);
  expect(await keptAttempt(page, 'p')).toBeNull();
  await forgetAttempt(page, 'p');
});
