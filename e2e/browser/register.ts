import type { Locator } from 'playwright-core';
import type { Customer } from './customer.ts';
import { password } from './open-account.ts';

/** Fills in the form that opens an account, and sends it. */
const sendRegistration = async (form: Locator, firstName: string, email: string): Promise<void> => {
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill('Vale');
  await form.getByLabel('Company or institution').fill('Vale Lab');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await form.getByText('Waiting for the verification link').waitFor();
};

/** Follows the link of the mail in another window, as mail programs open it. */
const followVerificationLink = async ({ context }: Customer, email: string): Promise<void> => {
  const mails = await context.newPage();
  await mails.goto(`/demo/outbox?to=${encodeURIComponent(email)}`);
  await mails.getByRole('link', { name: 'Open /verify-email' }).click();
  await mails.getByRole('heading', { name: 'Verified' }).waitFor();
  await mails.close();
};

/** Asks for the cart, opens an account because it is asked to, and is at the cart when this ends. */
export const registerOnTheWayToTheCart = async (
  customer: Customer,
  firstName: string,
  email: string,
  button = 'Add to cart',
): Promise<void> => {
  const { page } = customer;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: /to add to the cart$/ });
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await sendRegistration(dialog, firstName, email);
  await followVerificationLink(customer, email);
  await page.waitForURL('**/cart');
};
