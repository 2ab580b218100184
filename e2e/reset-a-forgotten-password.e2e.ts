import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount } from './browser/open-account.ts';

const { customer, page, newcomer } = await startJourney();

let email = '';
const newPassword = 'guides in the freezer';

/** Where the latest mail leads. */
async function linkInMail(): Promise<string> {
  const outbox = `/api/demo/outbox/?to=${encodeURIComponent(email)}`;
  const [mail] = await callAs<{ subject: string; links: string[] }[]>(customer, 'GET', outbox);
  expect(mail?.subject).toBe('Choose a new password');
  return mail?.links[0] ?? '';
}

/** What is read next has the focus: a refused field, or the title of what came in place of the form (WB-29). */
const hasFocus = async (what: Locator) =>
  await expect.poll(() => what.evaluate((element) => element === document.activeElement)).toBe(true);

/** A forgotten password (AC-20, AC-23, AC-31, AC-32; promises A3 to A5). */
describe('a customer who has forgotten the password', () => {
  test('opens an account and stays signed in at home', async () => {
    ({ email } = await openAccount(customer, 'Wanda'));
    await page.goto('/account');
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  });

  test('asks for a mail in another browser, and learns nothing about whether there is an account', async () => {
    const elsewhere = await newcomer({ width: 390, height: 844, colorScheme: 'dark' });
    await elsewhere.page.goto('/sign-in');
    await elsewhere.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await elsewhere.page.getByLabel('E-mail address').fill('no address');
    await elsewhere.page.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.page.getByText('Please enter a valid e-mail address.').waitFor();
    await hasFocus(elsewhere.page.getByLabel('E-mail address'));
    await elsewhere.page.getByLabel('E-mail address').fill(email);
    await elsewhere.page.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.page.getByText(`If ${email} has an account`).waitFor();
    await hasFocus(elsewhere.page.getByRole('heading', { name: 'Check your mail' }));
    expect(await accessibilityFaults(elsewhere.page)).toEqual([]);
  });

  test('chooses a new password; one that is too easy is refused and can be corrected', async () => {
    const elsewhere = await newcomer();
    const link = await linkInMail();
    await elsewhere.page.goto(link);
    await elsewhere.page.getByLabel('New password').fill('password');
    // The secret is no longer in the address, where a screen or a bookmark would show it.
    await elsewhere.page.waitForURL('**/reset-password');
    await elsewhere.page.getByRole('button', { name: 'Set the new password' }).click();
    await elsewhere.page.getByText('This password is too easy to guess.').waitFor();
    await hasFocus(elsewhere.page.getByLabel('New password'));
    await elsewhere.page.reload();
    await elsewhere.page.getByLabel('New password').fill(newPassword);
    await elsewhere.page.getByRole('button', { name: 'Set the new password' }).click();
    await hasFocus(elsewhere.page.getByRole('heading', { name: 'Your password was changed' }));
    expect(await accessibilityFaults(elsewhere.page)).toEqual([]);

    const late = await newcomer();
    await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });

  test('was signed out at home, and signs in with the new one', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(newPassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
  });
});
