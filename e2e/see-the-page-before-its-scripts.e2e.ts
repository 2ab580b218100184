import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { openOnASlowLine } from './browser/open-on-a-slow-line.ts';

const newcomer = await openDoor();

/**
 * Where the machine is busy, the font can come a moment after the first paint, and letters of another width move a word
 * by a hair: 0.0009 was seen. A field or a panel that moves makes more than this.
 */
const ofAFontThatComes = 0.002;

/** How far what was on screen has moved by itself, each time; nothing when it stood still. */
const watchShifts = (page: Page) =>
  page.addInitScript((least) => {
    const counted = globalThis as unknown as { shifts: string[] };
    counted.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[]) {
        if (!entry.hadRecentInput && entry.value > least) counted.shifts.push(entry.value.toFixed(4));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ofAFontThatComes);
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

async function leave(customer: Customer): Promise<void> {
  expect(customer.complaints).toEqual([]);
  await customer.leave();
}

describe('before the scripts of a page have arrived (promise P7)', () => {
  test('no script is asked for until the page is painted', async () => {
    const customer = await newcomer();
    await customer.page.goto('/order/guide-rna', { waitUntil: 'networkidle' });
    const { painted, earliest } = await customer.page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      earliest: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(earliest).toBeGreaterThanOrEqual(painted);
    await leave(customer);
  });

  test.each([
    ['/order/guide-rna', '#plate-stage'],
    ['/order/guide-rna/tubes', '[data-row-list]'],
  ])('%s shows the whole order screen, and nothing moves when it comes to life', async (path, stage) => {
    const customer = await newcomer({ width: 412, height: 823 });
    const { page } = customer;
    await watchShifts(page);
    const { arrive } = await openOnASlowLine(page, path);
    await page.locator(stage).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    const before = await page.getByLabel('Price and order').boundingBox();
    arrive();
    await page.locator('[aria-busy=false]').first().waitFor();
    await page.getByText('$0.00').first().waitFor();
    expect(await page.getByLabel('Price and order').boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    await leave(customer);
  });

  test.each(['/order/guide-rna', '/order/gene-library', '/order/gene-knockout', '/guides'])(
    '%s takes no press yet, and says that it is loading where that takes a while',
    async (path) => {
      const customer = await newcomer();
      const { page } = customer;
      const { arrive } = await openOnASlowLine(page, path);
      const said = () =>
        page.evaluate(() => {
          const part = document.querySelector('[inert][aria-busy=true]');
          const { content, opacity } = part === null ? {} : getComputedStyle(part, '::after');
          return content === undefined ? null : `${content} ${opacity}`;
        });
      await expect.poll(said).toBe('"Loading…" 1');
      arrive();
      await expect.poll(said).toBe(null);
      await leave(customer);
    },
  );

  test('a newcomer sees the sign-in of the cart, fills it in and sends it; nothing of that is lost', async () => {
    const customer = await newcomer({ width: 412, height: 823 });
    const { page } = customer;
    await watchShifts(page);
    const { arrive } = await openOnASlowLine(page, '/cart');
    await page.getByLabel('E-mail address').fill('rosa@helixlab.example');
    await page.getByLabel('Password').fill('guide-the-cut');
    await page.getByLabel('Password').press('Enter');
    await page.locator('form[aria-busy=true]').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('rosa@helixlab.example');
    expect(await shiftsOf(page)).toEqual([]);
    arrive();
    await page.getByRole('button', { name: 'Rosa' }).waitFor();
    await page.getByLabel('Password').waitFor({ state: 'detached' });
    await leave(customer);
  });

  test.each(['/cart', '/checkout', '/account/orders', '/quote'])(
    '%s shows the sign-in to a newcomer, and a skeleton to a returning visitor',
    async (path) => {
      const customer = await newcomer();
      const { page } = customer;
      const { arrive } = await openOnASlowLine(page, path);
      await page.getByLabel('Password').waitFor();
      await page.locator('.cs-returning [role=status]').first().waitFor({ state: 'hidden' });
      arrive();
      await page.context().addCookies([{ name: 'csrftoken', value: 'was-here-before', url: page.url() }]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await openOnASlowLine(page, path);
      await page.locator('.cs-returning').first().waitFor({ state: 'attached' });
      await page.getByLabel('Password').waitFor({ state: 'hidden' });
      await leave(customer);
    },
  );
});
