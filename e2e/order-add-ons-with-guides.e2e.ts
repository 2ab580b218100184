import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { openAccountElsewhere } from './browser/open-account.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { signInOnTheWayToTheCart } from './browser/sign-in.ts';

const { page, newcomer } = await startJourney();

/** Protein and buffer go along with the guides: priced with them, sent with them, in the shipment that suits them. */
describe('a researcher orders add-ons with the guides', () => {
  const priceBar = () => page.getByRole('region', { name: 'Price and order' });
  const stepper = (name: string) => page.getByRole('region', { name: 'Add-ons' }).getByRole('group', { name });
  const oneTube = async (name: string, sequence: string) => {
    await openBuilder(page, '/order/guide-rna/tubes');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), `${name}\t${sequence}`);
    await page.getByText('As it will be made').waitFor();
  };

  test('puts them beside a tube, and the price has them at once', async () => {
    await oneTube('add-on-g1', 'CCAUUGUUCAAUAUCGUCCG');
    await priceBar().getByText('$72.00').first().waitFor();
    await stepper('SpCas9 nuclease').getByRole('button', { name: 'One more' }).click();
    await stepper('Resuspension buffer').getByRole('textbox').fill('3');
    await priceBar().getByText('1 tube, 4 add-ons').waitFor();
    await priceBar().getByText('$221.00').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes one away again, and finds the others after a reload', async () => {
    await stepper('Resuspension buffer').getByRole('textbox').fill('0');
    await priceBar().getByText('1 tube, 1 add-on').waitFor();
    await page.getByText(/Draft saved in/).waitFor();
    await page.reload();
    await priceBar().getByText('$167.00').waitFor();
  });

  test('adds them with the guides; proteins travel on cold packs, in a shipment of their own', async () => {
    const { email } = await openAccountElsewhere(newcomer, 'Ada');
    await signInOnTheWayToTheCart(page, email);
    const cold = page.getByRole('region', { name: 'Cold packs' });
    await cold.getByRole('heading', { name: 'SpCas9 nuclease, 100 µg' }).waitFor();
    await page.getByText('2 items in 2 shipments').waitFor();
  });

  test('adds with one click what is often needed, and is offered it no more', async () => {
    const often = page.getByRole('region', { name: 'Often needed with these' });
    await often.getByRole('button', { name: 'Add Resuspension buffer, 20 mL' }).click();
    await page.getByText('3 items in 2 shipments').waitFor();
    await often.waitFor({ state: 'detached' });
    await page.getByRole('complementary', { name: 'Summary' }).getByText('$185.00').last().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('orders the same add-on again, and it goes on the line that is there', async () => {
    await oneTube('add-on-g2', 'GAGCGCUGCUCAGAUAGCGA');
    await stepper('SpCas9 nuclease').getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('4 items in 2 shipments').waitFor();
    const copies = page.getByRole('group', { name: 'Copies of SpCas9 nuclease, 100 µg' });
    expect(await copies.getByRole('status', { name: 'Copies' }).innerText()).toBe('2');
  });

  test('orders add-ons alone from the builder, by a button that says so', async () => {
    await openBuilder(page);
    await stepper('Resuspension buffer').getByRole('button', { name: 'One more' }).click();
    await stepper('SpCas9 nuclease').getByRole('textbox').fill('2');
    await priceBar().getByText('3 add-ons', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Check before you order' }).click();
    await page.getByText('Add-ons only, no guides. Nothing blocks the order.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add 3 add-ons to cart' }).click();
    await page.waitForURL('**/cart');
    await page.getByText('Added to the cart: 3 add-ons.').waitFor();
    const copies = page.getByRole('group', { name: 'Copies of SpCas9 nuclease, 100 µg' });
    expect(await copies.getByRole('status', { name: 'Copies' }).innerText()).toBe('4');
  });
});
