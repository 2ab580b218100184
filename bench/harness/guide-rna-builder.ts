import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A builder with an empty plate, ready for the keys, in a browser of its own that may use the clipboard. */
export async function openBuilder(
  browser: Browser,
  url: string,
  path = '/order/guide-rna',
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page.locator('main [aria-busy="false"]').first().waitFor({ state: 'attached' });
  return { context, page };
}

/** Made-up guides, each with a target of its own: 20 bases counted out from the number of the row. */
export function rows(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    let state = Math.imul(from + at + 1, 2_654_435_761) >>> 0;
    const base = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return 'ACGU'.charAt(state >>> 30);
    };
    return `G${from + at + 1}-g1\t${Array.from({ length: 20 }, base).join('')}`;
  });
}
