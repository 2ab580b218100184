import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder } from './browser/paste.ts';

const { page } = await startJourney();

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Filled {
  /** "B01" */
  readonly label: string;
  readonly name: string;
}

/** What is in the wells of the plate in view, controls of the rack left out. */
async function filledWells(on: Page): Promise<Filled[]> {
  const labels = await on.locator('[data-well]').evaluateAll((wells) => wells.map((well) => well.ariaLabel ?? ''));
  return labels.flatMap((text) => {
    const [label = '', name = '', ...kinds] = text.split(', ');
    const isControl = kinds.includes('control') || kinds.includes('not shipped');
    return name === 'empty' || isControl ? [] : [{ label, name }];
  });
}

const namesIn = (wells: readonly Filled[]): string[] => wells.map(({ name }) => name).toSorted();

const products = [
  { address: '/order/gene-library', field: 'Gene or control in' },
  { address: '/order/engineered-cell-library', field: 'Gene in' },
] as const;

/** Nothing that a person made is lost: whatever is typed where, only what was meant changes; undo brings it back. */
describe.each(products)('a researcher types over and over at $address', ({ address, field }) => {
  const random = randomFrom(20_261_127);
  let typed = 0;

  /** Changes a well by the keys alone, and says what is expected then. */
  const moves = {
    /** Takes the old name away letter by letter, and types another. */
    typeAnew: async (wells: readonly Filled[]) => {
      const { label, name } = wells[random(wells.length)] ?? { label: '', name: '' };
      await page.getByRole('gridcell', { name: new RegExp(`^${label}, `) }).click();
      const input = page.getByRole('combobox', { name: `${field} ${label}` });
      await input.focus();
      const letters = (await input.inputValue()).length;
      await page.keyboard.press('End');
      for (let letter = 0; letter < letters; letter += 1) await page.keyboard.press('Backspace');
      const next = `QX${(typed += 1)}`;
      await page.keyboard.type(next);
      await page.keyboard.press('Enter');
      return namesIn(wells).toSpliced(namesIn(wells).indexOf(name), 1, next).toSorted();
    },
    clear: async (wells: readonly Filled[]) => {
      const { label, name } = wells[random(wells.length)] ?? { label: '', name: '' };
      await page.getByRole('gridcell', { name: new RegExp(`^${label}, `) }).click();
      await page.keyboard.press('Delete');
      return namesIn(wells).toSpliced(namesIn(wells).indexOf(name), 1);
    },
    /** Begins to type and thinks better of it. */
    leave: async (wells: readonly Filled[]) => {
      const { label } = wells[random(wells.length)] ?? { label: '' };
      await page.getByRole('gridcell', { name: new RegExp(`^${label}, `) }).click();
      await page.getByRole('combobox', { name: `${field} ${label}` }).focus();
      await page.keyboard.press('End');
      await page.keyboard.type('QX');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      return namesIn(wells);
    },
    /** Writes at a place far behind all others. */
    append: async (wells: readonly Filled[]) => {
      await page.locator('[data-well][aria-label$=", empty"]').last().click();
      const next = `QX${(typed += 1)}`;
      await page.keyboard.type(next);
      await page.keyboard.press('Enter');
      return [...namesIn(wells), next].toSorted();
    },
    walk: async (wells: readonly Filled[]) => {
      for (const key of ['ArrowDown', 'ArrowRight', 'Tab', 'Escape', 'Shift+Tab', 'ArrowUp'])
        await page.keyboard.press(key);
      return namesIn(wells);
    },
  };
  const order = ['typeAnew', 'leave', 'typeAnew', 'clear', 'append', 'walk'] as const;

  test('and no other name is changed; undo brings each step back', async () => {
    await openBuilder(page, address);
    await page.getByRole('button', { name: 'Load an example' }).click();
    await expect.poll(async () => (await filledWells(page)).length).toBeGreaterThan(20);
    // Synonyms and controls are known when the gene list is there.
    await page.locator('[data-well][aria-label*=", typed "]').first().waitFor();
    const begin = namesIn(await filledWells(page));
    const steps: string[] = [];
    for (let step = 0; step < 24; step += 1) {
      const move = order[random(order.length)] ?? 'walk';
      const expected = await moves[move](await filledWells(page));
      steps.push(move);
      await expect
        .poll(async () => [steps.join(' '), namesIn(await filledWells(page))], { timeout: 10_000 })
        .toEqual([steps.join(' '), expected]);
    }
    const undo = page.getByRole('button', { name: /^Undo/ }).first();
    for (let step = 0; step < 60; step += 1) {
      if (namesIn(await filledWells(page)).join() === begin.join()) break;
      await undo.click();
    }
    expect(namesIn(await filledWells(page))).toEqual(begin);
  });
});
