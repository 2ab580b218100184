import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';

const { page } = await startJourney();

/** A page of each type of content that has pages (CT-16 to CT-20), as the demo has it. */
const pages = [
  ...['/blog/pool-or-clone', '/authors/guide-desk', '/help/dissolve-a-plate', '/help/category/bench'],
  ...['/press/prices-explained-line-by-line', '/podcast/twenty-bases', '/events/reading-genotypes-workshop'],
  ...['/resources/genotype-a-pool', '/learn/what-cuts', '/legal/privacy', '/pricing/cell-library'],
  ...['/calculators/cell-library', '/product/gene-library', '/product/cell-pool', '/product/guide-strips'],
  ...['/product-families/cells', '/applications/base-editing', '/workflows/from-genes-to-hits'],
  ...['/stories/two-scores-two-sequences', '/offers/first-plate', '/experiences/follow-one-guide'],
  ...['/collections/first-arrayed-screen', '/start-with-a-list', '/hubs/learn-and-do', '/learn/crispr-editing'],
  ...['/platform/how-orders-are-checked', '/thanks/contact', '/surveys/how-do-you-order'],
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

  test('listens: the sound has a player, notes and a transcript', async () => {
    await page.goto('/podcast');
    await page.getByRole('link', { name: 'Twenty bases, as you would hear them' }).click();
    const player = page.locator('audio[controls]');
    await player.waitFor();
    const seconds = await player.evaluate(
      (element) =>
        new Promise<number>((resolve, reject) => {
          const audio = element as HTMLAudioElement;
          audio.addEventListener('loadedmetadata', () => resolve(audio.duration));
          audio.addEventListener('error', () => reject(new Error(audio.error?.message)));
          audio.load();
          audio.preload = 'auto';
        }),
    );
    expect(Math.round(seconds)).toBe(12);
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  });

  test('lands on the page that an address with a slash and capitals means (CT-27)', async () => {
    await page.goto('/Blog/POOL-or-clone/');
    expect(new URL(page.url()).pathname).toBe('/blog/pool-or-clone');
  });
});

test.each(pages)('%s can be used by everybody, in light and dark, wide and narrow', async (path) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 844 });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  expect(await accessibilityFaults(page), 'light').toEqual([]);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'html', 'colours'), 'dark').toEqual([]);
});
