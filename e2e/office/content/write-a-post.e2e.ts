import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { aPicture } from '../a-picture.ts';
import { signInAsStaff } from '../staff.ts';
import { draftIsSaved, openEntry, pickEntry, publishNow, writeInto } from './editor.ts';

const { customer: carl, page, newcomer } = await startJourney();

const mark = randomUUID().slice(0, 8);
const title = `Three letters ${mark}`;
const desk = `Field desk ${mark}`;
const renamed = `Bench desk ${mark}`;
const picture = `plate-${mark}.png`;
const blogUrl = `/blog/three-letters-${mark}`;
let post = '';
let author = '';

/** What a visitor reads at an address: the text of the page, or the number of the answer that it gives instead. */
async function readByVisitor(url: string): Promise<string> {
  const answer = await fetch(new URL(url, page.url()));
  return answer.ok ? answer.text() : String(answer.status);
}

describe('an editor writes a post (CT-50, CT-54, CT-56)', () => {
  beforeAll(async () => {
    await signInAsStaff(carl, 'carl');
    await page.goto('/office/content');
    await page.getByRole('heading', { name: 'All entries' }).waitFor();
  });

  test('begins with its title', async () => {
    await page.getByRole('button', { name: 'New entry' }).click();
    await page.getByRole('menuitem', { name: 'Blog post', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New blog post' });
    await writeInto(dialog.getByLabel('Title'), title);
    await dialog.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.waitForURL(/\/office\/content\/[0-9a-f-]{36}$/);
    post = page.url().split('/').at(-1) ?? '';
    expect(await page.getByLabel('Address').inputValue()).toBe(blogUrl);
  });

  test('makes the author in place, who is not there yet', async () => {
    const field = page.getByRole('textbox', { name: 'Find for Author' });
    await writeInto(field, desk);
    await page.getByRole('option', { name: `Make a new author: ${desk}` }).click();
    const dialog = page.getByRole('dialog', { name: 'New author' });
    expect(await dialog.getByLabel('Title').inputValue()).toBe(desk);
    await writeInto(dialog.getByLabel('Role'), 'Protocols');
    await dialog.getByRole('button', { name: 'Make the draft' }).click();
    const chip = page.getByRole('listitem').filter({ hasText: desk });
    await chip.getByText('Draft').waitFor();
    author = (await chip.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? '';
    expect(author).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('writes the rest, with a picture that is added on the way', async () => {
    // F8 leads to what is missing next.
    await page.getByRole('button', { name: 'Summary is missing.' }).waitFor();
    await page.keyboard.press('F8');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
    await expect.poll(focused).toBe('summary');
    await pickEntry(page, 'Category', 'Ordering');
    await writeInto(page.getByLabel('Summary'), 'Why a target ends before its PAM.');
    await page.getByLabel(/^Date/).fill('2026-11-20');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.type('The PAM stays on the genome.');
    await page.getByRole('button', { name: 'Choose: picture', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.waitFor();
    await dialog.getByLabel('Pictures or files', { exact: true }).setInputFiles(aPicture(picture));
    await dialog.waitFor({ state: 'detached' });
    await writeInto(page.getByLabel('Words for picture', { exact: true }), 'A plate of guides');
    await draftIsSaved(page);
    await page.getByText('Nothing is missing.').waitFor();
    await page
      .getByRole('button', { name: `${desk} is not on the site: the page leaves it out until it is.` })
      .waitFor();
  });

  test('sees the draft as its page will be, while visitors find nothing there', async () => {
    const frame = page.frameLocator('iframe[title^="Preview of"]');
    await frame.getByRole('heading', { name: title, level: 1 }).waitFor();
    await frame.getByText('The PAM stays on the genome.').waitFor();
    await frame.getByText(desk).first().waitFor();
    expect(await readByVisitor(blogUrl)).toBe('404');
  });

  test('lets somebody without an account read the draft by a link, and ends the link', async () => {
    await page.getByRole('button', { name: 'Preview links', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview links' });
    await dialog.getByText('No link works now').waitFor();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = dialog.getByRole('link', { name: new RegExp(`/preview/${post}`) });
    await link.waitFor();
    const reader = await newcomer();
    await reader.page.goto((await link.getAttribute('href')) ?? '');
    await reader.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await dialog.getByRole('button', { name: /^End the link of/ }).click();
    await dialog.getByText('No link works now').waitFor();
    expect((await reader.page.reload())?.status()).toBe(404);
    await reader.leave();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('puts the author on the site', async () => {
    // By keys, without a way over the list.
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Go to an entry' });
    await writeInto(dialog.getByRole('combobox'), desk);
    await dialog.getByRole('option', { name: new RegExp(`^${desk}`), selected: true }).waitFor();
    await dialog.locator('[role="listbox"][aria-busy="false"]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: desk, level: 1 }).waitFor();
    await publishNow(page);
  });

  test('sets a time, and the clock publishes the post without anybody (wish 12)', async () => {
    await openEntry(page, post, title);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('radio', { name: 'At a time' }).check();
    // The minute that runs: its beginning is due.
    const now = await page.evaluate(() => {
      const at = new Date();
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    });
    await dialog.getByLabel('Goes on').fill(now);
    await dialog.getByRole('button', { name: /^Schedule for/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => readByVisitor(blogUrl)).toContain('The PAM stays on the genome.');
    const html = await readByVisitor(blogUrl);
    expect(html).toContain(desk);
    expect(html).toContain('A plate of guides');
    await openEntry(page, post, title);
    await page.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByText('On the site').waitFor();
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  });

  test('gives the author another name, and the post has it', async () => {
    await openEntry(page, author, desk);
    await writeInto(page.getByRole('textbox', { name: 'Title', exact: true }), renamed);
    await draftIsSaved(page);
    expect(await readByVisitor(blogUrl)).toContain(desk);
    await publishNow(page);
    await expect.poll(() => readByVisitor(blogUrl)).toContain(renamed);
    expect(await readByVisitor(blogUrl)).not.toContain(desk);
  });
});
