import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, coldItem, openAccount } from '../browser/open-account.ts';
import { plateToReview, tubeToScreen } from '../orders/items-to-review.ts';
import { type PlacedByPo, placeOrder } from '../orders/place-order.ts';
import { signInAsStaff } from './staff.ts';

const { customer: researcher, page, newcomer } = await startJourney();
const pia = await newcomer();
const alma = await newcomer();

/**
 * An hfCas12Max plate, a tube that is screened and three proteins go through the hands of two people to the door, in
 * three parcels; the researcher reads at each step where the order is (OF-24, OF-26, OF-28, OF-29).
 */
describe('an order is carried through two reviews to the door', () => {
  let email = '';
  let order: PlacedByPo;

  beforeAll(async () => {
    ({ email } = await openAccount(researcher, 'Ines'));
    const items = [plateToReview('Cas12 pilot'), tubeToScreen('long-01'), { ...coldItem, quantity: 3 }];
    order = await placeOrder(researcher, { items });
    await signInAsStaff(pia, 'pia');
    await signInAsStaff(alma, 'alma');
  });

  const mails = () =>
    callAs<{ subject: string; text: string }[]>(researcher, 'GET', `/api/demo/outbox/?to=${encodeURIComponent(email)}`);
  const shipment = (of: typeof page, name: RegExp) => of.getByRole('region', { name });
  const reasonOf = (title: string) =>
    pia.page
      .locator('div')
      .filter({ has: pia.page.getByRole('heading', { name: title }) })
      .last()
      .getByLabel('Reason');

  test('its customer reads that it is looked at before it is made', async () => {
    await page.goto(`/account/orders/detail?order=${order.id}`);
    await page.getByRole('heading', { name: 'We look at your order before it is made' }).waitFor();
  });

  test('production finds it among those to review, and clears the plate with a reason, by keys', async () => {
    await pia.page.goto('/office/orders?view=to_review');
    await pia.page.getByRole('link', { name: order.number }).click();
    await pia.page.getByRole('heading', { name: 'Two reviews before anything is made' }).waitFor();
    await pia.page.keyboard.press('c');
    // Without a reason the field for it is shown, and takes what is typed.
    await pia.page.getByText('Say why, in a few words.').waitFor();
    await pia.page.keyboard.type('All 24 targets follow a TTN.');
    await reasonOf('Review before it is made').press('Tab');
    await pia.page.keyboard.press('Enter');
    await pia.page.getByText('The review is decided.').waitFor();
    await pia.page.getByRole('heading', { name: 'One review before anything is made' }).waitFor();
    await pia.page.getByRole('button', { name: 'Release to production' }).press('Enter');
    await pia.page.getByText('cannot be released to production yet').first().waitFor();
  });

  test('a second person sees that somebody has it open, and asks the customer from the review', async () => {
    await alma.page.goto(`/office/orders/${order.id}`);
    await alma.page.getByText(/has this open, too/).waitFor();
    await alma.page.getByRole('button', { name: 'Ask the customer' }).last().click();
    expect(await alma.page.getByLabel('Send it to the customer by mail').isChecked()).toBe(true);
    await alma.page.keyboard.type('Which vector is the long tube from?');
    await alma.page.getByRole('button', { name: 'Send to the customer' }).click();
    await alma.page.getByText('The note is kept').waitFor();
    await expect
      .poll(async () => (await mails()).some(({ text }) => text.includes('Which vector is the long tube from?')))
      .toBe(true);
  });

  test('refusing it begins with the reason that was typed, and can be left again; then it is cleared', async () => {
    const reasons = alma.page.getByRole('textbox', { name: 'Reason' });
    await reasons.last().fill('No match to a listed agent.');
    await alma.page.getByRole('button', { name: 'Refuse' }).last().click();
    const dialog = alma.page.getByRole('dialog', { name: `Cancel ${order.number}` });
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('No match to a listed agent.');
    await alma.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await reasons.last().inputValue()).toBe('No match to a listed agent.');
    await alma.page.getByRole('button', { name: /^Clear the screening/ }).click();
    await alma.page.getByText('The screening is decided.').waitFor();
    await alma.page.getByRole('heading', { name: 'Reviews, all cleared' }).waitFor();
  });

  test('who had it open before learns who was faster, and what was typed stays', async () => {
    await pia.page.getByLabel('New note').fill('Ask for the vector map.');
    await pia.page.getByRole('button', { name: 'Keep for colleagues' }).click();
    // Either the page has heard of it by now, or the write is refused with a word on who did what.
    const told = pia.page.getByText(/Alma .+ changed this order|The note is kept/);
    await told.first().waitFor();
    if ((await pia.page.getByText('The note is kept').count()) === 0) {
      expect(await pia.page.getByLabel('New note').inputValue()).toBe('Ask for the vector map.');
      await pia.page.getByRole('button', { name: 'Keep for colleagues' }).click();
      await pia.page.getByText('The note is kept').waitFor();
    }
  });

  test('production releases it, and its customer reads that it is being made', async () => {
    await pia.page.getByRole('button', { name: /^Release to production/ }).click();
    await pia.page.getByText('The order is released to production.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your order is being made' }).waitFor();
  });

  test('two of three proteins leave: the order is partly shipped, here and for its customer', async () => {
    const cold = pia.page.getByRole('heading', { name: 'Cold packs' }).locator('..');
    await cold.getByRole('button', { name: 'Ship' }).click();
    const dialog = pia.page.getByRole('dialog', { name: 'Ship a parcel' });
    await dialog.getByLabel(/^SpCas9 nuclease/).fill('2');
    await dialog.getByLabel('Tracking number').fill('1112 2233 3444');
    await dialog.getByText('1 stays for another parcel').waitFor();
    expect(await accessibilityFaults(pia.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ship 2 and send the mail' }).click();
    await pia.page.getByText('The parcel has left, and its mail is written.').waitFor();
    await cold.getByText('Partly shipped').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'A part of it is on its way' }).waitFor();
    const seen = shipment(page, /^Cold packs/);
    await seen.getByText('Parcel 1').waitFor();
    await seen.getByText('111222333444').waitFor();
    await seen.getByText('Still to come').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('A shipment of your order'));
    expect(mail?.text).toContain('Still to come in this shipment: 1 × SpCas9 nuclease');
  });

  test('the rest follows, and each parcel has a mail and a packing list of its own', async () => {
    for (const [box, tracking] of [
      ['Cold packs', '555666777'],
      ['Ambient', '888999000'],
    ] as const) {
      const part = pia.page.getByRole('heading', { name: box }).locator('..');
      await part.getByRole('button', { name: 'Ship' }).click();
      const dialog = pia.page.getByRole('dialog', { name: 'Ship a parcel' });
      await dialog.getByLabel('Tracking number').fill(tracking);
      await dialog.getByRole('button', { name: /and send the mail$/ }).click();
      await dialog.waitFor({ state: 'hidden' });
      await part.getByText('Shipped', { exact: true }).first().waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { name: 'Everything is on its way' }).waitFor();
    for (const name of [
      /^Packing list, Cold packs.*, parcel 1/,
      /^Packing list, Cold packs.*, parcel 2/,
      /^Packing list, Ambient/,
    ])
      await page.getByRole('link', { name }).waitFor();
    await page.getByRole('link', { name: /^Invoice/ }).waitFor();
    const sent = (await mails()).filter(({ subject }) => subject.startsWith('A shipment of your order'));
    expect(sent).toHaveLength(3);
    expect(sent.map(({ text }) => text).join('\n')).not.toContain('vector map');
  });

  test('both boxes are delivered, and the log has who did what', async () => {
    for (const box of ['Cold packs', 'Ambient']) {
      const part = pia.page.getByRole('heading', { name: box }).locator('..');
      await part.getByRole('button', { name: 'Mark delivered' }).click();
      await part.getByText('Delivered', { exact: true }).first().waitFor();
    }
    await page.reload();
    await page.getByRole('heading', { name: 'Everything has arrived' }).waitFor();
    const log = pia.page.getByRole('region', { name: /^Log/ });
    for (const who of [/Pia/, /Alma/, /Ines/]) await log.getByText(who).first().waitFor();
  });
});
