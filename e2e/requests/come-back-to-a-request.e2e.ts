import { describe, expect, test } from 'vitest';
import { expectToBeUsable } from '../browser/can-be-used-as-it-stands.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount } from '../browser/open-account.ts';
import { signInAsStaff } from '../office/staff.ts';
import { formHas } from './fill-in-a-request.ts';
import { sendRequest } from './send-request.ts';

const { customer, page, newcomer } = await startJourney();

/** The page of a request says where it stands, and another one is made of it (RQ-2, RQ-22, RQ-25). */
describe('somebody comes back to a request', () => {
  let sent: Awaited<ReturnType<typeof sendRequest>>;

  test('and reads first what comes next, then what happened and what is still to come', async () => {
    await openAccount(customer, 'Lin');
    sent = await sendRequest(customer);
    await page.goto(`/account/requests/detail?request=${sent.id}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: /takes it up$/ }).waitFor();
    await page.getByText('Sales takes it up, next').waitFor();
    const sam = await newcomer();
    await signInAsStaff(sam, 'sam');
    const { version } = await callAs<{ version: number }>(sam, 'GET', `/api/staff/requests/${sent.id}/`);
    const question = { version, text: 'Which passage?', kind: 'question' };
    await callAs(sam, 'POST', `/api/staff/requests/${sent.id}/messages/`, question);
    await sam.leave();
    await page.reload();
    await page.getByRole('heading', { name: /waits for your answer$/ }).waitFor();
    await page.getByText('Your answer, next').waitFor();
    await expectToBeUsable(page, 'a request with its steps');
  });

  test('and prints it, without what is pressed', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText('Forty plates in twelve parts').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  });

  test('and copies it to a new one: the form is filled in, and stays so over a reload', async () => {
    await page.getByRole('link', { name: 'Copy to a new request' }).click();
    await formHas(page, 'Guides for a year');
    expect(await page.getByLabel('The idea').inputValue()).toBe('Forty plates in twelve parts');
    await page.getByLabel('Short title').fill('Guides for another year');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cutsite-request-draft')))
      .toContain('Guides for another year');
    await page.reload();
    await formHas(page, 'Guides for another year');
  });

  test('and where another is being written, is asked; what gave way is brought back', async () => {
    await page.goto('/requests', { waitUntil: 'networkidle' });
    await formHas(page, 'Guides for another year');
    await page.getByLabel('Short title').fill('Begun before');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cutsite-request-draft')))
      .toContain('Begun before');
    const second = await sendRequest(customer);
    await page.goto(`/requests?copy=${second.id}`);
    await page.getByText(`Copying ${second.number} replaces your draft`).waitFor();
    expect(await page.getByLabel('Short title').inputValue()).toBe('Begun before');
    await expectToBeUsable(page, 'a copy that is asked about');
    await page.getByRole('button', { name: `Copy ${second.number}` }).click();
    await formHas(page, 'Guides for a year');
    await page.reload();
    await page.getByText('Your draft from before the copy is saved: Begun before.').waitFor();
    await page.getByRole('button', { name: 'Restore it' }).click();
    await formHas(page, 'Begun before');
  });
});
