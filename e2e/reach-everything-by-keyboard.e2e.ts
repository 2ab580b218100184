import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults, widthsToLookAt } from './browser/axe.ts';
import { openDoor, startJourney } from './browser/journey.ts';
import { hasFocus, pressWithKeyboard, tabTo } from './browser/keyboard.ts';
import { openAccount, openAccountElsewhere, password } from './browser/open-account.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page, newcomer } = await startJourney();
/** Who is refused and left without an answer below, which the page reports as it should. */
const other = await (await openDoor({ expectsTrouble: true }))();
const list = guides(60);
const rows = (count: number): string =>
  list
    .slice(0, count)
    .map((guide, at) => `guide-${at + 1}\t${at === 2 ? `${guide.dna.slice(0, -1)}T` : rna(guide)}`)
    .join('\n');

/** What is open now, for everybody: at each width what it decides, light and dark. */
const worksForEverybody = async (page: Page, within?: string): Promise<void> => {
  for (const [width, asksInLight] of widthsToLookAt) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page, within, asksInLight), `${width} px, light`).toEqual([]);
    if (asksInLight === 'everything') {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page, within, 'colours'), `${width} px, dark`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};

const copied = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
const main = page.getByRole('main');
const dialog = page.getByRole('dialog');

/** The whole way to the cart without a mouse; each stop is reached with Tab and shows that it has the focus. */
describe('a researcher without a mouse', () => {
  beforeAll(() => openBuilder(page));

  test('skips the navigation, goes to the plate, and pastes', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await copied(rows(24));
    await tabTo(page, page.getByRole('gridcell', { name: /^A01, / }));
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText('24 guides pasted into A01 to B12. T read as U in 1.').waitFor();
  });

  test('has the pasted text back, walks to the fault that it is, and mends it', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Use the pasted text' }));
    expect(await hasFocus(page.getByLabel('This well is a'))).toBe(true);
    await page.keyboard.press('F8');
    await page
      .getByRole('gridcell', { name: /^A03, .*error/ })
      .and(page.locator(':focus'))
      .waitFor();
    await pressWithKeyboard(page, main.getByRole('button', { name: /^Change T to U/ }).first());
    await page.getByRole('gridcell', { name: /^A03, guide-3, filled$/ }).waitFor();
  });

  test('renames in the panel, undoes, and comes back to the well', async () => {
    await tabTo(page, page.getByRole('gridcell', { name: /^A03, / }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('renamed');
    await page.keyboard.press('Escape');
    expect(await hasFocus(page.getByRole('gridcell', { name: /^A04, guide-4, / }))).toBe(true);
  });

  test('opens each dialog and menu, and is back where the focus was when it closes', async () => {
    for (const name of [/^Rename, arrange, print or remove /, 'Add sequences', 'Check before you order']) {
      const opener = page.getByRole('button', { name }).first();
      await pressWithKeyboard(page, opener);
      await dialog.waitFor();
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(opener)).toBe(true);
    }
    const menu = page.getByRole('button', { name: 'Export' });
    await tabTo(page, menu, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    expect(await hasFocus(menu)).toBe(true);
  });

  test('changes settings, plates and formats', async () => {
    await tabTo(page, page.getByLabel('Yield per well'));
    await page.keyboard.press('ArrowDown');
    await page.getByText('24 guides, 5 nmol each').waitFor();
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Add a plate' }));
    await page.getByRole('tab', { name: /^Plate 2/, selected: true }).waitFor();
    await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tab', { name: /^Plate 1/, selected: true }).waitFor();
    await tabTo(page, page.getByRole('radio', { name: 'Plates' }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**/tubes?**');
    await builderIsOpen(page);
    await copied('tube-1\tCCAUUGUUCAAUAUCGUCCG');
    await tabTo(page, page.getByRole('textbox', { name: 'Name, A01' }));
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText('1 tube pasted.').waitFor();
  });

  test('edits tubes, adds an add-on, and puts it all into the cart through sign-in', async () => {
    const { email } = await openAccountElsewhere(newcomer, 'Rita');
    await tabTo(page, page.getByLabel('Yield, A01'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('textbox', { name: 'Quantity of Resuspension buffer, 20 mL' }));
    await page.keyboard.type('1');
    await page.getByText('1 tube, 1 add-on').waitFor();
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Add to cart' }));
    await page.getByRole('dialog', { name: 'Sign in to add to the cart' }).waitFor();
    await tabTo(page, page.getByLabel('E-mail address'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password'));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name: 'Resuspension buffer, 20 mL' }).waitFor();
    await pressWithKeyboard(page, page.getByRole('button', { name: 'Remove Resuspension buffer, 20 mL' }));
    await page.getByRole('heading', { name: 'Resuspension buffer, 20 mL' }).waitFor({ state: 'detached' });
  });
});

/** Every dialog, menu and notice, as axe sees it: at three widths, light and dark. */
describe('what opens over the builder works for everybody', () => {
  const { page, context } = other;
  const dialog = page.getByRole('dialog');

  beforeAll(async () => {
    await openAccount(other, 'Paul');
    await openBuilder(page);
    await paste(page, page.getByRole('gridcell').first(), rows(24));
    await page.getByRole('gridcell', { name: /^B12, guide-24, / }).waitFor();
  });

  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  };

  test('the plate dialog', async () => {
    await page.getByRole('button', { name: /^Rename, arrange, print or remove / }).click();
    await dialog.getByLabel('Plate name').fill('Kinases/1');
    await worksForEverybody(page, 'dialog[open]');
    await close();
  });

  test('adding sequences, with a preview of good and bad rows', async () => {
    await page.getByRole('button', { name: 'Add sequences' }).click();
    await dialog.getByRole('textbox', { name: 'One guide per line: name, then sequence' }).fill(rows(30));
    await dialog.getByRole('button', { name: /^Add 30 guides/ }).waitFor();
    await worksForEverybody(page, 'dialog[open]');
    await close();
  });

  test('the find bar, with something found', async () => {
    await page.getByRole('searchbox', { name: 'Find by name, target or well' }).fill('guide-1');
    await page.getByRole('button', { name: 'Next found' }).waitFor();
    await worksForEverybody(page, '[role=search]');
    await page.getByRole('searchbox', { name: 'Find by name, target or well' }).press('Escape');
  });

  test('the list of keys', async () => {
    await page.getByRole('gridcell', { name: /^A01, / }).click();
    await page.keyboard.press('?');
    await dialog.waitFor();
    await worksForEverybody(page, 'dialog[open]');
    await close();
  });

  test('the report before the order', async () => {
    await page.getByRole('button', { name: 'Check before you order' }).click();
    await dialog.getByText('$').first().waitFor();
    await worksForEverybody(page, 'dialog[open]');
    await close();
  });

  test('the export menu', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem').first().waitFor();
    await worksForEverybody(page, '[role=menu]');
    await page.keyboard.press('Escape');
  });

  test('why an add was refused, row by row, and that its outcome is unknown (CA-23 to CA-26, WB-1)', async () => {
    const ready = page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])'));
    await page.route(
      '**/api/order/add/',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: JSON.stringify({
            error_code: 'rows_refused',
            error_message: 'Some rows were refused.',
            rows: [
              {
                item: 0,
                sequence: 0,
                well: 'A01',
                name: 'guide-1',
                field: 'name',
                code: 'NAME_INVALID',
                message: 'Name must be 20 or fewer characters.',
              },
            ],
          }),
        }),
      { times: 1 },
    );
    await ready.click();
    await page.getByRole('alertdialog', { name: 'Not added to the cart' }).waitFor();
    await worksForEverybody(page, 'dialog[open]');
    await close();
    // Twice: an add whose answer is lost is sent once more under its key.
    await page.route('**/api/order/add/', (route) => route.abort('connectionreset'), { times: 2 });
    await ready.click();
    await page.getByRole('alertdialog', { name: 'Oops!' }).waitFor();
    await worksForEverybody(page, 'dialog[open]');
    await close();
    // It arrives the second time: an add without an answer would go on by itself in the next tab.
    await ready.click();
    await page.waitForURL(/\/cart$/);
  });

  test('a project that is open in another tab, and one that is not in this browser', async () => {
    await openBuilder(page);
    const holder = await context.newPage();
    await openBuilder(holder, page.url());
    await holder.getByText('This project is open in another tab.').waitFor();
    await holder.getByRole('button', { name: 'Work here instead' }).click();
    await page.getByText('This project is open in another tab.').waitFor();
    await worksForEverybody(page);
    await holder.close();
    await openBuilder(page, '/order/guide-rna?project=made-elsewhere');
    await page.getByText('This project is not in this browser.').waitFor();
    await worksForEverybody(page);
  });

  test('the list of projects', async () => {
    await page.goto('/order/guide-rna/projects');
    await page.getByRole('list', { name: 'Projects' }).waitFor();
    await worksForEverybody(page);
  });
});
