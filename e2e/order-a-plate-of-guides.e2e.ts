import { afterAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { builderIsOpen, openBuilder, paste, pasteAsItIs } from './browser/paste.ts';
import { registerOnTheWayToTheCart } from './browser/register.ts';
import { guides, type ListedGuide, rna } from './guides/plate-of-guides.ts';
import { startOwnStore } from './harness/own-store.ts';

const store = await startOwnStore();
afterAll(() => store.end());
const { customer, page } = await startJourney({ storeUrl: store.url });

/**
 * The main job of the store, from a fresh data folder: a researcher pastes a plate with three faults in it, mends it,
 * registers on the way to the cart, adds two tubes, and finds everything again after the store was restarted.
 */
describe('a researcher orders a plate of guides', () => {
  const email = 'rita@vale-lab.example';
  const [dnaWell, repeatedWell, letterWell] = [1, 4, 7];
  const plate: ListedGuide[] = guides(96);

  /** The rows as they lie in a spreadsheet, with a guide left in DNA, a name used twice and a name with a slash. */
  const spreadsheet = (): string =>
    plate
      .map((guide, row) => {
        const name = row === repeatedWell ? plate[repeatedWell - 1]?.name : row === letterWell ? 'TP53/g8' : guide.name;
        return `${name}\t${row === dnaWell ? `${guide.dna.slice(0, -1)}T` : rna(guide)}`;
      })
      .join('\n');

  const price = (): Promise<string> => page.getByRole('region', { name: 'Price and order' }).innerText();

  test('pastes 96 rows, and each of the three faults is named where it is (GR-45)', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start a plate' }).click();
    await builderIsOpen(page);
    await pasteAsItIs(page, page.getByRole('gridcell').first(), spreadsheet());
    await page.getByText('96 guides added to Plate 1.').waitFor();

    const faults = page.getByRole('region', { name: 'Before you can order' });
    const faultIn = (well: string) => faults.getByRole('listitem').filter({ hasText: well }).innerText();
    expect(await faultIn('A02')).toContain('A non-RNA nucleotide has been entered. Please only use A, C, G, and U.');
    expect(await faultIn('A04')).toContain('Name must be unique.');
    expect(await faultIn('A05')).toContain('Name must be unique.');
    expect(await faultIn('A08')).toContain('Name must only contain alphanumerics, spaces, underscores, and hyphens.');
    expect(await price()).toContain('Fix 4 wells to order');
    await page.getByText('92 guides, 3 nmol each, 4 of 96 wells left out').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('mends them: two with one click, the repeated name by typing another', async () => {
    await page.getByRole('button', { name: 'Change T to U' }).click();
    await page.getByRole('button', { name: /^Rename to / }).click();
    await page.getByRole('region', { name: 'Before you can order' }).getByRole('button', { name: 'A05' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('second-guide');
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).waitFor();
    expect(await price()).toContain('$3,936.00');
  });

  test('finds the plate again after a reload, before anything was sent', async () => {
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await page.getByRole('gridcell', { name: 'A05, second-guide, filled' }).waitFor();
  });

  test('registers on the way to the cart, and the add finishes by itself once the address is verified', async () => {
    await registerOnTheWayToTheCart(customer, 'Rita', email);
    await page.getByRole('heading', { name: 'Plate 1', level: 3 }).waitFor();
  });

  test('adds two tubes, sees what a tube costs, and reads when a name is in the cart already', async () => {
    await page.goto('/order/guide-rna/tubes');
    const rows = plate.slice(0, 2).map((guide) => `${guide.name}\t${rna(guide)}`);
    await builderIsOpen(page);
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), rows.join('\n'));
    await page.getByRole('textbox', { name: 'Name, A02' }).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('2 items in 1 shipment').waitFor();

    await openBuilder(page, '/order/guide-rna/tubes');
    // The list is looked at before it is added where the cart is known to have its names.
    await page.waitForLoadState('networkidle');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), rows[0] ?? '');
    await page.getByText('A tube with this name already exists in your cart.').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /^Cart/ }).click();
  });

  test('reads every sequence, the prices and the subtotal in the cart', async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Show 96 guides' }).click();
    await page.getByText('second-guide').waitFor();
    const cart = await page.getByRole('main').innerText();
    for (const name of [plate[0]?.name, plate[95]?.name, 'second-guide']) expect(cart).toContain(name);
    expect(cart).toContain('$3,936.00');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('finds the cart again after the store was stopped and started, and after it was killed', async () => {
    const subtotal = () => page.getByRole('complementary', { name: 'Summary' }).innerText();
    const before = await subtotal();
    await store.restart('SIGTERM');
    await page.reload();
    await page.getByText('2 items in 1 shipment').waitFor();
    expect(await subtotal()).toBe(before);
    await store.restart('SIGKILL');
    await page.reload();
    await page.getByText('2 items in 1 shipment').waitFor();
    expect(await subtotal()).toBe(before);
  });
});
