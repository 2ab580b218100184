import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { signInAsStaff } from '../staff.ts';
import { chooseBlock, openEntry, writeInto } from './editor.ts';

const { customer: carl, page } = await startJourney();
const title = `Noted page ${randomUUID().slice(0, 8)}`;
const paragraph = 'A day of screening at your bench.';
let id = '';

const outline = page.getByRole('list', { name: 'Blocks of the page' });
const card = page.getByRole('region', { name: /^Notes/ });
const fieldsOf = (block: string) => page.getByRole('region', { name: `Fields of ${block}`, exact: true });

async function writeNote(label: string, text: string): Promise<void> {
  const box = page.getByRole('region', { name: `New note on ${label}` });
  await writeInto(box.getByRole('textbox'), text);
  await box.getByRole('button', { name: 'Add the note' }).click();
  await box.waitFor({ state: 'detached' });
}

describe('a note stands at the field that it speaks of (CT-58, wish 9)', () => {
  beforeAll(async () => {
    await signInAsStaff(carl, 'carl');
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: paragraph }] }] };
    const blocks = [
      { id: randomUUID(), block: 'hero', heading: 'Screen with us' },
      { id: randomUUID(), block: 'rich_text', body: text },
    ];
    const body = { type: 'landing', url: null, fields: { title, blocks } };
    ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
    await openEntry(page, id, title);
  });

  test('on words that are selected in a field', async () => {
    const heading = fieldsOf('Hero').getByRole('textbox', { name: 'Heading', exact: true });
    await heading.evaluate((field: HTMLInputElement) => {
      field.focus();
      field.setSelectionRange(0, 6);
    });
    await page.locator('[data-note="blocks.0.heading"]').click();
    await writeNote('Heading', 'A verb that we use less?');
    const here = fieldsOf('Hero').getByRole('list', { name: 'Notes on Heading' });
    await here.locator('q', { hasText: /^Screen$/ }).waitFor();
    await page.getByRole('heading', { name: 'Notes, 1 to do' }).waitFor();
  });

  test('by keys: Tab leads from field to field, and the note back to the words that it is on', async () => {
    const heading = fieldsOf('Hero').getByRole('textbox', { name: 'Heading', exact: true });
    await heading.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-note'))).toBe(false);
    await heading.focus();
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press('Shift+ArrowRight');
    const box = page.getByRole('region', { name: 'New note on Heading' });
    // On Windows these two are AltGr, by which µ is typed on many keyboards.
    await page.keyboard.press('Control+Alt+m');
    expect(await box.count()).toBe(0);
    await page.keyboard.press('Alt+Shift+M');
    await box.locator('q', { hasText: /^Screen$/ }).waitFor();
    await box.locator('textarea:focus').waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    expect(await heading.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('on a paragraph, to which a click on the note leads from another block', async () => {
    await outline.getByRole('button', { name: /^Text/ }).click();
    const text = fieldsOf('Text').getByRole('textbox', { name: 'Text', exact: true });
    await text.getByText(paragraph).click();
    await page.locator('[data-note="blocks.1.body"]').click();
    await writeNote('Text', 'Whose bench?');
    await outline.getByRole('button', { name: /^Hero/ }).click();
    await fieldsOf('Hero').waitFor();
    await card.getByRole('listitem').filter({ hasText: 'Whose bench?' }).locator('q', { hasText: paragraph }).waitFor();
    await card.getByRole('button', { name: 'Text, Text' }).click();
    await fieldsOf('Text').waitFor();
    await expect.poll(() => page.evaluate(() => String(document.getSelection()))).toBe(paragraph);
  });

  test('is done at its field, opened again, and stays with its block when the block moves', async () => {
    await chooseBlock(page, 2);
    await page.getByRole('button', { name: 'Move block 2 up' }).click();
    const here = fieldsOf('Text').getByRole('list', { name: 'Notes on Text' });
    await here.getByRole('button', { name: /^Done: Whose bench/ }).click();
    await here.getByRole('button', { name: /^Open again: Whose bench/ }).click();
    await here.getByRole('button', { name: /^Done: Whose bench/ }).waitFor();
    await page.getByRole('heading', { name: 'Notes, 2 to do' }).waitFor();
  });

  test('of a block that is gone says so', async () => {
    await chooseBlock(page, 1);
    await page.getByRole('button', { name: 'Remove block 1' }).click();
    await card.getByText('Of a block that is gone').waitFor();
  });
});
