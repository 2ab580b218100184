import { describe, expect, test } from 'vitest';
import { startJourney } from './browser/journey.ts';
import { fillCart, openAccount, tubeItem } from './browser/open-account.ts';

const { customer, page } = await startJourney();

/** The style sheets of the page in the order in which they count, without the hash of a build. */
const sheets = () =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => /([a-z-]+)-[^/]+\.css/.exec(link.getAttribute('href') ?? '')?.[1]));

/** A sheet that is linked once more counts as the last, and wins over those that the page wears beside it. */
describe('a page keeps its look when a part of it is loaded later', () => {
  test('no sheet of the cart is linked behind those of the page', async () => {
    await openAccount(customer, 'Solveig');
    await fillCart(customer, tubeItem('look-g1'));
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Your (\d+ )?carts$/ }).click();
    await page.getByRole('dialog', { name: 'Your carts' }).waitFor();
    const linked = await sheets();
    expect(linked.slice(0, 3)).toEqual(['site', 'builder', 'desk']);
    expect(linked.slice(3)).not.toContain('site');
    expect(linked.slice(3)).not.toContain('builder');
  });
});
