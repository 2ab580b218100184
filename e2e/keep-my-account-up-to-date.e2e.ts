import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import { startJourney } from './browser/journey.ts';
import { callAs, openAccount, password } from './browser/open-account.ts';

const { customer, page, newcomer } = await startJourney();

let oldEmail = '';
const newEmail = `moved-${Date.now()}@institute.example`;

/** The profile (AC-29), a new password (AC-31), and sessions listed and ended (promise A5). */
describe('a customer who moves to another institute', () => {
  test('changes the profile, and a name that is missing is named at its field', async () => {
    ({ email: oldEmail } = await openAccount(customer, 'Mona'));
    await page.goto('/account');
    await page.getByLabel('Last name').fill('');
    // A form that is as wide as a wide window is tiring to read.
    const form = await page.getByRole('region', { name: 'Your details' }).boundingBox();
    expect(form?.width).toBeLessThanOrEqual(760);
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Last name is required.').waitFor();
    await page.getByLabel('Last name').fill('Moved');
    await page.getByLabel('Company or institution').fill('New Institute');
    await page.getByLabel('E-mail address', { exact: true }).fill(newEmail);
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Enter your current password to change the e-mail address.').waitFor();
    await page.getByLabel('Current password, to change the address').fill(password);
    const typed = page.getByLabel('Current password, to change the address');
    expect(await typed.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show current password, to change the address' }).click();
    await expect.poll(() => typed.getAttribute('type')).toBe('text');
    expect(await typed.inputValue()).toBe(password);
    await page.getByRole('button', { name: 'Hide current password, to change the address' }).click();
    await expect.poll(() => typed.getAttribute('type')).toBe('password');
    expect(await page.getByLabel('Company or institution').inputValue()).toBe('New Institute');
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText(`Waiting for the link in the mail to ${newEmail}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test.each([1440, 1024, 390])('finds all of “Sign out” in the menu of the account, %i wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: /Mona/ }).first().click();
    const item = page
      .getByRole('link', { name: 'Sign out' })
      .or(page.getByRole('button', { name: 'Sign out', exact: true }));
    await item.first().waitFor();
    // The words and not only their box: nothing of them is cut, and nothing lies over them.
    const seen = await item.first().evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const ends = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return left >= 0 && right <= innerWidth && ends.every((hit) => hit !== null && element.contains(hit));
    });
    expect(seen).toBe(true);
    await page.keyboard.press('Escape');
    // A long name gives way; the menu beside it stays in view.
    const pageWidth = await page.evaluate(() => {
      for (const { firstChild } of document.querySelectorAll("header [data-visitor='name']"))
        if (firstChild !== null) firstChild.nodeValue = 'Mona Lindqvist-Bergström';
      return document.documentElement.scrollWidth;
    });
    expect(pageWidth).toBeLessThanOrEqual(width);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('is asked for marketing consent, which is not given before', async () => {
    const box = page.getByLabel('Share with this store’s marketing service');
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await page.getByRole('button', { name: 'Save the profile' }).click();
    await page.getByText('Saved.').waitFor();
    await page.reload();
    await page.getByLabel('Share with this store’s marketing service').and(page.locator(':checked')).waitFor();
  });

  test('follows the link in the mail to the new address, which counts from then on', async () => {
    const mailbox = await newcomer();
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(newEmail)}`;
    const [mail] = await callAs<{ links: string[] }[]>(customer, 'GET', outbox);
    await mailbox.page.goto(mail?.links[0] ?? '');
    await mailbox.page.getByRole('heading', { name: 'Verified' }).waitFor();
    await page.reload();
    await page.getByText('We start using a new address once').waitFor();
    expect(await page.getByLabel('E-mail address', { exact: true }).inputValue()).toBe(newEmail);
    // The link opens no session where it is opened.
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

  test('takes the old address back by the link in the mail to it, and chooses a new password (AC-36)', async () => {
    const outbox = `/api/demo/outbox/?to=${encodeURIComponent(oldEmail)}`;
    const mails = await callAs<{ links: string[] }[]>(customer, 'GET', outbox);
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/take-back-email')) ?? '';
    const owner = await newcomer({ width: 390, height: 844, colorScheme: 'dark' });
    await owner.page.goto(link);
    await owner.page.getByRole('heading', { name: 'Take your address back' }).waitFor();
    expect(await accessibilityFaults(owner.page)).toEqual([]);
    await owner.page.getByRole('button', { name: 'Take my address back' }).click();
    await owner.page.getByRole('heading', { name: 'Your address is back' }).waitFor();
    expect(await accessibilityFaults(owner.page)).toEqual([]);
    // The link works once, and says so.
    const late = await newcomer();
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Take my address back' }).click();
    await late.page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();

    await owner.page.getByRole('link', { name: 'Choose a new password' }).click();
    await owner.page.getByLabel('New password').fill('tubes in the sunlight');
    await owner.page.getByRole('button', { name: 'Set the new password' }).click();
    await owner.page.getByText('Your password was changed').waitFor();
    await owner.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await owner.page.getByLabel('E-mail address').fill(oldEmail);
    await owner.page.getByLabel('Password', { exact: true }).fill('tubes in the sunlight');
    await owner.page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await owner.page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    await owner.page.goto('/account');
    const details = owner.page.getByRole('region', { name: 'Your details' });
    expect(await details.getByLabel('E-mail address', { exact: true }).inputValue()).toBe(oldEmail);
    // The browser that changed it is signed out.
    await page.goto('/account');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });
});
