import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { signInAsStaff } from '../staff.ts';
import { chooseBlock, draftIsSaved, openEntry, publishNow, writeInto } from './editor.ts';

const { customer: carl, page } = await startJourney();

const mark = randomUUID().slice(0, 8);
const title = `Screening days ${mark}`;
const url = `/screening-days-${mark}`;
let id = '';

const outline = page.getByRole('list', { name: 'Blocks of the page' });
const blockNames = () => outline.getByRole('listitem').locator('b').allInnerTexts();
const fieldsOf = (block: string) => page.getByRole('region', { name: `Fields of ${block}`, exact: true });
const frame = page.frameLocator('iframe[title^="Preview of"]');

/** Adds a block from the palette, and waits for its fields. */
async function add(block: string): Promise<void> {
  await page
    .getByRole('group', { name: /^Add a block/ })
    .getByRole('button', { name: block, exact: true })
    .click();
  await fieldsOf(block).waitFor();
}

describe('a page without blocks begins with a template (CT-57)', () => {
  test('whose blocks are empty, taken back in one step, and kept from the site until they are filled', async () => {
    await signInAsStaff(carl, 'carl');
    const body = { type: 'landing', url: `${url}-offer`, fields: { title: `${title} offer` } };
    const made = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body);
    await openEntry(page, made.id, `${title} offer`);
    const templates = page.getByRole('region', { name: 'Start from' });
    await templates.getByRole('button', { name: /Offer/ }).click();
    await templates.waitFor({ state: 'detached' });
    const blocks = ['Hero', 'Features', 'List of entries', 'Questions', 'Form'];
    expect(await blockNames()).toEqual(blocks);
    await outline.getByRole('button', { name: /^Hero .*to fix$/ }).waitFor();
    const parts = page.getByRole('navigation', { name: 'Parts of the form' });
    await parts.getByRole('link', { name: /^Blocks [1-9]\d* to fix$/ }).waitFor();
    await draftIsSaved(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await templates.waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(blockNames).toEqual(blocks);
    await draftIsSaved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const publish = page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: 'Publish now' });
    await expect.poll(() => publish.isDisabled()).toBe(true);
  });
});

