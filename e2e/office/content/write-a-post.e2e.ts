import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
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
    await page.getByRole('listbox', { name: 'Types' }).getByRole('option', { name: 'Blog post', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'New blog post' });
    await writeInto(dialog.getByLabel('Title'), title);
    await dialog.getByRole('button', { name: 'Make the draft' }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.waitForURL(/\/office\/content\/[0-9a-f-]{36}\?field=summary$/);
    post = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await page.getByLabel('Address').inputValue()).toBe(blogUrl);
    // What is missing first is where the next letter goes.
    await page.locator('textarea:focus').waitFor();
    expect(await page.getByLabel('Summary').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('makes the author in place, who is not there yet', async () => {
    const field = page.getByRole('textbox', { name: 'Find for Author' });
    await writeInto(field, desk);
    await page.getByRole('option', { name: `Make a new author: ${desk}` }).click();
    const dialog = page.getByRole('dialog', { name: 'New author' });
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe(desk);
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

  test('looks at it in the widths of a desktop, a tablet and a phone (CT-56)', async () => {
    const widths = page.getByRole('radiogroup', { name: 'Width of the preview' });
    for (const width of [768, 390, 1280]) {
      await widths.getByText(String(width), { exact: true }).click();
      const shown = page.locator(`iframe[title$=", ${width} wide"]`);
      await shown.waitFor();
      const body = shown.contentFrame().locator('html');
      await expect.poll(() => body.evaluate((html) => html.ownerDocument.defaultView?.innerWidth)).toBe(width);
      expect(await body.evaluate((html) => html.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
      // It is scaled to the room beside the form, and never larger than it is.
      const drawn = (await shown.boundingBox())?.width ?? 0;
      expect(drawn).toBeLessThanOrEqual(width + 1);
    }
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
    await dialog.getByLabel(/^Publishes/).fill(now);
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

  test('gives the author another name: the post has it, and the address stays (wish 13)', async () => {
    await openEntry(page, author, desk);
    await writeInto(page.getByRole('textbox', { name: 'Title', exact: true }), renamed);
    await draftIsSaved(page);
    // An address that was on the site stays, whatever the title is by now.
    expect(await page.getByLabel('Address').inputValue()).toBe(`/authors/field-desk-${mark}`);
    expect(await page.getByRole('button', { name: /^Use \// }).count()).toBe(0);
    expect(await readByVisitor(blogUrl)).toContain(desk);
    await publishNow(page);
    await expect.poll(() => readByVisitor(blogUrl)).toContain(renamed);
    expect(await readByVisitor(blogUrl)).not.toContain(desk);
  });

  test('sets a time at which the post comes off, takes it away again; the clock takes the post off (wish 12)', async () => {
    const comesOff = async (at: string): Promise<void> => {
      await openEntry(page, post, title);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish' });
      if (at === '') await dialog.getByRole('button', { name: 'Clear schedule' }).click();
      else {
        await dialog.getByLabel('Unpublishes').fill(at);
        await dialog.getByRole('button', { name: /^(Publish now|Schedule)/ }).click();
      }
      await dialog.waitFor({ state: 'detached' });
    };
    const offAt = () =>
      callAs<{ unpublish_at: string | null }>(carl, 'GET', `/api/staff/content/entries/${post}/`).then(
        (entry) => entry.unpublish_at,
      );
    await comesOff('2031-01-15T09:00');
    await expect.poll(offAt).not.toBeNull();
    await page.getByText(/^Unpublishes 15 Jan/).waitFor();
    await comesOff('');
    await expect.poll(offAt).toBeNull();
    expect(await readByVisitor(blogUrl)).toContain('The PAM stays on the genome.');
    // A field of the dialog has minutes; the call has seconds.
    const { revision } = await callAs<{ revision: number }>(carl, 'GET', `/api/staff/content/entries/${post}/`);
    const unpublish_at = new Date(Date.now() + 2_000).toISOString();
    const times = { revision, publish_at: null, unpublish_at };
    await callAs(carl, 'POST', `/api/staff/content/entries/${post}/schedule/`, times);
    await expect.poll(() => readByVisitor(blogUrl)).toBe('404');
    await openEntry(page, post, title);
    await page.getByText('Taken off').first().waitFor();
  });
});
