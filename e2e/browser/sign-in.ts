import type { Page } from 'playwright-core';
import { password } from './open-account.ts';

/**
 * Signs in with the form that the page, or the dialog on it, shows: a demo account, unless another password is given.
 */
export const signInByForm = async (page: Page, email: string, secret = 'guide-the-cut'): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Sign in', exact: true })
    .click();
};

/** Signs Rosa of the demo in on the page for it, and waits until the page knows her. */
export const signInAsRosa = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await signInByForm(page, 'rosa@helixlab.example');
  await page
    .getByRole('link', { name: /Rosa/ })
    .or(page.getByRole('button', { name: /Rosa/ }))
    .first()
    .waitFor();
};

/** Asks for the cart, signs in because it is asked to, and is at the cart when this ends. */
export const signInOnTheWayToTheCart = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog', { name: 'Sign in to add to the cart' }).waitFor();
  await signInByForm(page, email, password);
  await page.waitForURL('**/cart');
};