describe('an editor builds a landing page of blocks (CT-57)', () => {
  beforeAll(async () => {
    await signInAsStaff(carl, 'carl');
    const body = { type: 'landing', url, fields: { title } };
    ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
    await openEntry(page, id, title);
  });

  test('from the palette, each block with its fields', async () => {
    await add('Hero');
    await writeInto(fieldsOf('Hero').getByLabel('Heading'), 'Screen with us');
    await add('Text');
    await fieldsOf('Text').getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('A day of screening at your bench.');
    await add('Call to action');
    const action = fieldsOf('Call to action');
    await writeInto(action.getByLabel('Heading').first(), 'Bring a gene list');
    await action.getByRole('button', { name: 'Add to buttons' }).click();
    await writeInto(action.getByLabel('Label').first(), 'Write to us');
    await writeInto(action.getByLabel('Link').first(), '/contact');
    expect(await blockNames()).toEqual(['Hero', 'Text', 'Call to action']);
    await draftIsSaved(page);
  });

  test('side by side where there is room: palette, page, fields; one after another on a phone, and by keys from each to the next', async () => {
    const columns = [
      page.getByRole('region', { name: 'Blocks', exact: true }),
      page.getByRole('complementary', { name: 'Beside the form' }),
      page.getByRole('form', { name: 'Entry' }),
    ];
    const boxes = async () => {
      const found = await Promise.all(columns.map((column) => column.boundingBox()));
      return found.flatMap((box) => (box === null ? [] : [box]));
    };
    const follow = (place: 'x' | 'y', size: 'width' | 'height') => async () => {
      const [one, two, three] = await boxes();
      if (one === undefined || two === undefined || three === undefined) return false;
      return one[place] + one[size] <= two[place] && two[place] + two[size] <= three[place];
    };
    await expect.poll(follow('x', 'width')).toBe(true);
    expect(new Set((await boxes()).map(({ y }) => Math.round(y))).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(follow('y', 'height')).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(follow('x', 'width')).toBe(true);
    const gallery = page.getByRole('link', { name: 'See every block as the site draws it' });
    expect(await gallery.getAttribute('href')).toBe('/preview/blocks');
    // What follows by the Tab key follows on the screen.
    const inDocument = await page.evaluate(() => {
      const parts = ['[aria-label="Blocks"]', '[aria-label="Beside the form"]', 'form[aria-label="Entry"]'];
      const found = parts.map((part) => document.querySelector(part));
      return found.every((part, at) => {
        const next = found[at + 1];
        return next == null || (part?.compareDocumentPosition(next) ?? 0) === Node.DOCUMENT_POSITION_FOLLOWING;
      });
    });
    expect(inDocument).toBe(true);
  });

  test('and sees them as the page will have them', async () => {
    await frame.getByRole('heading', { name: 'Screen with us' }).waitFor();
    await frame.getByText('A day of screening at your bench.').waitFor();
    await frame.getByRole('link', { name: 'Write to us' }).waitFor();
  });

  test('moves one by keys, which is said aloud, and keeps the focus on it (wish 14)', async () => {
    const text = outline.getByRole('button', { name: /^Text/ });
    await text.click();
    await text.press('Alt+ArrowDown');
    await page.getByText('Text is block 3 of 3.').waitFor();
    expect(await blockNames()).toEqual(['Hero', 'Call to action', 'Text']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Text/);
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Text is block 2 of 3.').waitFor();
  });

  test('moves one with the mouse', async () => {
    const handle = outline.getByRole('listitem').nth(2).locator('[data-handle]');
    await handle.dragTo(outline.getByRole('listitem').nth(1));
    await page.getByText('Call to action is block 2 of 3.').waitFor();
    expect(await blockNames()).toEqual(['Hero', 'Call to action', 'Text']);
  });

  test('finds a type of block by its name, walks, copies and removes by keys, and takes that back', async () => {
    await outline.getByRole('button', { name: /^Hero/ }).focus();
    await page.keyboard.press('ArrowDown');
    await fieldsOf('Call to action').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('quo');
    await page.keyboard.press('Enter');
    await fieldsOf('Quote').waitFor();
    // Whoever typed its name goes on writing in it.
    await expect.poll(() => fieldsOf('Quote').locator('textarea:focus').count()).toBe(1);
    const toFix = fieldsOf('Quote').getByRole('list', { name: 'To fix in Quote' });
    await toFix.getByRole('button', { name: 'Said by is missing.' }).click();
    await expect.poll(() => fieldsOf('Quote').getByLabel('Said by').and(page.locator(':focus')).count()).toBe(1);
    await outline.getByRole('button', { name: /^Quote.* to fix$/ }).focus();
    await page.keyboard.press('Control+d');
    await expect.poll(blockNames).toEqual(['Hero', 'Call to action', 'Quote', 'Quote', 'Text']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-block'))).toBe('3');
    await page.keyboard.press('Delete');
    await expect.poll(blockNames).toEqual(['Hero', 'Call to action', 'Quote', 'Text']);
    await page.keyboard.press('Control+z');
    await expect.poll(blockNames).toEqual(['Hero', 'Call to action', 'Quote', 'Quote', 'Text']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(blockNames).toEqual(['Hero', 'Call to action', 'Text']);
    await draftIsSaved(page);
  });

  test('takes one away and back, and copies one', async () => {
    await chooseBlock(page, 2);
    await page.getByRole('button', { name: 'Remove block 2' }).click();
    const removed = page.getByRole('status').filter({ hasText: 'Call to action removed.' });
    await removed.waitFor();
    expect(await blockNames()).toEqual(['Hero', 'Text']);
    await removed.getByRole('button', { name: 'Undo', exact: true }).click();
    await removed.waitFor({ state: 'detached' });
    await chooseBlock(page, 3);
    await page.getByRole('button', { name: 'Duplicate block 3' }).click();
    await outline.getByRole('listitem').nth(3).waitFor();
    expect(await blockNames()).toEqual(['Hero', 'Call to action', 'Text', 'Text']);
    await draftIsSaved(page);
  });

  test('opens the block of a fault by its sentence, and takes the block back (wish 13)', async () => {
    await outline.getByRole('button', { name: /^Text/ }).last().click();
    await add('Quote');
    await outline.getByRole('button', { name: /^Hero/ }).click();
    await fieldsOf('Hero').waitFor();
    const faults = page.getByRole('complementary', { name: 'Beside the form' });
    await faults
      .getByRole('button', { name: /is missing\.$/ })
      .first()
      .click();
    await fieldsOf('Quote').waitFor();
    await expect.poll(() => fieldsOf('Quote').locator(':focus').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await outline.getByRole('listitem').nth(4).waitFor({ state: 'detached' });
    expect(await blockNames()).toEqual(['Hero', 'Call to action', 'Text', 'Text']);
    await draftIsSaved(page);
  });

  test('and visitors read it in that order', async () => {
    await publishNow(page);
    const html = await (await fetch(new URL(url, page.url()))).text();
    const places = ['Screen with us', 'Bring a gene list', 'A day of screening'].map((words) => html.indexOf(words));
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
  });

  test('a block that is moved is shown as moved in the history (wish 10)', async () => {
    await outline.getByRole('button', { name: /^Call to action/ }).click();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('Call to action is block 3 of 4.').waitFor();
    await draftIsSaved(page);
    await page.getByRole('button', { name: /^History/ }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history
      .getByRole('button', { name: /On the site/ })
      .first()
      .click();
    await history.getByText(/^(Text: moved from place 3 to 2|Call to action: moved from place 2 to 3)$/).waitFor();
    await history.getByText('3 blocks are the same.').waitFor();
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  });

  test('a page that is emptied is published only when that is meant (wish 5)', async () => {
    for (let left = 4; left > 0; left -= 1) {
      await chooseBlock(page, 1);
      await page.getByRole('button', { name: 'Remove block 1', exact: true }).click();
      await expect.poll(() => outline.getByRole('listitem').count()).toBe(left - 1);
    }
    await draftIsSaved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Visitors lose Blocks (4 blocks).').waitFor();
    const publish = dialog.getByRole('button', { name: 'Publish now' });
    expect(await publish.isDisabled()).toBe(true);
    await dialog.getByLabel('Yes, it is to be empty').check();
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await (await fetch(new URL(url, page.url()))).text()).toContain('Bring a gene list');
  });
});
