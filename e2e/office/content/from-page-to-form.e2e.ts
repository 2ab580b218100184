import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { signInAsStaff } from '../staff.ts';
import { chooseBlock, draftIsSaved, openEntry, writeInto } from './editor.ts';

const { customer: carl, page } = await startJourney();
const title = `Led page ${randomUUID().slice(0, 8)}`;
const [heroId, textId, faqId] = [randomUUID(), randomUUID(), randomUUID()];
let id = '';

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const outline = page.getByRole('list', { name: 'Blocks of the page' });
const blockNames = () => outline.getByRole('listitem').locator('b').allInnerTexts();
const fieldsOf = (block: string) => page.getByRole('region', { name: `Fields of ${block}`, exact: true });
const heading = fieldsOf('Hero').getByRole('textbox', { name: 'Heading', exact: true });
const text = fieldsOf('Text').getByRole('textbox', { name: 'Text', exact: true });
const frame = page.frameLocator('iframe[title^="Preview of"]');
const focused = () => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));
const stored = () =>
  callAs<{ fields: { blocks: { id: string; heading?: string }[] } }>(carl, 'GET', `/api/staff/content/entries/${id}/`);

beforeAll(async () => {
  await signInAsStaff(carl, 'carl');
  const blocks = [
    { id: heroId, block: 'hero', heading: 'Screen with us' },
    {
      id: textId,
      block: 'rich_text',
      body: { type: 'doc', content: [paragraph('First words.'), paragraph('Last words.')] },
    },
    {
      id: faqId,
      block: 'faq',
      questions: [{ question: 'Who comes?', answer: { type: 'doc', content: [paragraph('You.')] } }],
    },
  ];
  const body = { type: 'landing', url: null, fields: { title, blocks } };
  ({ id } = await callAs<{ id: string }>(carl, 'POST', '/api/staff/content/entries/', body));
  await openEntry(page, id, title);
});

describe('the page leads to the form, and the form to the page (CT-56, CT-57)', () => {
  test('a click on a paragraph opens its block, with the words selected', async () => {
    await frame.getByText('Last words.').click();
    await fieldsOf('Text').waitFor();
    await expect.poll(() => page.evaluate(() => String(document.getSelection()))).toBe('Last words.');
    expect(await focused()).toBe('blocks.1.body');
  });

  test('a click on a question leads to the field of its row, and nowhere else', async () => {
    await frame.getByText('Who comes?').click();
    await expect.poll(focused).toBe('blocks.2.questions.0.question');
    expect(await frame.getByText('First words.').count()).toBe(1);
  });

  test('the block that is chosen, and the field that is written in, are outlined in the page', async () => {
    const outlineOf = (words: string) =>
      frame.getByText(words, { exact: true }).evaluate((one) => getComputedStyle(one).outlineStyle);
    await outline.getByRole('button', { name: /^Hero/ }).click();
    const hero = frame.locator(`[data-block-id="${heroId}"] > *`).first();
    await expect.poll(() => hero.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    await heading.focus();
    await expect.poll(() => outlineOf('Screen with us')).toBe('solid');
    expect(await hero.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
  });
});

describe('the block that is chosen has a handle in the page (CT-57)', () => {
  test('that moves it, copies it and takes it away, as its line in the outline does', async () => {
    await outline.getByRole('button', { name: /^Hero/ }).click();
    const handle = page.getByRole('toolbar', { name: 'Hero, in the page' });
    await handle.getByRole('button', { name: 'Move Hero down in the page' }).click();
    await expect.poll(blockNames).toEqual(['Text', 'Hero', 'Questions']);
    await handle.getByRole('button', { name: 'Move Hero up in the page' }).click();
    await expect.poll(blockNames).toEqual(['Hero', 'Text', 'Questions']);
    await outline.getByRole('button', { name: /^Text/ }).click();
    const text = page.getByRole('toolbar', { name: 'Text, in the page' });
    await text.getByRole('button', { name: 'Duplicate Text in the page' }).click();
    await expect.poll(blockNames).toEqual(['Hero', 'Text', 'Text', 'Questions']);
    await draftIsSaved(page);
    await text.getByRole('button', { name: 'Remove Text from the page' }).click();
    await expect.poll(blockNames).toEqual(['Hero', 'Text', 'Questions']);
    await draftIsSaved(page);
    // What follows begins with an entry whose steps are not to be taken back.
    await openEntry(page, id, title);
  });
});

describe('steps are taken back and made again by keys (CT-57, wish 6)', () => {
  test('over a text, a field and the order of blocks, after each was saved; the caret stays in the text', async () => {
    await writeInto(heading, 'Screen for a day');
    await draftIsSaved(page);
    await outline.getByRole('button', { name: /^Text/ }).click();
    await text.getByText('First words.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' More of them.');
    await draftIsSaved(page);
    await chooseBlock(page, 3);
    await page.getByRole('button', { name: 'Move block 3 up' }).click();
    await expect.poll(blockNames).toEqual(['Hero', 'Questions', 'Text']);
    await draftIsSaved(page);

    await page.keyboard.press('Control+z');
    await expect.poll(blockNames).toEqual(['Hero', 'Text', 'Questions']);
    await outline.getByRole('button', { name: /^Text/ }).click();
    await text.getByText('First words. More of them.').click();
    await page.keyboard.press('Control+z');
    await text.getByText('First words.', { exact: true }).waitFor();
    expect(await focused()).toBe('blocks.1.body');
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: Hero, Heading.').waitFor();
    await expect.poll(focused).toBe('blocks.0.heading');
    expect(await heading.inputValue()).toBe('Screen with us');
    await page.getByRole('button', { name: 'Undo', exact: true }).and(page.locator('[aria-disabled=true]')).waitFor();
    await draftIsSaved(page);
    expect((await stored()).fields.blocks.map((block) => block.id)).toEqual([heroId, textId, faqId]);
  });

  test('and once more forward, with either key', async () => {
    await page.keyboard.press('Control+y');
    await expect.poll(() => heading.inputValue()).toBe('Screen for a day');
    await page.keyboard.press('Control+Shift+z');
    await text.getByText('First words. More of them.').waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(blockNames).toEqual(['Hero', 'Questions', 'Text']);
    await draftIsSaved(page);
    expect((await stored()).fields.blocks.map((block) => block.id)).toEqual([heroId, faqId, textId]);
  });
});
