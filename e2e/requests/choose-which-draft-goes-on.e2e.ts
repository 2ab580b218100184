import { describe, expect, test } from 'vitest';
import { expectToBeUsable } from '../browser/can-be-used-as-it-stands.ts';
import type { Customer } from '../browser/customer.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount, password } from '../browser/open-account.ts';

const { customer, page, newcomer } = await startJourney();

interface Kept {
  readonly kept: { readonly draft: { readonly parent: { readonly title?: string } } } | null;
}
const titleOfAccount = async (somebody: Customer) =>
  (await callAs<Kept>(somebody, 'GET', '/api/user/request-draft/')).kept?.draft.parent.title;

/** Types the title, which the browser keeps. */
async function typeTitle({ page: form }: Customer, title: string): Promise<void> {
  await form.getByLabel('Short title').fill(title);
  await expect.poll(() => form.evaluate(() => localStorage.getItem('cutsite-request-draft'))).toContain(title);
}

/** A browser in which a request was begun signed out, and whose visitor has signed in since. */
async function begunElsewhere(email: string, title: string): Promise<Customer> {
  const elsewhere = await newcomer();
  await elsewhere.page.goto('/requests?type=bulk', { waitUntil: 'networkidle' });
  await typeTitle(elsewhere, title);
  await callAs(elsewhere, 'POST', '/account/api-login', { username: email, password });
  await elsewhere.page.reload({ waitUntil: 'networkidle' });
  await elsewhere.page.getByText('Your account has another draft').waitFor();
  return elsewhere;
}

/** The browser has one request that is being written and the account another one: which goes on is asked (RQ-2). */
describe('two requests that are being written', () => {
  let email: string;

  test('stand there both: nothing is written over before somebody has chosen', async () => {
    ({ email } = await openAccount(customer, 'Oda'));
    await page.goto('/requests?type=partnership', { waitUntil: 'networkidle' });
    await typeTitle(customer, 'From the office');
    await expect.poll(() => titleOfAccount(customer), { timeout: 20_000 }).toBe('From the office');
    const train = await begunElsewhere(email, 'From the train');
    await train.page.getByText('(From the office)').waitFor();
    await expectToBeUsable(train.page, 'two drafts');
    await train.page.getByLabel('What it should do for you at the end').fill('Typed before the choice');
    expect(await train.page.getByLabel('Short title').inputValue()).toBe('From the train');
    expect(await titleOfAccount(customer)).toBe('From the office');
    await train.page.getByRole('button', { name: 'Keep this one' }).click();
    await expect.poll(() => titleOfAccount(train), { timeout: 20_000 }).toBe('From the train');
    const aim = train.page.getByLabel('What it should do for you at the end');
    expect(await aim.inputValue()).toBe('Typed before the choice');
    await train.leave();
  });

  test('or the one of the account goes on, with its kind and its answers', async () => {
    const bench = await begunElsewhere(email, 'From the bench');
    await bench.page.getByText('(From the train)').waitFor();
    await bench.page.getByRole('button', { name: 'Use that draft' }).click();
    await bench.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#parent-title')?.value === 'From the train',
    );
    const aim = bench.page.getByLabel('What it should do for you at the end');
    expect(await aim.inputValue()).toBe('Typed before the choice');
    await bench.page.reload({ waitUntil: 'networkidle' });
    await bench.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#parent-title')?.value === 'From the train',
    );
    expect(await bench.page.getByText('Your account has another draft').count()).toBe(0);
    expect(await titleOfAccount(bench)).toBe('From the train');
    await bench.leave();
  });
});
