import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { expectPageToLookRight } from './browser/page-looks-right.ts';
import { oneParagraph, publishChange, publishEntry } from './office/content/publish-entry.ts';
import { signInAsStaff } from './office/staff.ts';

const { page, newcomer } = await startJourney();

/** A page of each type of content that has pages (CT-16 to CT-20), as the demo has it. */
const pages = [
  '/blog/pool-or-clone',
  '/authors/guide-desk',
  '/help/dissolve-a-plate',
  '/help/category/bench',
  '/press/prices-explained-line-by-line',
  '/podcast/twenty-bases',
  '/events/reading-genotypes-workshop',
  '/resources/genotype-a-pool',
  '/learn/what-cuts',
  '/legal/privacy',
  '/pricing/cell-library',
  '/calculators/cell-library',
  '/product/gene-library',
  '/product/cell-pool',
  '/product/guide-strips',
  '/product-families/cells',
  '/applications/base-editing',
  '/workflows/from-genes-to-hits',
  '/stories/two-scores-two-sequences',
  '/offers/first-plate',
  '/experiences/follow-one-guide',
  '/collections/first-arrayed-screen',
  '/start-with-a-list',
  '/hubs/learn-and-do',
  '/learn/crispr-editing',
  '/platform/how-orders-are-checked',
  '/thanks/contact',
  '/surveys/how-do-you-order',
];

describe('a visitor reads the site', () => {
  test('filters resources, the choice stands in the address, and reads one', async () => {
    await page.goto('/resources');
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /^Protocol/ })
      .click();
    await page.waitForURL('**/resources?type=protocol');
    await page.getByRole('navigation', { name: 'Filters' }).locator('[aria-current="true"]').waitFor();
    expect(await page.getByRole('link', { name: 'Before you order guides: twelve checks' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Genotype a pool by sequencing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Genotype a pool by sequencing' }).waitFor();
  });

  test('searches, and goes to what was found', async () => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('cutting control');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=cutting+control');
    const results = page.getByRole('region', { name: 'Results' });
    await results.locator('mark').first().waitFor();
    await results.getByRole('link', { name: 'What to compare with' }).click();
    await page.getByRole('heading', { level: 1, name: 'What to compare with' }).waitFor();
  });

  test('listens in the player, which goes on while the list is ordered, and on the page of the episode (CT-74)', async () => {
    await page.goto('/podcast');
    const player = page.getByRole('region', { name: 'Player' });
    const place = player.getByRole('slider', { name: 'Position' });
    await page.getByRole('button', { name: /^Play No\. 1/ }).click();
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^2026/ }).click();
    await page.waitForURL('**/podcast?year=2026');
    const buttons = page.getByRole('button', { name: /^Play No\. 1/, pressed: true });
    await expect.poll(() => buttons.count()).toBe(2);
    await buttons.last().click();
    await expect.poll(() => buttons.count()).toBe(0);
    const left = Number(await place.inputValue());
    await player.getByRole('link', { name: 'Transcript' }).click();
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThanOrEqual(left);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('on a phone chooses in the sheet, whose button says what it will show, and keeps the order (CT-71)', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/resources?order=title');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('navigation', { name: 'Filters' });
    await sheet.getByRole('link', { name: /^Protocol/ }).press('Enter');
    await sheet.getByRole('button', { name: 'Show 3 resources' }).waitFor();
    expect(
      await sheet.getByRole('link', { name: /^Protocol/ }).evaluate((link) => link === document.activeElement),
    ).toBe(true);
    expect(new URL(page.url()).search).toBe('?type=protocol&order=title');
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Show 3 resources' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByText('6 resources', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1440, height: 844 });
  });

  test('lands on the page that an address with a slash and capitals means (CT-27)', async () => {
    await page.goto('/Blog/POOL-or-clone/');
    expect(new URL(page.url()).pathname).toBe('/blog/pool-or-clone');
  });

  test.each([
    ['/events', 1440],
    ['/events', 390],
    ['/events/reading-genotypes-workshop', 390],
  ])(
    'sees at %s, %i px wide, the times by the own clock too, and nothing moves (CT-83, ruling 70)',
    async (path, width) => {
      const abroad = await newcomer({ width, height: 844, timeZone: 'Asia/Kolkata' });
      await abroad.page.goto(path, { waitUntil: 'networkidle' });
      const line = abroad.page.getByRole('main').getByText('Your time:').first();
      expect(await line.innerText()).toMatch(/^Your time: \d+ \w+, \d\d:[03]0.*GMT\+5:30$/);
      const moved = await abroad.page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifts = observer.takeRecords() as unknown as readonly { readonly value: number }[];
        return shifts.reduce((sum, { value }) => sum + value, 0);
      });
      expect(moved).toBeLessThan(0.001);
      await abroad.leave();
    },
  );

  test('lands on an entry whose address an editor has changed, twice, and then back (CT-81)', async () => {
    const carl = await newcomer();
    await signInAsStaff(carl, 'carl');
    const mark = randomUUID().slice(0, 8);
    const [first, second, third] = [`/press/first-${mark}`, `/press/second-${mark}`, `/press/third-${mark}`];
    const fields = {
      title: `Moved ${mark}`,
      summary: 'It moved.',
      released_on: '2026-11-02',
      body: oneParagraph('It moved.'),
    };
    const release = { type: 'press_release_page', fields };
    let written = await publishEntry(carl, { ...release, url: first });
    // Read before it moves, so that its page is kept.
    await page.goto(first);
    for (const url of [second, third]) written = await publishChange(carl, written, { ...release, url });
    const movesTo = async (path: string) => {
      const answer = await carl.context.request.get(path, { maxRedirects: 0 });
      return [answer.status(), answer.headers()['location'] ?? null];
    };
    for (const old of [first, second]) await expect.poll(() => movesTo(old)).toEqual([301, third]);
    await page.goto(first);
    await page.getByRole('heading', { level: 1, name: `Moved ${mark}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(third);
    await publishChange(carl, written, { ...release, url: first });
    await expect.poll(() => movesTo(third)).toEqual([301, first]);
    await expect.poll(() => movesTo(first)).toEqual([200, null]);
    await carl.leave();
  });
});

test.each(pages)('%s can be used by everybody, in light and dark, wide and narrow', async (path) => {
  await expectPageToLookRight(page, path);
});
