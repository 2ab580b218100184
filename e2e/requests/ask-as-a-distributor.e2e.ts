import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import type { Customer } from '../browser/customer.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { signInAsStaff } from '../office/staff.ts';

const { customer, page, newcomer } = await startJourney();
const title = `Plates for resale ${randomUUID().slice(0, 8)}`;

const signInAs = (somebody: Customer) =>
  callAs(somebody, 'POST', '/account/api-login', { username: 'dina@reagents.example', password: 'guide-the-cut' });

test('a distributor asks for a yearly supply, kept with the account on the way (RQ-1, RQ-2, RQ-27)', async () => {
  await signInAs(customer);
  await page.goto('/requests?type=bulk', { waitUntil: 'networkidle' });
  await page
    .getByRole('radio', { name: /^Bulk supply/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page
    .getByRole('textbox', { name: /^Product or catalogue number/ })
    .first()
    .fill('sgRNA, 96 wells');
  await page
    .getByRole('textbox', { name: /^Amount/ })
    .first()
    .fill('40');
  await page.getByRole('combobox', { name: /^Unit/ }).first().selectOption('plates');
  await page.getByLabel('Deliveries').selectOption('quarterly');
  await page.getByLabel('For how long').fill('12');
  await page.getByLabel('Grade').selectOption('research');
  await page.getByRole('checkbox', { name: 'For resale by a distributor' }).check();
  await page.getByLabel('Short title').fill(title);
  await page.getByLabel('What it should do for you at the end').fill('Stock for six institutes');
  await page.getByLabel('Use', { exact: true }).selectOption('research');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText(/^Kept in this browser and with your account, \d\d:\d\d\.$/).waitFor();
  interface Kept {
    readonly kept: { readonly draft: { readonly parent: { readonly title?: string } } } | null;
  }
  const keptTitle = async () =>
    (await callAs<Kept>(customer, 'GET', '/api/user/request-draft/')).kept?.draft.parent.title;
  await expect.poll(keptTitle, { timeout: 20_000 }).toBe(title);
  const elsewhere = await newcomer();
  await signInAs(elsewhere);
  await elsewhere.page.goto('/requests', { waitUntil: 'networkidle' });
  await elsewhere.page.waitForFunction(
    (typed) => document.querySelector<HTMLInputElement>('#parent-title')?.value === typed,
    title,
  );
  await elsewhere.leave();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();
  await page.getByRole('link', { name: /^Open R-/ }).click();
  await page.getByText('For resale by a distributor').waitFor();
  const id = new URL(page.url()).searchParams.get('request') ?? '';
  const sam = await newcomer();
  await signInAsStaff(sam, 'sam');
  await sam.page.goto(`/office/requests/${id}`);
  await sam.page.getByRole('heading', { name: new RegExp(title) }).waitFor();
  await sam.page.getByText('For resale by a distributor').waitFor();
  await sam.page.getByText('dina@reagents.example').waitFor();
  expect(await accessibilityFaults(sam.page)).toEqual([]);
  await sam.leave();
  // One account of the demo has at most ten open requests, and journeys share it.
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await page.goto('/account/requests');
  await page.getByText(title).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
