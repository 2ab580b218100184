import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { accessibilityFaults } from './browser/axe.ts';
import type { Customer } from './browser/customer.ts';
import { holdCalls } from './browser/hold-calls.ts';
import { openDoor } from './browser/journey.ts';
import { callAs, openAccount, password } from './browser/open-account.ts';
import { openBuilder } from './browser/paste.ts';
import { nameOf, pasteRows, records, rows, saved, well } from './drafts/drafts.ts';

const newcomer = await openDoor();
const everybody: Customer[] = [];
const somebody = async (): Promise<Customer> => {
  const customer = await newcomer();
  everybody.push(customer);
  return customer;
};
afterEach(async () => {
  for (const customer of everybody.splice(0)) await customer.leave();
});

const signIn = (customer: Customer, email: string) =>
  callAs(customer, 'POST', '/account/api-login', { username: email, password });
const inAccount = async (customer: Customer): Promise<readonly { readonly name: string; readonly version: number }[]> =>
  (await callAs<{ projects: { name: string; version: number }[] }>(customer, 'GET', '/api/user/projects/')).projects;
const versionsOf = async (customer: Customer): Promise<readonly number[]> =>
  (await inAccount(customer)).map(({ version }) => version);
/** The last name too: what was typed before it may be a version of its own. */
const isInAccount = async (customer: Customer, name: string): Promise<void> =>
  await expect.poll(async () => (await inAccount(customer)).map((project) => project.name)).toEqual([name]);
const projectsPage = '/order/guide-rna/projects';
const list = (page: Page) => page.getByRole('list', { name: 'Projects' });
const signOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};

describe('a researcher finds projects wherever she signs in (PJ-1, PJ-3)', () => {
  test('also what she typed before the page knew who she is', async () => {
    const laptop = await somebody();
    await openAccount(laptop, 'Nell');
    const sayWho = await holdCalls(laptop.page, '**/api/users/me/');
    await openBuilder(laptop.page);
    await pasteRows(laptop.page, rows(2));
    await saved(laptop.page);
    sayWho();
    await laptop.page.getByText(/Draft saved in your account, \d\d:\d\d/).waitFor();
    expect(await versionsOf(laptop)).toHaveLength(1);
    // Without a network it is in the browser alone, until it comes back.
    await laptop.context.setOffline(true);
    await nameOf(laptop.page).fill('Kinase screen');
    await laptop.page.getByText(/Draft saved in this browser/).waitFor();
    await laptop.context.setOffline(false);
    await laptop.page.getByText(/Draft saved in your account/).waitFor();
    await laptop.page.goto(projectsPage);
    await laptop.page.getByText('Kept in your account').waitFor();
  });

  test('on another device; what both changed is kept twice, and what one deletes can be restored', async () => {
    const [laptop, desktop] = [await somebody(), await somebody()];
    const { email } = await openAccount(laptop, 'Nell');
    await openBuilder(laptop.page);
    await pasteRows(laptop.page, rows(2));
    await nameOf(laptop.page).fill('Kinase screen');
    await saved(laptop.page);
    await isInAccount(laptop, 'Kinase screen');

    await signIn(desktop, email);
    await desktop.page.goto(projectsPage);
    await desktop.page.getByText('Kept in your account').waitFor();
    await list(desktop.page).getByRole('link', { name: 'Kinase screen' }).click();
    await well(desktop.page, 'A02', 'guide-2').waitFor();
    const [before = 0] = await versionsOf(laptop);

    // The desktop has no network for a while, and both go on.
    await desktop.context.setOffline(true);
    await nameOf(desktop.page).fill('On the desktop');
    await expect.poll(async () => JSON.stringify(await records(desktop.page))).toContain('On the desktop');
    await nameOf(laptop.page).fill('On the laptop');
    await expect.poll(async () => (await versionsOf(laptop))[0]).toBeGreaterThan(before);
    await desktop.context.setOffline(false);
    await desktop.page
      .getByText('This project was changed on another device as well. Both versions are kept.')
      .waitFor();
    expect(await accessibilityFaults(desktop.page)).toEqual([]);
    await desktop.page.getByRole('button', { name: 'Open “On the desktop (from this browser)”' }).click();
    await desktop.page.locator('input[value="On the desktop (from this browser)"]').waitFor();
    await expect.poll(() => versionsOf(laptop)).toHaveLength(2);

    await laptop.page.goto(projectsPage);
    await list(laptop.page).getByRole('link', { name: 'On the desktop (from this browser)' }).waitFor();
    await list(laptop.page).getByRole('link', { name: 'On the laptop' }).waitFor();
    await laptop.page.getByRole('button', { name: 'Delete On the laptop' }).click();
    await laptop.page.getByRole('button', { name: 'Restore On the laptop' }).click();
    await list(laptop.page).getByRole('link', { name: 'On the laptop' }).waitFor();
    expect(await accessibilityFaults(laptop.page)).toEqual([]);
  });
});

