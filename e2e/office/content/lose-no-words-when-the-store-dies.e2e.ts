import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { startOwnStore } from '../../harness/own-store.ts';
import { signInAsStaff } from '../staff.ts';
import { openEntry, writeInto } from './editor.ts';

const store = await startOwnStore();
afterAll(() => store.end());
const { customer: carl, page } = await startJourney({ storeUrl: store.url, expectsTrouble: true });
page.on('dialog', (dialog) => void dialog.accept());

interface Entry {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, string>>;
}

const entries = '/api/staff/content/entries/';
const role = page.getByRole('textbox', { name: 'Role', exact: true });
const forSearch = page.getByRole('textbox', { name: 'Title for search engines' });
/** The store takes its time to begin again. */
const isSaved = () => page.locator('[role="status"][data-save-status="saved"]').waitFor({ timeout: 120_000 });
const stored = (id: string) => callAs<Entry>(carl, 'GET', `${entries}${id}/`);

/** Writes of drafts reach the store; what happens then, and whether the answer comes, is for the test to say. */
const onWrite = (then: (forward: () => Promise<void>) => Promise<void>) =>
  page.route(
    `**${entries}*/`,
    async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await then(async () => void (await route.fetch()));
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

describe('an editor whose store dies while a draft is being saved (CT-54, wish 3)', () => {
  let id = '';
  beforeAll(async () => {
    await signInAsStaff(carl, 'carl');
  });
  const begin = async (): Promise<void> => {
    const title = `Desk ${randomUUID().slice(0, 8)}`;
    const body = { type: 'author', url: null, fields: { title, role: 'First words' } };
    ({ id } = await callAs<Entry>(carl, 'POST', entries, body));
    await openEntry(page, id, title);
  };

  test('before it is kept: what is typed until the store is back, and after, is saved by itself', async () => {
    await begin();
    await onWrite(() => store.restart('SIGKILL'));
    await writeInto(role, 'Second words');
    await page.locator('[role="status"][data-save-status="saving"]').waitFor();
    await writeInto(forSearch, 'Third words');
    expect(await page.getByText('Draft saved').count()).toBe(0);
    await isSaved();
    expect((await stored(id)).fields).toMatchObject({ role: 'Second words', seo_title: 'Third words' });
  });

  test('after it is kept and before it is said: it is kept once, and nobody is asked about a change of one’s own', async () => {
    await begin();
    const { version } = await stored(id);
    await onWrite(async (forward) => {
      await forward();
      await store.restart('SIGKILL');
    });
    await writeInto(role, 'Second words');
    await isSaved();
    expect(await page.getByRole('group', { name: /choice/ }).count()).toBe(0);
    const kept = await stored(id);
    expect([kept.fields['role'], kept.version]).toEqual(['Second words', version + 1]);
  });

  test('and who reloads before it is back finds the words again', async () => {
    await begin();
    let isBack = Promise.resolve();
    await onWrite(async () => {
      isBack = store.restart('SIGKILL');
      await isBack;
    });
    await writeInto(role, 'Words of the last second');
    await page.locator('[role="status"][data-save-status="saving"]').waitFor();
    await page.goto('about:blank');
    await isBack;
    await page.goto(`${store.url}/office/content/${id}`);
    const taken = page.getByRole('region', { name: 'Unsaved text' }).getByRole('button', { name: 'Restore' });
    await taken.click();
    await isSaved();
    expect((await stored(id)).fields).toMatchObject({ role: 'Words of the last second' });
  });
});
