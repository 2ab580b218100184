import type { Page } from 'playwright-core';

/** Signs a demo account in with the form that the page, or the dialog on it, shows. */
export const signInByForm = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('guide-the-cut');
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
