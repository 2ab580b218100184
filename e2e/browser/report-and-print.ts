import type { Page } from 'playwright-core';

/** Opens the page on which a project stands before it is paid, gives what it says, and closes it. */
export async function readReport(page: Page, look: () => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'Check before you order' }).click();
  const report = page.getByRole('dialog', { name: 'Before you order' });
  await report.getByText('$').first().waitFor();
  const text = await report.innerText();
  await look();
  await report.locator('footer').getByRole('button', { name: 'Close' }).click();
  return text.replaceAll(/\s+/g, ' ');
}

/** What a browser would put on paper now: a text for each plate. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const pages = page.locator('[data-print-sheet] [data-printed-plate]');
  await pages.first().waitFor();
  const texts = await pages.allInnerTexts();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  return texts.map((text) => text.replaceAll(/\s+/g, ' '));
}
