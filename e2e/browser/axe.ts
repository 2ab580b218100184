import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds wrong on the page as it stands, or in a part of it; one line each: the rule, how bad, and where. */
export const accessibilityFaults = async (page: Page, within = 'html'): Promise<string[]> => {
  const source = await readFile(axeFile, 'utf8');
  await page.evaluate(source);
  const results = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: { run(part: string): Promise<AxeResults> } };
    return axe.run(part);
  }, within);
  return results.violations.map(
    (found) =>
      `${found.id} (${found.impact ?? 'unknown'}): ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
};
