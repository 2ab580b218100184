import type { Locator, Page } from 'playwright-core';

/** Waits until the builder has opened its draft: until then its parts are inert and take no focus. */
export const builderIsOpen = (page: Page): Promise<void> =>
  page.locator('main [aria-busy="false"]').first().waitFor({ state: 'attached' });

/** Goes to the builder (of plates by default) and waits until it can be used. */
export const openBuilder = async (page: Page, address = '/order/guide-rna'): Promise<void> => {
  await page.goto(address);
  await builderIsOpen(page);
};

/**
 * Pastes text wherever the customer is, the way a spreadsheet's clipboard does: a real `paste` event with plain text.
 */
export const pasteHere = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((clipboard) => navigator.clipboard.writeText(clipboard), text);
  await page.keyboard.press('ControlOrMeta+V');
};

/** The same with the focus on the target. */
export const paste = async (page: Page, target: Locator, text: string): Promise<void> => {
  await target.focus();
  await pasteHere(page, text);
};

/** The same from a program that puts a table on the clipboard as HTML alone. */
export const pasteTable = async (page: Page, target: Locator, rows: readonly (readonly string[])[]): Promise<void> => {
  await target.focus();
  await page.evaluate(
    (html) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })]),
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  );
  await page.keyboard.press('ControlOrMeta+V');
};

/**
 * Pastes a list with more to mend than its writing, which is shown first, and adds it as it is: every repair is
 * switched off.
 */
export const pasteAsItIs = async (page: Page, target: Locator, text: string): Promise<void> => {
  await paste(page, target, text);
  const dialog = page.getByRole('dialog', { name: /^Add sequences to/ });
  const repairs = dialog.getByRole('group', { name: /^Repairs/ }).getByRole('checkbox');
  await dialog.getByRole('button', { name: /^Add \d/ }).waitFor();
  for (const repair of await repairs.all()) await repair.uncheck();
  await dialog.getByRole('button', { name: /^Add \d/ }).click();
  await dialog.waitFor({ state: 'detached' });
};
