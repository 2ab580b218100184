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