describe('a researcher looks at her projects while another device works on them (PJ-3, PJ-9)', () => {
  test('for the first time in a browser: all of them appear together, when the account has brought them', async () => {
    const [laptop, desktop] = [await somebody(), await somebody()];
    const { email } = await openAccount(laptop, 'Nell');
    await openBuilder(laptop.page);
    await pasteRows(laptop.page, rows(2));
    await nameOf(laptop.page).fill('Kinase screen');
    await saved(laptop.page);
    await isInAccount(laptop, 'Kinase screen');

    await signIn(desktop, email);
    const { page } = desktop;
    const answer = await holdCalls(page, '**/api/user/projects/**');
    await page.goto('/projects');
    await page.getByText('kept in your account').waitFor();
    expect(await page.getByRole('status', { name: 'Reading the projects' }).count()).toBe(5);
    expect(await page.getByText('No projects yet.').count()).toBe(0);
    answer();
    await page.getByRole('link', { name: 'Kinase screen' }).waitFor();
    await expect.poll(() => page.getByText('No projects yet.').count()).toBe(4);
    expect(await page.getByRole('status', { name: 'Reading the projects' }).count()).toBe(0);
  });

  test('the list of every product and an untouched project show it without being asked', async () => {
    const [laptop, desktop] = [await somebody(), await somebody()];
    const { email } = await openAccount(laptop, 'Nell');
    await openBuilder(laptop.page);
    await pasteRows(laptop.page, rows(2));
    await nameOf(laptop.page).fill('Kinase screen');
    await saved(laptop.page);
    await isInAccount(laptop, 'Kinase screen');
    const rename = async (name: string) => {
      const [before = 0] = await versionsOf(laptop);
      await nameOf(laptop.page).fill(name);
      await expect.poll(async () => (await versionsOf(laptop))[0]).toBeGreaterThan(before);
    };

    const { page } = desktop;
    await page.clock.install();
    await signIn(desktop, email);
    await page.goto('/');
    // The search finds what this browser does not have yet, and leads to the list that fetches it (PJ-3).
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('kinase');
    await page.getByRole('option', { name: /^Project\s*Kinase screen.*kept in your account/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nell Vale' }).click();
    await page.getByRole('link', { name: 'Projects' }).click();
    const guides = page.getByRole('list', { name: 'Guide RNA projects' });
    await guides.getByRole('link', { name: 'Kinase screen' }).waitFor();
    await page.getByRole('region', { name: 'Gene libraries' }).getByText('No projects yet.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await rename('Kinase screen, round two');
    await page.clock.fastForward('01:00');
    await guides.getByRole('link', { name: 'Kinase screen, round two' }).click();
    await well(page, 'A02', 'guide-2').waitFor();
    await rename('Kinase screen, round three');
    await page.clock.fastForward('01:00');
    await page.locator('input[value="Kinase screen, round three"]').waitFor();
    expect(await versionsOf(desktop)).toHaveLength(1);
  });
});

describe('a researcher signs in and out in a browser that others use (PJ-6)', () => {
  test('what was made before moves over by choice, goes with her, and no other account sees it', async () => {
    const customer = await somebody();
    const { page } = customer;
    await openBuilder(page);
    await pasteRows(page, rows(2));
    await nameOf(page).fill('Before I signed in');
    await saved(page);
    const { email } = await openAccount(customer, 'Nell');
    await page.goto(projectsPage);
    await page.getByText('1 project is in this browser only:').waitFor();
    expect(await versionsOf(customer)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move to my account' }).click();
    await page.getByText('1 project is in this browser only:').waitFor({ state: 'detached' });
    expect(await versionsOf(customer)).toEqual([1]);

    // What cannot be sent is asked about.
    await list(page).getByRole('link', { name: 'Before I signed in' }).click();
    await well(page, 'A02', 'guide-2').waitFor();
    await page.route('**/api/user/projects/*/', (route) => route.abort());
    await pasteRows(page, rows(3, 10));
    await saved(page);
    await signOut(page, 'Nell Vale');
    await page.getByText('1 project could not be saved in your account:').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unroute('**/api/user/projects/*/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('/');
    expect(await records(page)).toEqual([]);

    await page.goto(projectsPage);
    await page.getByText('No projects yet.').waitFor();
    await openAccount(customer, 'Otto');
    await page.goto(projectsPage);
    await page.getByText('Kept in your account').waitFor();
    await page.getByText('No projects yet.').waitFor();
    await signOut(page, 'Otto Vale');
    await page.waitForURL('/');

    await signIn(customer, email);
    await page.goto(projectsPage);
    await list(page).getByText('3 guides on 1 plate').waitFor();
  });
});
