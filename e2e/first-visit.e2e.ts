import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer, Window } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { builderIsOpen } from './browser/paste.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

const newcomer = await openDoor();

/** Opens a page as somebody who was never here, does what a journey does, and leaves. */
async function visit(path: string, journey: (customer: Customer) => Promise<void>, window?: Window): Promise<void> {
  const customer = await newcomer(window);
  await customer.page.goto(path, { waitUntil: 'networkidle' });
  await journey(customer);
  expect(customer.complaints).toEqual([]);
  await customer.leave();
}

/** Kilobytes of script that a page loads before anybody touches it, by gzip, as promise and bench count them. */
async function scriptWeight(path: string): Promise<number> {
  const customer = await newcomer();
  const bodies: Promise<Buffer>[] = [];
  customer.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await customer.page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await customer.leave();
  return bytes / 1000;
}

describe('a first visit to the home page', () => {
  test('makes no call to the service: there is no account to read', () =>
    visit('/', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.reload({ waitUntil: 'networkidle' });
      expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    }));

  test('tries a target and hears what the order would say to it', () =>
    visit('/', async ({ page }) => {
      await page.getByLabel('Try one target').fill('CCATTGTTCAAXATCGTCCG');
      await page.getByRole('button', { name: 'Check' }).click();
      const verdict = page.getByRole('form', { name: 'Check one target' }).getByRole('status');
      await verdict.getByText('Cannot be ordered yet').waitFor();
      expect(await verdict.innerText()).toContain(
        'A non-RNA nucleotide has been entered. Please only use A, C, G, and U.',
      );
    }));

  test('orders the target that was tried: it is looked at first, the PAM to be trimmed', () =>
    visit('/', async ({ page }) => {
      await page.getByLabel('Try one target').fill('CCATTGTTCAATATCGTCCGGGG');
      await page.getByRole('link', { name: 'Order this target in a tube' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add sequences to the tubes' });
      await dialog.getByRole('checkbox', { name: 'Trim PAM in 1' }).check();
      await dialog.getByRole('button', { name: 'Add 1 guide' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByRole('textbox', { name: 'Sequence, A01' }).inputValue()).toBe('CCAUUGUUCAAUAUCGUCCG');
    }));

  test('chooses the dark palette, and the next pages keep it, those with a framework too (WB-12)', () =>
    visit('/', async ({ page }) => {
      await page.getByRole('button', { name: 'Dark' }).click();
      for (const path of ['/help', '/sign-in']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
        expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
      }
    }));

  test('opens the menu on a phone and gets to the help', () =>
    visit(
      '/',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await menu.locator('summary', { hasText: 'Help' }).click();
        await menu.getByRole('link', { name: 'Help' }).click();
        await page.getByRole('heading', { name: 'Find an answer', level: 1 }).waitFor();
      },
      { width: 390, height: 844 },
    ));
});

describe('going from page to page of an application', () => {
  test('the next page begins at its top, however far down the one before was', () =>
    visit(
      '/order/guide-rna',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Load an example' }).click();
        await page.getByText('24 guides pasted into A01 to B12.').waitFor();
        await page.evaluate(() => window.scrollTo(0, 300));
        await page.getByRole('radio', { name: 'Tubes' }).evaluate((choice: HTMLInputElement) => choice.click());
        await page.getByRole('button', { name: 'Add a tube' }).waitFor();
        await page.waitForFunction(() => scrollY === 0);
      },
      { width: 1440, height: 400 },
    ));
});

/** What is drawn in the colour of errors, by its text or its tag. */
const inRed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const reds = ['--cs-error-text', '--cs-error-6', '--cs-error-5'].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return (
      [...document.querySelectorAll('main *')]
        // Shapes that are kept for wells to come, and the legend that shows them all.
        .filter((element) => element.checkVisibility() && element.closest('defs, ul[aria-label^="Shapes"]') === null)
        .filter((element) => {
          const { color, stroke, borderTopColor, borderTopWidth } = getComputedStyle(element);
          return (
            reds.includes(color) || reds.includes(stroke) || (borderTopWidth !== '0px' && reds.includes(borderTopColor))
          );
        })
        .map((element) => element.textContent.trim() || element.tagName)
    );
  });

describe('a first visit to the plate', () => {
  test('nothing on an untouched plate is red; what it needs is a hint until something is typed', () =>
    visit('/order/guide-rna', async ({ page }) => {
      await builderIsOpen(page);
      await page.getByText('Fill 24 more wells of Plate 1 to order').waitFor();
      expect(await inRed(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('bad,name');
      await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
      await expect.poll(async () => (await inRed(page)).length).toBeGreaterThan(0);
    }));
});

describe('a first visit to the tubes', () => {
  test('says what a list of tubes takes, gives a template, and shows an example that can be taken back', () =>
    visit(
      '/order/guide-rna/tubes',
      async ({ page }) => {
        await page.getByText('No tubes yet').waitFor();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'CSV template' }).click();
        expect((await download).suggestedFilename()).toMatch(/\.csv$/);
        await page.getByRole('button', { name: 'Load an example' }).click();
        await page.getByText('4 tubes of the example added.').waitFor();
        expect(await page.getByRole('textbox', { name: /^Sequence, A0[1-4]$/ }).count()).toBe(4);
        await page.getByText('No tubes yet').waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Undo' }).first().click();
        await page.getByText('No tubes yet').waitFor();
      },
      { width: 1024, height: 800 },
    ));
});

describe('a first visit with a browser that is too old', () => {
  test.each(['/', '/order/guide-rna'])('%s says so above everything else', async (path) => {
    const { page, leave } = await newcomer();
    const notice = page.getByText('This browser is too old for parts of the store');
    await page.goto(path);
    expect(await notice.isVisible()).toBe(false);
    await page.addInitScript('delete HTMLElement.prototype.showPopover');
    await page.reload();
    await notice.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await leave();
  });
});

describe('what a page ships in scripts (promise P7)', () => {
  test.each(['/', '/help', '/nowhere'])('%s is content: at most 40 KB', async (path) => {
    expect(await scriptWeight(path)).toBeLessThanOrEqual(40);
  });

  test.each([
    '/order/guide-rna',
    '/order/guide-rna/tubes',
    '/order/gene-library',
    '/order/engineered-cell-library',
    '/order/express-knockout',
    '/order/gene-knockout',
    '/cart',
    '/sign-in',
  ])('%s is worked with: at most 240 KB before the first interaction', async (path) => {
    expect(await scriptWeight(path)).toBeLessThanOrEqual(240);
  });

  test.each([
    '/order/guide-rna',
    '/order/guide-rna/tubes',
    '/order/gene-library',
    '/order/engineered-cell-library',
    '/order/express-knockout',
    '/order/gene-knockout',
  ])('%s calls nothing "not offered" before its prices are read', async (path) => {
    const html = await (await fetch(storeOfThisWorker() + path)).text();
    expect(html).toContain('Loading prices');
    expect(html).not.toMatch(/not offered|>0 lines,/);
  });
});
