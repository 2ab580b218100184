import type { Locator, Page } from 'playwright-core';

/** Pastes text into the focused thing the way a spreadsheet's clipboard does: a real `paste` event with plain text. */
export const paste = async (page: Page, target: Locator, text: string): Promise<void> => {
  await target.focus();
  await page.evaluate((clipboard) => navigator.clipboard.writeText(clipboard), text);
  await page.keyboard.press('ControlOrMeta+V');
};
