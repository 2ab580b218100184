import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { hasFocus } from './browser/keyboard.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { rows } from './drafts/drafts.ts';

const { page } = await startJourney();

/** Longer than a message is shown without focus or pointer on it. */
const aWhile = 20_000;

/** A message that tells what happened can be taken at one's own pace (WCAG 2.2.1). The clock is ours: nothing waits. */
describe('a researcher takes back what a message tells', () => {
  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const message = () => page.getByText('3 guides pasted into A01 to A03.');
  const undo = () => page.getByRole('button', { name: 'Undo', exact: true });
  const pasteThree = async (): Promise<void> => {
    await well('A01').click();
    await paste(page, well('A01'), rows(3));
    await message().waitFor();
  };

  test('which leaves by itself without focus or pointer on it', async () => {
    await page.clock.install();
    await openBuilder(page);
    await pasteThree();
    await page.clock.fastForward(aWhile);
    await message().waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+Z');
    await well('A03').and(page.locator('[data-state="empty"]')).waitFor();
  });

  test('which waits while the pointer is on it, and leaves when that is gone', async () => {
    await pasteThree();
    await message().hover();
    await page.clock.fastForward(aWhile);
    await page.clock.fastForward(aWhile);
    expect(await message().isVisible()).toBe(true);
    await page.mouse.move(700, 5);
    await page.clock.fastForward(aWhile);
    await message().waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+Z');
  });

  test('by the key, too, where a press beside everything took the focus away', async () => {
    await pasteThree();
    await page.mouse.click(4, 600);
    expect(await hasFocus(well('A01'))).toBe(false);
    await page.keyboard.press('ControlOrMeta+Z');
    await well('A03').and(page.locator('[data-state="empty"]')).waitFor();
  });

  test('by the key with the focus on a button of the price bar', async () => {
    await pasteThree();
    await page
      .getByRole('button', { name: /^Add to cart|^Check .* first/ })
      .last()
      .focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await well('A03').and(page.locator('[data-state="empty"]')).waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await well('A03').and(page.locator('[data-state="filled"]')).waitFor();
    await page.keyboard.press('ControlOrMeta+Z');
    await well('A01').focus();
  });

  test('one step by each press, also where the step takes away what has the focus', async () => {
    const add = page.getByRole('button', { name: 'Add a plate', exact: true });
    for (let plate = 0; plate < 3; plate += 1) await add.click();
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.count()).toBe(4);
    await tabs.last().focus();
    await page.keyboard.press('ControlOrMeta+Z');
    await page.getByText('Undone: add a plate.').waitFor();
    expect(await tabs.count()).toBe(3);
    await page.keyboard.press('ControlOrMeta+Z');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => tabs.count()).toBe(1);
    await well('A01').focus();
  });

  test('which one key leads to and back, and which waits while it has the focus', async () => {
    await pasteThree();
    await page.keyboard.press('F6');
    expect(await hasFocus(undo())).toBe(true);
    await page.mouse.move(700, 5);
    await page.clock.fastForward(aWhile);
    await page.clock.fastForward(aWhile);
    expect(await hasFocus(undo())).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('F6');
    expect(await hasFocus(well('A01'))).toBe(true);
  });

  test('with the keyboard, and goes on where the work was', async () => {
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await well('A03').and(page.locator('[data-state="empty"]')).waitFor();
    await message().waitFor({ state: 'detached' });
    await well('A01').and(page.locator(':focus')).waitFor();
    await page.getByText('Undone: paste 3 guides.').waitFor();
  });

  test('or puts it away with Escape, and the focus does not fall to the page', async () => {
    await pasteThree();
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    await message().waitFor({ state: 'detached' });
    await well('A01').and(page.locator(':focus')).waitFor();
    expect(await well('A03').getAttribute('data-state')).toBe('filled');
  });

  test('and is read only what is new, when a message follows another', async () => {
    const region = page.locator('[role=status][aria-live=polite]').last();
    expect(await region.getAttribute('aria-atomic')).toBe('false');
    await page.getByRole('button', { name: /^Undo: paste 3 guides/ }).click();
    await region.getByText('Undone: paste 3 guides.').waitFor();
    expect(await region.locator('> *').count()).toBe(1);
  });
});
