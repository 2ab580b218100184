import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page } = await startJourney();

const list = guides(140);
const rows = (from: number, to: number, tail = ''): string =>
  list
    .slice(from, to)
    .map((guide, at) => `guide-${from + at + 1}\t${rna(guide)}${tail}`)
    .join('\n');

/** The pages that come out of a printer with this paper; the browser tells the page that it prints, as Ctrl P does. */
const pagesOn = async (format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

/** What is on paper, between the events that the browser gives around a print. */
const onPaper = async (look: () => Promise<void>): Promise<void> => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await look();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null, colorScheme: 'light' });
};

/** Chooses something to print, and stops short of the printer's own dialog. */
const choose = async (press: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await press();
  await page.locator('body[data-print-asked]').waitFor();
  await page.evaluate(() => document.body.removeAttribute('data-print-asked'));
};

/**
 * Maps, lists and reports go to the bench on paper: whole, on as few pages as they need, and without the site around.
 */
describe('a researcher prints what is ordered', () => {
  const sheet = page.locator('[data-print-sheet]');

  beforeAll(async () => {
    await openBuilder(page);
    await paste(page, page.getByRole('gridcell').first(), rows(0, 96));
    await page.getByText('96 guides pasted into A01 to H12.').waitFor();
  });

  test('a full plate is one page, on A4 and on Letter: title, settings, date, map and list', async () => {
    expect(await pagesOn('A4')).toBe(1);
    expect(await pagesOn('Letter')).toBe(1);
    await onPaper(async () => {
      const text = await sheet.innerText();
      expect(text).toContain('SpCas9 · Standard · 3 nmol per well · Human · 96 of 96 wells');
      expect(text).toContain(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));
      expect(await sheet.getByRole('table').count()).toBe(4);
      expect(await sheet.getByRole('row').filter({ hasText: 'guide-96' }).filter({ hasText: 'H12' }).count()).toBe(1);
      expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
      expect(await sheet.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
      expect(await sheet.getByRole('heading').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
    });
    expect(await sheet.count()).toBe(0);
  });

  test('says on the paper that a plate is not finished, and which wells are not', async () => {
    await page.getByRole('gridcell', { name: /^A01, / }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('guide/1');
    await onPaper(async () => {
      await sheet.getByText('Draft: 1 well to fix.').waitFor();
      expect(await sheet.locator('[data-faulty]').innerText()).toContain('guide/1');
    });
  });

  test('all plates, a page each; one that is empty is left out', async () => {
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await page.getByRole('gridcell').first().click();
    await paste(page, page.getByRole('gridcell').first(), rows(96, 120));
    await page.getByText('24 guides pasted into A01 to B12.').waitFor();
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await choose(async () => {
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page.getByRole('menuitem', { name: 'All plates 2 plates, a page each' }).click();
    });
    expect(await pagesOn('A4')).toBe(2);
    await page.getByRole('tab', { name: /^Plate 2/ }).click();
    expect(await pagesOn('A4')).toBe(1);
  });

  test('all plates from the dialog of a plate, too', async () => {
    await choose(async () => {
      await page.getByRole('button', { name: /^Rename, arrange, print or remove / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Print all plates' }).click();
    });
    expect(await pagesOn('Letter')).toBe(2);
  });

  test('the report before the order is printed alone, when it is open', async () => {
    await page.getByRole('button', { name: 'Check before you order' }).click();
    const report = page.getByRole('dialog', { name: 'Before you order' });
    await report.getByText('$').first().waitFor();
    expect(await pagesOn('A4')).toBe(1);
    await onPaper(async () => {
      expect(await sheet.count()).toBe(0);
      expect(await report.isVisible()).toBe(true);
      expect(await report.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    });
    await page.keyboard.press('Escape');
  });

  test('tubes as a list with the settings of each, over as many pages as it needs', async () => {
    await page
      .getByRole('radio', { name: 'Tubes' })
      .or(page.getByRole('button', { name: 'Tubes' }))
      .first()
      .click();
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), rows(0, 100));
    await page.getByText('100 tubes pasted.').waitFor();
    await page
      .getByRole('group', { name: 'SpCas9 nuclease, 100 µg' })
      .getByRole('button', { name: 'One more' })
      .click();
    await choose(() => page.getByRole('button', { name: 'Print list' }).click());
    expect(await pagesOn('A4')).toBe(2);
    await onPaper(async () => {
      const row = sheet.getByRole('row').filter({ hasText: 'guide-100' });
      expect(await row.innerText()).toMatch(/^I04\s+guide-100\s.*\s20\s+SpCas9\s+Standard\s+3 nmol\s+Standard$/s);
      await sheet.getByText('SpCas9 nuclease, 100 µg: 1').waitFor();
      expect(await sheet.locator('thead').evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
      expect(await row.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
    });
  });
});
