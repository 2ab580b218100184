import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The small one: a page reads it anew after each load, which costs as much as the rules that it asks. */
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules whose answer a palette can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Parts that are pressed are 24 pixels wide and high, or stand as far apart (WCAG 2.2, 2.5.8); off unless asked. */
const targetRules = ['target-size'];

/** Parts that scroll, as some do from a certain width of the window on, are reached by keyboard. */
const scrollingRules = ['scrollable-region-focusable'];

/** What axe is asked; everything means all of its rules that are on. */
const asked = {
  everything: {},
  colours: { runOnly: colourRules },
  targets: { runOnly: targetRules },
  scrolling: { runOnly: scrollingRules },
} as const;

/**
 * Wide, middling and narrow windows, in pixels, and what axe is asked in each. In the middling one a page is asked only
 * about what scrolls: what it shows there, it shows in one of the others as well, as far as we know
 * (docs/decisions/0026-two-at-a-time.md).
 */
export const widthsToLookAt = [
  [1440, 'everything'],
  [1024, 'scrolling'],
  [390, 'everything'],
] as const;

/** Selects of the site that look like text fields, or as the browser likes: they have not the picture of our arrow. */
const selectsWithoutArrow = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    (part) =>
      [...document.querySelectorAll(`${part} select:not([class*=mantine])`)]
        .filter((select) => getComputedStyle(select).backgroundImage === 'none')
        .map(({ outerHTML }) => `select without an arrow: ${outerHTML.slice(0, 100)}`),
    within,
  );

/**
 * What axe finds wrong on the page as it stands, or in a part of it; one line each: the rule, how bad, and where. And
 * what axe does not look for: selects that cannot be told from text fields.
 * @param asks every rule; or only those of colours, for a page that was asked everything in another palette; or only
 *   that of targets for fingers; or only that of parts that scroll, for a page that was asked everything in a wider and
 *   in a narrower window
 */
export const accessibilityFaults = async (
  page: Page,
  within = 'html',
  asks: keyof typeof asked = 'everything',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(axeFile, 'utf8'));
  const options: RunOptions = {
    // What passed is counted and not described, which saves half of the time.
    resultTypes: ['violations'],
    // Axe is in none of them, and would wait a minute for one that is still on its way.
    iframes: false,
    // No rule that is on reads style sheets, which take a tenth of the time.
    preload: { assets: ['media'] },
    ...asked[asks],
  };
  const results = await page.evaluate(
    async ([part, how]) => {
      const { axe } = globalThis as unknown as { axe: { run(part: string, how: RunOptions): Promise<AxeResults> } };
      return axe.run(part, how);
    },
    [within, options] as const,
  );
  const faults = results.violations.map(
    (found) =>
      `${found.id} (${found.impact ?? 'unknown'}): ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  return asks === 'everything' ? [...faults, ...(await selectsWithoutArrow(page, within))] : faults;
};
