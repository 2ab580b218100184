import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';

const { page } = await startJourney({ isFirstVisit: true });

/** The scripts that wait, and for what. */
let held = /^$/;
let coming = Promise.resolve();
await page.route('**/*.js', async (route) => {
  if (held.test(route.request().url())) await coming;
  await route.continue();
});

/** Opens a page whose scripts wait. @returns what lets them come */
async function openWithoutScripts(path: string, files = /js$/): Promise<() => void> {
  let come = () => {};
  held = files;
  coming = new Promise((resolve) => (come = resolve));
  await page.goto(path, { waitUntil: 'commit' });
  return come;
}

const heard = async () => Number(await page.getByRole('slider', { name: 'Position' }).inputValue());

describe('who presses a button before the scripts of a slow line are there (WB-2)', () => {
  test('has pressed once when they are, not twice', async () => {
    const come = await openWithoutScripts('/sign-in');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.locator('button[aria-busy=true]').waitFor();
    come();
    await page.locator('input[name=password][type=text]').waitFor();
    expect(await page.locator('button[aria-busy=true]').count()).toBe(0);
  });

  test('gets what was pressed last', async () => {
    const come = await openWithoutScripts('/sign-in');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Show password' }).click();
    come();
    await page.locator('input[name=password][type=text]').waitFor();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  test('sees the search of a content page', async () => {
    const come = await openWithoutScripts('/help');
    await page.locator('[data-search-open]').click();
    come();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  test('takes the list along that was pasted on the page of a product', async () => {
    const come = await openWithoutScripts('/product/gene-library');
    await page.getByRole('textbox', { name: /^Genes/ }).fill('AURKA, HER2, PLK1');
    await page.getByRole('region', { name: 'Start with your list' }).getByRole('button').click();
    await page.locator('form[aria-busy=true]').waitFor();
    come();
    await page.waitForURL('**/order/gene-library');
    await page.getByRole('dialog', { name: /^Add genes/ }).waitFor();
  });

  test('takes the target along that was typed on the home page', async () => {
    const come = await openWithoutScripts('/');
    await page.getByRole('textbox', { name: 'Try one target' }).fill('GGCATTCTCCGAATGCTAGC');
    await page.getByRole('link', { name: 'Order this target in a tube' }).click({ noWaitAfter: true });
    await page.waitForURL('**/order/guide-rna/tubes', { waitUntil: 'commit' });
    come();
    const dialog = page.getByRole('dialog', { name: /^Add/ });
    await dialog.getByText('guide-1').first().waitFor();
    await dialog.getByText('GGCAUUCUCCGAAUGCUAGC').or(dialog.getByText('GGCATTCTCCGAATGCTAGC')).first().waitFor();
    await page.evaluate(() => sessionStorage.clear());
  });

  test('sees the sum of their own numbers', async () => {
    const come = await openWithoutScripts('/calculators/cell-library');
    await page.getByLabel('Pools in one copy').fill('200');
    come();
    await page.getByRole('status').getByText('200 pools × 1 copy').waitFor();
  });

  test('has the forms that need no script sent at once', async () => {
    await openWithoutScripts('/search');
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('cutting control');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=cutting+control', { waitUntil: 'commit' });
  });

  test.each([
    ['any script', '/podcast', /js$/],
    ['the script of the player', '/podcast', /connect-\w+\.js$/],
    ['any script', '/podcast/twenty-bases', /js$/],
  ])('hears the sound that was asked for before %s, on %s', async (_what, path, files) => {
    const come = await openWithoutScripts(path, files);
    await page
      .getByRole('button', { name: /^Play No\. / })
      .first()
      .click();
    come();
    await expect.poll(heard).toBeGreaterThan(0);
    await page.evaluate(() => sessionStorage.clear());
  });
});
