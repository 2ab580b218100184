import { readFileSync } from 'node:fs';
import { scoreSecurityHeaders } from '@cutsite/web/server';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { coldItem, fillCart, openAccount, tubeItem } from './browser/open-account.ts';
import { storeOfThisWorker } from './harness/store-of-this-worker.ts';

/** Every URL of the site, as its table of routes lists them; the catch-all stands for an address that leads nowhere. */
const routeTable = readFileSync(new URL('../apps/web/app/routes.ts', import.meta.url), 'utf8');
const routes = [...routeTable.matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`);

/** A page of each route that has many. */
const onePage: Readonly<Record<string, string>> = {
  '/*': '/nowhere',
  '/forms/:form': '/forms/contact?why=sent',
  '/preview/:id': '/preview/00000000-0000-7000-8000-000000000000',
  '/blog/:kind/:slug': '/blog/category/design',
};
const paths = ['/', ...routes.map((route) => onePage[route] ?? route)];

/** What they show is for who is signed in; to anybody else they show the form of the page for signing in. */
const isOwnPage = (path: string) => /^\/(account|cart|checkout|quote)(\/|$)/.test(path);

/**
 * Wide, middling and narrow (README of the look), and what is left of 1280 pixels at four times their size (WCAG
 * 1.4.10): at none of them a page scrolls sideways.
 */
const widths = [1440, 1024, 320, 390];

const storeUrl = storeOfThisWorker();
// Each test asks itself what went wrong: the page for a busy store is a 503, as it should be.
const { customer: visitor, newcomer } = await startJourney({ expectsTrouble: true });
const member = await newcomer();
await openAccount(member, 'Vera');
await fillCart(member, tubeItem('VERA-1'), coldItem);

/** Parts that scroll for the sake of a pixel or two: there a mouse gets a scroll bar with nothing to scroll. */
const scrollingForNothing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSlight = (length: number) => length > 0 && length < 4;
    return [...document.querySelectorAll('body *')]
      .filter((part) => {
        const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(part);
        if (scrollbarWidth === 'none') return false;
        const down = overflowY === 'auto' && isSlight(part.scrollHeight - part.clientHeight);
        return down || (overflowX === 'auto' && isSlight(part.scrollWidth - part.clientWidth));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

test('the table of routes is read', () => {
  expect(paths.length).toBeGreaterThan(9);
  expect(paths).toContain('/order/guide-rna');
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});

describe.each(paths)('%s', (path) => {
  test('has security headers and HTML worth an A+ of at least 110 (promise F7)', async () => {
    const answer = await fetch(storeUrl + path);
    const { score, reasons } = scoreSecurityHeaders(Object.fromEntries(answer.headers), await answer.text());
    expect(reasons.filter((reason) => reason.startsWith('-'))).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(110);
  });

  test('can be used by everybody, in light and dark, wide and narrow', async () => {
    const customer = isOwnPage(path) ? member : visitor;
    const { page } = customer;
    const before = customer.complaints.length;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await accessibilityFaults(page), 'light, wide').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
        width,
      );
      expect(await scrollingForNothing(page), `at ${width} px`).toEqual([]);
    }
    expect(await accessibilityFaults(page, 'html', 'targets'), 'narrow, for fingers').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page), 'dark, narrow').toEqual([]);
    const own = `503 ${storeUrl}/errors/HTTP503.html`;
    expect(customer.complaints.slice(before).filter(({ text }) => text !== own)).toEqual([]);
  });
});
