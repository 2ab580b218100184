import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeFile = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds wrong on the page as it stands, one line each: the rule, how bad, and where. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  const source = await readFile(axeFile, 'utf8');
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return results.violations.map(
    (found) =>
      `${found.id} (${found.impact ?? 'unknown'}): ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
};
