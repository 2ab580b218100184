import type { CDPSession, Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { openDoor } from './browser/journey.ts';
import { openBuilder } from './browser/paste.ts';

const { page, context } = await (await openDoor())({ width: 390, height: 844, touch: true });

/**
 * A researcher at the bench has a phone and one free hand: wells are tapped, ranges drawn out, blocks copied and moved.
 */
describe('a researcher works on the plate with a finger', () => {
  let screen: CDPSession;
  const well = (label: string) => page.getByRole('gridcell', { name: new RegExp(`^${label}, `) });
  const wellName = async (label: string) => (await well(label).getAttribute('aria-label'))?.split(', ')[1];
  const bar = page.getByRole('group', { name: 'The selected wells' });
  // Chromium makes no click of a tap that follows within milliseconds of a drawn range, which no finger can do.
  const act = (name: string) => bar.getByRole('button', { name }).click();

  const middleOf = async (one: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  /** Puts a finger down, moves it over, and lifts it. */
  const draw = async (from: Locator, to: Locator) => {
    await from.and(page.locator('[data-active], [data-grip]')).waitFor();
    // Between the edges of the screen, where a finger reaches both ends.
    await to.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await finger('touchStart', start);
    await finger('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
    await finger('touchMove', end);
    await finger('touchEnd');
  };

  beforeAll(async () => {
    screen = await context.newCDPSession(page);
    await openBuilder(page);
    await page.getByRole('button', { name: 'Load an example' }).tap();
    await page.getByText('24 guides pasted into A01 to B12.').waitFor();
  });

  test('taps a well, edits it below the list, and is back in the list', async () => {
    await well('B05').tap();
    await bar.getByText('B05').waitFor();
    await act('Edit');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.and(page.locator(':focus')).waitFor();
    await name.fill('from-the-bench');
    // The list comes with the first use of the page.
    await page.locator('[data-row="16"]').waitFor();
    await page.getByRole('button', { name: 'Back to the list' }).tap();
    await page.locator('[data-row="16"] [data-cell="name"]:focus').waitFor();
    expect(await wellName('B05')).toBe('from-the-bench');
  });

  test('finds the handles beside the well, Edit where it was, and the name of the well in full', async () => {
    await well('B05').tap();
    const apart = await well('B05').evaluate((cell) => {
      const disc = cell.querySelector('svg, i')?.getBoundingClientRect() ?? new DOMRect();
      const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
      return [...document.querySelectorAll('[data-grip], [data-grip-fill]')].map((grip) => {
        const box = grip.getBoundingClientRect();
        const [[x, y], [toX, toY]] = [middle(disc), middle(box)];
        return Math.hypot(x - toX, y - toY) - disc.width / 2 - box.width / 2;
      });
    });
    expect(apart).toHaveLength(2);
    for (const distance of apart) expect(distance).toBeGreaterThanOrEqual(0);
    const edit = bar.getByRole('button', { name: 'Edit' });
    const place = await edit.boundingBox();
    await well('H12').tap();
    await bar.getByText('empty', { exact: true }).waitFor();
    expect(await edit.boundingBox()).toEqual(place);
    await well('B05').tap();
    const heading = page.getByRole('heading', { name: 'from-the-bench' });
    expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test('draws a range out of the active well, copies it, and pastes it elsewhere', async () => {
    await well('B05').tap();
    await draw(well('B05'), well('B07'));
    await bar.getByText('3 wells', { exact: true }).waitFor();
    await act('Copy');
    await well('E02').tap();
    await act('Paste');
    await page.getByText('3 wells pasted into E02 to E04.').waitFor();
    expect(await wellName('E02')).toBe('from-the-bench');
  });

  test('moves the block by its disc, and takes that back with the button', async () => {
    await draw(page.locator('[data-grip]'), well('G06'));
    await well('E02').and(page.locator('[data-state="empty"]')).waitFor();
    await page.getByRole('button', { name: /^Undo: move 3 wells/ }).click();
    await page.getByRole('gridcell', { name: /^E02, from-the-bench, / }).waitFor();
  });

  test('fills down and clears, and finds print, undo and the plates within reach', async () => {
    await well('A01').tap();
    await draw(well('A01'), well('D01'));
    await bar.getByText('4 wells', { exact: true }).waitFor();
    await act('Fill down');
    await page.getByText('Filled down.').waitFor();
    expect(await wellName('D01')).not.toBe('empty');
    await act('Clear');
    await well('D01').and(page.locator('[data-state="empty"]')).waitFor();
    for (const name of ['Print map', 'Export', /^Undo/, 'Add a plate'])
      expect(await page.getByRole('button', { name }).first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
