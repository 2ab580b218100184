import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

/** The rules whose answer a palette can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it stands, or in a part of it; one line each: the rule, how bad, and where.
 * @param asks every rule, or only those of colours: for a page that was asked everything in another palette
 */
export const accessibilityFaults = async (
  page: Page,
  within = 'html',
  asks: 'everything' | 'colours' = 'everything',
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(axeFile, 'utf8'));
  const options: RunOptions = {
    // What passed is counted and not described, which saves half of the time.
    resultTypes: ['violations'],
    // Axe is in none of them, and would wait a minute for one that is still on its way.
    iframes: false,
    ...(asks === 'colours' ? { runOnly: colourRules } : {}),
  };
  const results = await page.evaluate(
    async ([part, how]) => {
      const { axe } = globalThis as unknown as { axe: { run(part: string, how: RunOptions): Promise<AxeResults> } };
      return axe.run(part, how);
    },
    [within, options] as const,
  );
  return results.violations.map(
    (found) =>
      `${found.id} (${found.impact ?? 'unknown'}): ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
};
