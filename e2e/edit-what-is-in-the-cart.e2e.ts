import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccount, password } from './browser/open-account.ts';
import { builderIsOpen, openBuilder, paste } from './browser/paste.ts';
import { guides, rna } from './guides/plate-of-guides.ts';
import { placeOrder } from './orders/place-order.ts';

/** What the service holds of an item, as it answers it for editing. */
interface KeptItem {
  readonly id: string;
  readonly data: {
    readonly guaranteed_yield: string;
    readonly nuclease: string;
    readonly plate_name?: string;
    readonly sequences: readonly { readonly name: string; readonly raw_sequence: string; readonly well?: string }[];
  };
}

const { customer, page, newcomer } = await startJourney();

describe('a researcher edits what is in the cart', () => {
  let email = '';
  const rows = guides(30).map((guide, row) => ({ name: `guide-${row + 1}`, sequence: rna(guide) }));
  const pasted = (count: number) =>
    rows
      .slice(0, count)
      .map(({ name, sequence }) => `${name}\t${sequence}`)
      .join('\n');
  const itemOf = (id: string): Promise<KeptItem> =>
    page.evaluate(async (item) => {
      const answer = await fetch(`/api/order/ordereditem/${item}/`);
      return (await answer.json()) as KeptItem;
    }, id);
  const itemInAddress = () => new URL(page.url()).searchParams.get('item') ?? '';
  const edit = async (name: string): Promise<KeptItem> => {
    await page.goto('/cart');
    await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
    await page.getByRole('group', { name: 'Editing an item of your cart' }).waitFor();
    return itemOf(itemInAddress());
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save in the cart' }).click();
    await page.waitForURL('**/cart');
  };

  test('which holds a plate with free wells in between, and three tubes', async () => {
    ({ email } = await openAccount(customer, 'Rita'));

    await openBuilder(page);
    const wells = rows
      .slice(0, 24)
      .map(({ name, sequence }, at) => `${'HGFEDCBA'[at % 8]}${12 - (at % 12)}`.concat(`\t${name}\t${sequence}`));
    await paste(page, page.getByRole('gridcell').first(), ['Well\tName\tSequence', ...wells].join('\n'));
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).click();
    await page.waitForURL('**/cart');
    await page.getByText('stays under Projects; the plates here are empty').waitFor();
    await openBuilder(page, '/order/guide-rna/tubes');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), pasted(3));
    await page.getByRole('textbox', { name: 'Name, A03' }).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('2 items in 1 shipment').waitFor();
  });

  test('the plate opens as one plate, each guide in its well; saved unchanged it is the same item', async () => {
    const before = await edit('Plate 1');
    await builderIsOpen(page);
    for (const { name, well } of before.data.sequences)
      await page.getByRole('gridcell', { name: new RegExp(`^${well}, ${name},`) }).waitFor();
    expect(before.data.sequences).toHaveLength(24);
    expect(await accessibilityFaults(page)).toEqual([]);
    await save();
    expect(await itemOf(before.id)).toEqual(before);
  });

  test('a change goes back under the same id, and nothing else changes', async () => {
    const before = await edit('Plate 1');
    await page.getByRole('combobox', { name: 'Yield per well' }).selectOption({ label: '5 nmol' });
    await save();
    const after = await itemOf(before.id);
    expect(after.data).toEqual({ ...before.data, guaranteed_yield: '5nmol' });
    await page.getByText('2 items in 1 shipment').waitFor();
  });

  test('tubes open as tubes and go back as one item', async () => {
    const before = await edit('3 tubes');
    await page.getByRole('textbox', { name: 'Name, A02' }).fill('renamed');
    await page.getByRole('textbox', { name: 'Name, A02' }).blur();
    expect(await page.getByRole('textbox', { name: /^Name, A\d\d$/ }).count()).toBeGreaterThanOrEqual(3);
    await save();
    const after = await itemOf(before.id);
    expect(after.data.sequences.map(({ name }) => name)).toEqual(['guide-1', 'renamed', 'guide-3']);
    expect(after.data.sequences[0]).toEqual(before.data.sequences[0]);
  });

  test('leaving without saving changes neither the item nor the projects, and can be taken back', async () => {
    const before = await edit('Plate 1');
    await page.getByRole('gridcell', { name: /^H12, / }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('not-wanted');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/cart');
    expect(await itemOf(before.id)).toEqual(before);
    await page.getByRole('button', { name: 'Continue editing' }).click();
    await page.getByRole('gridcell', { name: /^H12, not-wanted,/ }).waitFor();
    await page.getByText('Your earlier changes are here').waitFor();
    await page.getByRole('button', { name: 'Start over from the cart' }).click();
    await page.getByRole('gridcell', { name: /^H12, guide-1,/ }).waitFor();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/cart');
    await page.goto('/order/guide-rna/projects');
    // What went to the cart stays (PJ-8). The empty project that is left is none to find again (PJ-12), nor is work on
    // a cart item.
    const list = page.getByRole('list', { name: 'Projects' });
    await expect.poll(() => list.getByRole('link', { name: 'In the cart' }).count()).toBe(2);
    expect(await list.getByRole('listitem').count()).toBe(2);
  });

  test('an item that is gone says so, and unsaved changes to it become a project', async () => {
    const { id } = await edit('Plate 1');
    const address = page.url();
    await page.getByRole('gridcell', { name: /^H12, / }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('worth-keeping');
    await page.getByText('Changes saved in this browser').waitFor();
    await page.goto('/cart');
    const goOn = page.getByRole('link', { name: 'Continue editing Plate 1' });
    await goOn.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Drop the changes to Plate 1' }).click();
    await goOn.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await goOn.waitFor();
    await page.getByRole('button', { name: 'Remove Plate 1' }).click();
    await page.getByText('1 item in 1 shipment').waitFor();
    await page.goto(address);
    await page.getByText('This item is no longer in your cart.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open them as a project' }).click();
    await page.getByRole('gridcell', { name: /^H12, worth-keeping,/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('project')).not.toBeNull();
    await page.goto(`/order/guide-rna?item=${id}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  test('signed out, the address asks for sign-in and then goes on', async () => {
    await page.goto('/cart');
    const href = await page.getByRole('link', { name: /^Edit / }).getAttribute('href');
    const elsewhere = await newcomer();
    await elsewhere.page.goto(href ?? '');
    await elsewhere.page.getByText('Sign in to open it.').waitFor();
    await elsewhere.page.getByLabel('E-mail address').fill(email);
    await elsewhere.page.getByLabel('Password').fill(password);
    await elsewhere.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.page.getByRole('group', { name: 'Editing an item of your cart' }).waitFor();
    expect(await elsewhere.page.getByRole('textbox', { name: 'Name, A02' }).inputValue()).toBe('renamed');
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.leave();
  });

  test('what was removed is a plain project again, is listed in the cart, and comes back from there (PJ-8, CA-32)', async () => {
    await page.goto('/order/guide-rna/projects');
    const marks = page.getByRole('list', { name: 'Projects' }).getByRole('link', { name: 'In the cart' });
    await expect.poll(() => marks.count()).toBe(1);
    await page.goto('/cart');
    await page.getByText('Removed from the cart (1)').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bring back Plate 1' }).click();
    await page.getByText('2 items in 1 shipment').waitFor();
    await page.getByText('Removed from the cart').waitFor({ state: 'detached' });
  });

  test('a project that is in the cart opens again, goes there as a copy, and then says its order (PJ-8)', async () => {
    const list = page.getByRole('list', { name: 'Projects' });
    const added = list
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^(In the cart|Ordered)/ }) });
    const plate = added.filter({ hasText: '24 guides on 1 plate' });
    await page.goto('/order/guide-rna/projects');
    await plate.getByRole('link', { name: 'In the cart' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await plate.getByRole('link', { name: 'Untitled project' }).click();
    await page.getByRole('gridcell', { name: /^H12, guide-1,/ }).waitFor();
    await page.getByText('adding it again adds a copy').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':not([aria-disabled=true])')).click();
    await page.waitForURL('**/cart');
    await page.getByText('Added to the cart once more: a copy of “Untitled project”.').waitFor();
    await page.getByText('3 items in 1 shipment').waitFor();
    const { number } = await placeOrder(customer);
    await page.goto('/order/guide-rna/projects');
    await plate.getByRole('link', { name: `Ordered, ${number}` }).click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  });
});
