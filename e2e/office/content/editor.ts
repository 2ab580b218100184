import type { Locator, Page } from 'playwright-core';

/** Writes a text into a field, when the field has the focus and can be written into. */
export async function writeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

/** Waits until the service has everything that was typed. */
export const draftIsSaved = (page: Page): Promise<void> =>
  page.locator('[role="status"][data-save-status="saved"]').waitFor();

/** Chooses a block by its place in the outline, so that what is done with it stands there. */
export async function chooseBlock(page: Page, place: number): Promise<void> {
  const line = page
    .getByRole('list', { name: 'Blocks of the page' })
    .getByRole('listitem')
    .nth(place - 1);
  await line.locator('[data-block]').click();
  await line.locator('[data-block][aria-pressed="true"]').waitFor();
}

/** Opens an entry by its id, with its form and what is checked beside it. */
export async function openEntry(page: Page, id: string, title: string): Promise<void> {
  const open = () => page.goto(`/office/content/${id}`);
  // The page of before may lead on by itself at this moment, as after a sign-in, and ends the first try.
  await open().catch(open);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Before publishing' }).waitFor();
}

/** Finds an entry by typing, and takes it. */
export async function pickEntry(page: Page, field: string, title: string): Promise<void> {
  await writeInto(page.getByRole('textbox', { name: `Find for ${field}`, exact: true }), title);
  await page.getByRole('option', { name: new RegExp(`^${title} `) }).click();
  await page.getByRole('listitem').filter({ hasText: title }).waitFor();
}

/** Puts the draft on the site by the dialog of publishing, with a note for the history. */
export async function publishNow(page: Page, note = ''): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  if (note !== '') await writeInto(dialog.getByLabel('Note for the history'), note);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.waitFor({ state: 'detached' });
}
