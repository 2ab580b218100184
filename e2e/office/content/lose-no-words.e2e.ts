import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { signInAsStaff } from '../staff.ts';
import { draftIsSaved, openEntry, writeInto } from './editor.ts';
import { oneParagraph } from './publish-entry.ts';

const { customer: carl, page } = await startJourney({ expectsTrouble: true });
// A page with words that are not saved asks before it is left.
page.on('dialog', (dialog) => void dialog.accept());

const writes = '**/api/staff/content/entries/*/';
const role = page.getByRole('textbox', { name: 'Role', exact: true });
const forSearch = page.getByRole('textbox', { name: 'Title for search engines' });
const hasSaveStatus = (state: string) => page.locator(`[role="status"][data-save-status="${state}"]`);
let id = '';
let title = '';

/** Lets the answers to writes wait, until they are let go. */
async function holdWrites(): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerWrites(async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const stored = async () =>
  (await callAs<{ fields: Record<string, string> }>(carl, 'GET', `/api/staff/content/entries/${id}/`)).fields;

/** Answers writes of drafts in another way than the service does. */
const answerWrites = (answer: (route: Route) => Promise<void>) =>
  page.route(writes, (route) => (route.request().method() === 'PUT' ? answer(route) : route.fallback()));

beforeEach(async () => {
  await signInAsStaff(carl, 'carl');
  title = `Desk of words ${randomUUID().slice(0, 8)}`;
  const body = { type: 'author', url: null, fields: { title, role: 'First words' } };
  ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
  await openEntry(page, id, title);
});
afterEach(() => page.unroute(writes));

describe('an editor loses no words (CT-54, wishes 2 to 4)', () => {
  test('while the answers of the store are slow: what is typed meanwhile stays, with the caret where it was', async () => {
    const release = await holdWrites();
    await writeInto(role, 'Second words');
    await hasSaveStatus('saving').waitFor();
    await forSearch.click();
    await page.keyboard.type('Wods');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await draftIsSaved(page);
    await page.keyboard.type('r');
    expect(await forSearch.inputValue()).toBe('Words');
    await expect.poll(stored).toMatchObject({ role: 'Second words', seo_title: 'Words' });
  });

  test('while a link is being written: its dialog stays open over the answer, with the address and the words it is for', async () => {
    const fields = { title, body: oneParagraph('Read the guide') };
    const body = { type: 'help_article', url: null, fields };
    ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
    await openEntry(page, id, title);
    const release = await holdWrites();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' first');
    await hasSaveStatus('saving').waitFor();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const address = page.getByRole('textbox', { name: 'Enter URL' });
    await address.waitFor();
    await page.keyboard.type('/help/plats');
    await page.keyboard.press('ArrowLeft');
    release();
    await draftIsSaved(page);
    await page.keyboard.type('e');
    expect(await address.inputValue()).toBe('/help/plates');
    await page.keyboard.press('Enter');
    await address.waitFor({ state: 'detached' });
    const link = { type: 'link', attrs: expect.objectContaining({ href: '/help/plates' }) };
    const linked = { type: 'text', text: 'Read the guide first', marks: [link] };
    await expect.poll(stored).toMatchObject({ body: { content: [{ type: 'paragraph', content: [linked] }] } });
  });

  test.each([
    [
      'a fault of the store',
      { status: 500, contentType: 'application/json', body: '{"detail":"Something went wrong."}' },
    ],
    ['a refusal for its size', { status: 413, contentType: 'application/json', body: '{"detail":"Too large."}' }],
    [
      'a conflict with nobody',
      {
        status: 409,
        contentType: 'application/json',
        body: '{"detail":"Changed meanwhile.","error_code":"content_changed"}',
      },
    ],
    ['an answer that is none', { status: 200, contentType: 'text/html', body: '<html>A wall of the network</html>' }],
  ])('after %s it is not called saved, the words stay, and nothing is published', async (_, answer) => {
    await answerWrites((route) => route.fulfill(answer));
    await writeInto(role, 'Words that wait');
    await hasSaveStatus('failed').waitFor();
    expect(await hasSaveStatus('failed').innerText()).toMatch(/^Not saved: \S/);
    await page.getByRole('button', { name: 'Ask for review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
    await dialog.getByRole('button', { name: 'Ask for review' }).click();
    await dialog.getByText('Your last words are not saved yet. Nothing was done.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([await role.inputValue(), await hasSaveStatus('saved').count()]).toEqual(['Words that wait', 0]);
    expect(await stored()).toMatchObject({ role: 'First words' });
    await page.unroute(writes);
    await page.keyboard.press('Control+s');
    await draftIsSaved(page);
    expect(await stored()).toMatchObject({ role: 'Words that wait' });
  });

  test('after an answer that never comes it is not called saved, and is saved by itself later', async () => {
    await page.clock.install();
    let sent = 0;
    // The connection ends without an error: no answer ever comes.
    await answerWrites(async () => void (sent += 1));
    await writeInto(role, 'Words on the way');
    await expect.poll(() => sent).toBe(1);
    await page.unroute(writes);
    await page.clock.fastForward('01:00');
    await hasSaveStatus('failed').waitFor();
    await page.clock.fastForward('01:00');
    await draftIsSaved(page);
    expect(await stored()).toMatchObject({ role: 'Words on the way' });
  });

  test('that were typed after the session ended: who signs in again finds them with what differs', async () => {
    // What is still being read would find the session ended before anything is typed.
    await page.waitForLoadState('networkidle');
    await carl.context.clearCookies();
    await writeInto(role, 'Words of a journey');
    await hasSaveStatus('failed').waitFor();
    await page.reload();
    await page.getByLabel('Password', { exact: true }).waitFor();
    // Not from the page of the sign-in, which would go on by itself.
    await page.goto('/help');
    await signInAsStaff(carl, 'carl');
    await openEntry(page, id, title);
    const kept = page.getByRole('region', { name: 'Unsaved text' });
    await kept.getByText('One field differs').click();
    await kept.locator('ins', { hasText: 'journey' }).waitFor();
    expect(await role.inputValue()).toBe('First words');
    await kept.getByRole('button', { name: 'Restore' }).click();
    await kept.waitFor({ state: 'detached' });
    await expect.poll(stored).toMatchObject({ role: 'Words of a journey' });
    await draftIsSaved(page);
    await openEntry(page, id, title);
    expect(await kept.count()).toBe(0);
  });

  test('that were typed after the session ended: after a sign-in in another tab they are saved where they stand', async () => {
    // What is still being read would find the session ended before anything is typed.
    await page.waitForLoadState('networkidle');
    await carl.context.clearCookies();
    await writeInto(role, 'Words that stay');
    await hasSaveStatus('failed').waitFor();
    const address = await page.getByRole('link', { name: 'sign in again in a new tab' }).getAttribute('href');
    const tab = await carl.context.newPage();
    await tab.goto(new URL(address ?? '', page.url()).href);
    await tab.getByLabel('Password', { exact: true }).waitFor();
    await signInAsStaff(carl, 'carl');
    await tab.close();
    await draftIsSaved(page);
    expect(await role.inputValue()).toBe('Words that stay');
    expect(await stored()).toMatchObject({ role: 'Words that stay' });
  });

  test('that were typed without a connection: they are there after a reload', async () => {
    await carl.context.setOffline(true);
    await writeInto(role, 'Words of a train');
    await hasSaveStatus('failed').waitFor();
    // The connection comes back only for the page: what it saves meanwhile does not count here.
    await answerWrites((route) => route.abort());
    await carl.context.setOffline(false);
    await page.reload();
    const taken = page.getByRole('region', { name: 'Unsaved text' }).getByRole('button', { name: 'Restore' });
    await page.unroute(writes);
    // A page that is left saves in its last moment, past the route above: then they are there, and not offered.
    const isSaved = async () => (await role.isVisible()) && (await role.inputValue()) === 'Words of a train';
    await expect.poll(async () => (await taken.isVisible()) || (await isSaved()), { timeout: 30_000 }).toBe(true);
    if (await taken.isVisible()) await taken.click();
    await draftIsSaved(page);
    expect(await stored()).toMatchObject({ role: 'Words of a train' });
  });
});

describe('an editor leaves an entry (wish 8)', () => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => void asked.push(dialog.type()));
  beforeEach(() => void (asked.length = 0));

  test('without a question where nothing was changed', async () => {
    await page.reload();
    await role.waitFor();
    expect(asked).toEqual([]);
  });

  test('by a link in the second after the last key: all of it is saved', async () => {
    await writeInto(role, 'Last second');
    await page.getByRole('main').locator('a[href="/office/content"]').first().click();
    await page.getByRole('region', { name: 'List of entries' }).waitFor();
    await expect.poll(stored).toMatchObject({ role: 'Last second' });
    expect(asked).toEqual([]);
  });

  test('with a question where words would not be saved', async () => {
    await answerWrites((route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    await writeInto(role, 'Words that wait');
    await hasSaveStatus('failed').waitFor();
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });
});
