import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs } from './browser/open-account.ts';
import { checkOut, choosePayment, mailsTo, orderPlaced } from './browser/ready-to-pay.ts';

const { customer, page } = await startJourney();

const rosa = { username: 'rosa@helixlab.example', password: 'guide-the-cut' };

/** From a blanket purchase order, whose balance is drawn down (ruling 18). */
describe('a researcher pays from a blanket purchase order', () => {
  let left = 0;
  const balanceOf = async (number: string): Promise<number> => {
    const all = await callAs<{ number: string; balance: string }[]>(
      customer,
      'GET',
      '/api/user/blanket_purchase_orders/',
    );
    return Number(all.find((one) => one.number === number)?.balance);
  };

  test('sees what is left of each, and why one of them cannot pay', async () => {
    await callAs(customer, 'POST', '/account/api-login', rosa);
    left = await balanceOf('BPO-HELIX-2026');
    const id = await checkOut(customer);
    await choosePayment(customer, id, 'Blanket purchase order');
    expect(await page.getByRole('radio', { name: /^BPO-HELIX-2026/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /BPO-HELIX-PILOT/ }).isDisabled()).toBe(true);
    await page.getByText(/short for this order/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('places the order, and the balance is lower', async () => {
    await page.getByRole('checkbox', { name: /terms of sale/ }).check();
    await page.getByRole('button', { name: /^Draw \$/ }).click();
    const number = await orderPlaced(customer);
    expect(await mailsTo(customer, rosa.username)).toContainEqual(expect.stringContaining(number));
    expect(await balanceOf('BPO-HELIX-2026')).toBeLessThan(left);
  });
});
