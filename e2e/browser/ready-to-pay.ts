import { anAddress } from './an-address.ts';
import type { Customer } from './customer.ts';
import { callAs, fillCart, openAccount, tubeItem } from './open-account.ts';

const address = anAddress('Mirela', 'Anand');

/** Fills the cart of the signed-in customer, and goes through the checkout up to the payment, without the screens. */
export const checkOut = async (customer: Customer, ...items: readonly object[]): Promise<string> => {
  const id = await fillCart(customer, ...(items.length === 0 ? [tubeItem('paid-g1')] : items));
  await chooseDelivery(customer, id, 'standard');
  return id;
};

/** Says where the order of a cart goes and how it is shipped, without the screens. */
export const chooseDelivery = async (customer: Customer, id: string, method: 'standard' | 'express'): Promise<void> => {
  for (const address_type of ['shipping', 'billing']) {
    await callAs(customer, 'POST', `/api/order/update-address/${id}/`, { address_type, address });
  }
  await callAs(customer, 'POST', `/api/order/${id}/update-shipping-method/`, { shipping_method: method });
};

/** A new customer who has only to pay: where their order is, and where their mail goes. */
export const readyToPay = async (
  customer: Customer,
  firstName: string,
): Promise<{ readonly id: string; readonly email: string }> => {
  const { email } = await openAccount(customer, firstName);
  return { id: await checkOut(customer), email };
};

/** Opens the payment of an order and chooses a way to pay. */
export const choosePayment = async ({ page }: Customer, id: string, way: string): Promise<void> => {
  await page.goto(`/checkout?order=${id}`);
  await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
  await page.getByRole('radio', { name: way }).check();
};

/** Waits until the order is placed; its number. */
export const orderPlaced = async ({ page }: Customer): Promise<string> => {
  await page.waitForURL('**/checkout/confirm?order=*');
  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
  return page.getByText(/^CS-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
};

/** The subjects of the mails to an address, by the outbox of the demo. */
export const mailsTo = async (customer: Customer, email: string): Promise<string[]> => {
  const mails = await callAs<{ subject: string }[]>(
    customer,
    'GET',
    `/api/demo/outbox/?to=${encodeURIComponent(email)}`,
  );
  return mails.map(({ subject }) => subject);
};
