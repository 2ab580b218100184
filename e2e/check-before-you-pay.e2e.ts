import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccountElsewhere } from './browser/open-account.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { signInOnTheWayToTheCart } from './browser/sign-in.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const { page, newcomer } = await startJourney();

/** One page that says everything about an order before it is paid, and stays with it in the cart. */
describe('a researcher checks before paying', () => {
  const listed = guides(24);
  /** The second guide is DNA still, and the fourth is the third again under another name. */
  const sequences = listed.map((guide, at) =>
    at === 1 ? `${guide.dna.slice(0, -1)}T` : rna(at === 3 ? (listed[2] ?? guide) : guide),
  );
  const spreadsheet = (count: number): string =>
    listed
      .slice(0, count)
      .map((guide, at) => `${guide.name}\t${sequences[at]}`)
      .join('\n');

  beforeAll(async () => {
    await openBuilder(page);
    await paste(page, page.getByRole('gridcell').first(), spreadsheet(20));
    await page.getByText('20 guides pasted into A01 to B08. T read as U in 1.').waitFor();
    await page.getByRole('gridcell', { name: /^A02, / }).click();
    await page.getByRole('button', { name: 'Use the pasted text' }).click();
    await page.getByRole('gridcell', { name: /^A02, .*error/ }).waitFor();
    await page.getByRole('gridcell', { name: /^A01, / }).click();
  });

  const report = () => page.getByRole('dialog', { name: 'Before you order' });
  const openReport = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Check before you order' }).click();
    await report().getByText('$').first().waitFor();
    return report().innerText();
  };

  test('reads what blocks, what repeats, what is added and what is missing to the minimum', async () => {
    const text = await openReport();
    expect(text).toContain('2 things to fix before this can be ordered.');
    expect(text).toContain('A non-RNA nucleotide has been entered. Please only use A, C, G, and U.');
    expect(text).toContain('A plate needs at least 24 filled wells.');
    expect(text).toContain(`A03 ${listed[2]?.name}, A04 ${listed[3]?.name}`);
    expect(text).toContain('80-nt scaffold, appended to each target; standard clean-up');
    expect(text).toContain('4 more wells reach the minimum of 24. A plate of 24 costs at least $984.00.');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('reads each line with its settings and how its price comes about', async () => {
    const text = (await report().innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('What is ordered, for human');
    expect(text).toContain(
      'Plate 1 SpCas9, Standard modifications, 3 nmol each, Standard purification, 1 of 20 wells left out',
    );
    expect(text).toContain('19 × $41.00, list price $779.00');
  });

  test('prints the report, and nothing of the page behind it', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { name: 'Before you order' }).isVisible()).toBe(true);
    expect(await page.locator('#plate-stage').isVisible()).toBe(false);
    expect(await report().getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await report().locator('footer').getByRole('button', { name: 'Close' }).click();
  });

  test('fills the plate, which mends it, and hears that nothing blocks the order', async () => {
    await paste(page, page.getByRole('gridcell').first(), spreadsheet(24));
    await page.getByText('24 guides pasted into A01 to B12.').waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).waitFor();
    const text = await openReport();
    expect(text).toContain('Nothing blocks the order.');
    expect(text).toContain('$984.00');
    expect(text).not.toContain('more wells');
    await page.keyboard.press('Escape');
    await report().waitFor({ state: 'detached' });
  });

  test('sees before choosing what another yield, chemistry or purification would change', async () => {
    await page.getByText('Why this price').click();
    const yields = page.getByLabel('Another yield');
    await yields.waitFor();
    expect((await yields.innerText()).replaceAll(/\s+/g, ' ')).toContain('5 nmol +$192.00$1,176.00');
    expect((await page.getByLabel('Other modifications').innerText()).replaceAll(/\s+/g, ' ')).toContain(
      'Unmodified −$120.00$864.00',
    );
    const purification = (await page.getByLabel('Another purification').innerText()).replaceAll(/\s+/g, ' ');
    expect(purification).toContain('HPLC purification is not currently available.');
    expect(purification).toContain('It would add additional clean-up (SEC).');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await yields.waitFor({ state: 'detached' });
    await page.getByText('Why this price').click();
    await yields.waitFor();
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    await yields.waitFor({ state: 'detached' });
  });

  test('sees targets that stand on a second plate as well, which blocks nothing', async () => {
    await page.getByRole('button', { name: 'Add a plate' }).click();
    await page.getByRole('gridcell', { name: /^A01, empty/ }).waitFor();
    await paste(page, page.getByRole('gridcell').first(), spreadsheet(24));
    await page.getByText('Plate 2', { exact: true }).first().waitFor();
    await page.getByRole('gridcell', { name: /^B12, / }).waitFor();
    const text = (await openReport()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Nothing blocks the order.');
    expect(text).toContain('Plate 1 and Plate 2 share 23 targets');
    expect(text).toContain('and 15 others.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await page.getByRole('button', { name: /^Undo: add/ }).click();
  });

  test('finds the report with the item in the cart, after a reload too', async () => {
    const { email } = await openAccountElsewhere(newcomer, 'Nora');
    await signInOnTheWayToTheCart(page, email);
    await page.reload();
    await page.getByRole('button', { name: 'Report of Plate 1' }).click();
    const kept = page.getByRole('dialog', { name: 'Report of Plate 1' });
    await kept.waitFor();
    const text = await kept.innerText();
    expect(text).toContain('24 guides for SpCas9, $984.00.');
    expect(text).toContain(`A03 ${listed[2]?.name}, A04 ${listed[3]?.name}`);
    expect(text).toContain('80-nt scaffold, appended to each target; standard clean-up');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
