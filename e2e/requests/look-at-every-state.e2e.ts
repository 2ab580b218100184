import { describe, test } from 'vitest';
import { expectToBeUsable } from '../browser/can-be-used-as-it-stands.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs, openAccount } from '../browser/open-account.ts';
import { signInAsStaff } from '../office/staff.ts';
import { sendRequest } from './send-request.ts';

const { customer, page, newcomer } = await startJourney();
const question = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
const line = {
  text: 'GFP at LMNB1, two clones',
  details: 'N-terminus',
  amount: 2,
  unit: 'clones',
  unit_price: '4250.00',
};
const made = { temperature: 'dry_ice', making_days: 60, needs_review: false, restricted_countries: [] };

/** Every screen of guided edit and requests, wide and on a phone, light and dark (RQ-18, RQ-20, RQ-27 to RQ-30). */
describe('guided edit', () => {
  test('shows its first question, one that is chosen, one that is typed, all answers, and a destination', async () => {
    await page.goto('/guided-edit', { waitUntil: 'networkidle' });
    await question('What is the aim?');
    await expectToBeUsable(page, 'the first question');
    await page.getByRole('radio', { name: /^Put something in/ }).check();
    await expectToBeUsable(page, 'a question that is answered');
    await page.getByRole('button', { name: 'Next' }).click();
    await question('Which organism?');
    await expectToBeUsable(page, 'a question with an answer before it');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).click();
    await question('Which gene?');
    await expectToBeUsable(page, 'a question that is typed');
    await page.getByRole('textbox', { name: 'Which gene?' }).fill('LMNB1');
    await page.getByRole('button', { name: 'Next' }).click();
    await question('In which cells?');
    await page.getByRole('button', { name: 'Not known yet' }).click();
    await question('Your answers');
    await expectToBeUsable(page, 'all answers');
    await page.getByRole('button', { name: 'Show what fits' }).click();
    await question('Ask for a knock-in');
    await expectToBeUsable(page, 'a destination');
  });

  test('and is begun anew, with nothing left of the answers', async () => {
    await page.getByRole('button', { name: 'Change answers' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await question('What is the aim?');
    await page.getByText('None yet.').waitFor();
    await expectToBeUsable(page, 'begun anew');
  });
});

describe('requests', () => {
  test('are none yet, or are listed with what they wait for', async () => {
    await openAccount(customer, 'Mira');
    await page.goto('/account/requests', { waitUntil: 'networkidle' });
    await expectToBeUsable(page, 'no request yet');
    await sendRequest(customer);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^R-/ }).waitFor();
    await expectToBeUsable(page, 'a list of requests');
  });

  test('with faults lead to each of them', async () => {
    await page.goto('/requests?type=base_editing', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText('fields to complete').waitFor();
    await expectToBeUsable(page, 'a form with faults');
  });

  test('that are answered and quoted show the thread and the quote, on both sides', async () => {
    const { id } = await sendRequest(customer);
    const sam = await newcomer();
    await signInAsStaff(sam, 'sam');
    const version = async () => (await callAs<{ version: number }>(sam, 'GET', `/api/staff/requests/${id}/`)).version;
    const question = { version: await version(), text: 'Which passage?', kind: 'question' };
    await callAs(sam, 'POST', `/api/staff/requests/${id}/messages/`, question);
    await page.goto(`/account/requests/detail?request=${id}`, { waitUntil: 'networkidle' });
    await page.getByText('Which passage?').waitFor();
    await expectToBeUsable(page, 'a request that waits for its customer');
    const quote = {
      version: await version(),
      text: 'As we spoke.',
      reason: 'The list.',
      lines: [{ ...line, ...made }],
    };
    await callAs(sam, 'POST', `/api/staff/requests/${id}/quote/`, quote);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('$8,500.00').waitFor();
    await expectToBeUsable(page, 'a request that is quoted');
    await page.getByRole('link', { name: 'See or order the quote' }).click();
    await page.getByRole('heading', { name: /^Quote Q-/ }).waitFor();
    await page.getByText('it can be cancelled until its production begins').waitFor();
    await expectToBeUsable(page, 'the quote');
    await sam.page.goto(`/office/requests/${id}`, { waitUntil: 'networkidle' });
    await sam.page.getByText('As we spoke.').waitFor();
    await sam.leave();
  });
});
