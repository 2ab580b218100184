import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount, password } from './browser/open-account.ts';

const { customer, page, newcomer } = await startJourney();

const newEmail = `moved-${Date.now()}@institute.example`;

/** The profile (AC-29), a new password (AC-31), and sessions listed and ended (promise A5). */
describe('a customer who moves to another institute', () => {
  test('changes the profile, and a name that is missing is named at its field', async () => {
    await openAccount(customer, 'Mona');
    await page.goto('/account');
    await page.getByLabel('Last name').fill('');
    // A form that is as wide as a wide window is tiring to read.
    const form = await page.getByRole('region', { name: 'Your details' }).boundingBox();
    expect(form?.width).toBeLessThanOrEqual(760);
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Last name is required.').waitFor();
    await page.getByLabel('Last name').fill('Moved');
    await page.getByLabel('Company or institution').fill('New Institute');
    await page.getByLabel('E-mail address').fill(newEmail);
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Enter your current password to change the e-mail address.').waitFor();
    await page.getByLabel('Current password, to change the address').fill(password);
    await page.getByRole('button', { name: 'Show current password, to change the address' }).click();
    expect(await page.getByLabel('Company or institution').inputValue()).toBe('New Institute');
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText(`Waiting for the link in the mail to ${newEmail}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is asked whether marketing may be told, and has agreed to nothing before', async () => {
    const box = page.getByLabel('Tell the marketing service');
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await page.getByLabel('Tell the marketing service').and(page.locator(':checked')).waitFor();
  });

  test('follows the link in the mail to the new address, which counts from then on', async () => {
    const mailbox = await newcomer();
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(newEmail)}`;
    const [mail] = await callAs<{ links: string[] }[]>(customer, 'GET', outbox);
    await mailbox.page.goto(mail?.links[0] ?? '');
    await mailbox.page.getByRole('heading', { name: 'Verified' }).waitFor();
    await page.reload();
    await page.getByText('We start using a new address once').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(newEmail);
    // The link signs nobody in where it is opened.
    await mailbox.page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor();
  });

  test('signs a forgotten browser out, and changes the password', async () => {
    const lab = await newcomer();
    await lab.page.goto('/sign-in');
    await lab.page.getByLabel('E-mail address').fill(newEmail);
    await lab.page.getByLabel('Password').fill(password);
    await lab.page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await lab.page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
    await lab.page.goto('/account');
    await lab.page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).waitFor();

    await page.getByLabel('Current password').fill('wrong horse');
    await page.getByLabel('New password').fill('guides in the freezer');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The current password is not correct.').waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Your password was changed').waitFor();
  });
});
