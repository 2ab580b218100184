import { expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';

const { page, newcomer } = await startJourney();
const question = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

test('by keyboard alone, over a reload, to a knockout pool (RQ-17 to RQ-20)', async () => {
  await page.goto('/guided-edit', { waitUntil: 'networkidle' });
  await question('What is the aim?');
  // A number that is typed into the search is a word there, and no answer.
  await page.keyboard.press('/');
  const search = page
    .getByRole('combobox', { name: /Search/ })
    .or(page.getByRole('searchbox'))
    .first();
  await search.waitFor();
  await page.keyboard.type('MLH1');
  await expect.poll(() => search.inputValue()).toBe('MLH1');
  await page.keyboard.press('Escape');
  // The next key belongs to the page, also before that is drawn again.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await search.waitFor({ state: 'hidden' });
  expect(await page.locator('main :checked').count()).toBe(0);
  for (const next of ['Which organism?', 'Which gene?']) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await question(next);
  }
  await page.reload();
  await question('Which gene?');
  await page.getByRole('textbox').fill('p53');
  await page.getByText('ENSG00000141510').waitFor();
  await page.getByRole('textbox').fill('PTEN');
  await page.getByText('ENSG00000171862').waitFor();
  await page.keyboard.press('Enter');
  await question('In which cells?');
  await page.getByRole('textbox').fill('K562');
  await page.getByRole('status').getByText('K-562').waitFor();
  await page.getByRole('textbox').fill('WTC-11');
  await page.keyboard.press('Enter');
  await question('Who will edit the cells?');
  for (const [key, next] of [
    ['1', 'Do you have guide sequences?'],
    ['2', 'One genotype, or a mix?'],
    ['1', 'Your answers'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await question(next);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await question('Knockout cell pool');
  await page.getByText('What fits: PTEN, human, in WTC-11').waitFor();
  await page.getByText('30 working days').first().waitFor();
  await page.getByText(/^from \$[\d,.]+ a pool$/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('Back goes a question back, and a reload stays at it (RQ-20)', async () => {
  await page.goBack();
  await question('Your answers');
  await page.goBack();
  await question('One genotype, or a mix?');
  expect(await page.getByRole('radio', { name: 'A mix is fine for now' }).isChecked()).toBe(true);
  await page.reload();
  await question('One genotype, or a mix?');
  await page.goForward();
  await page.goForward();
  await question('Knockout cell pool');
});

test('who comes back is told where they were, and what is kept of when', async () => {
  await page.goto('/guided-edit');
  await page.getByText('You had answered all questions. Your answers are kept from').waitFor();
  await page.getByText('7 answers kept').waitFor();
});

test('a colleague sees the answers by a link, and keeps their own (RQ-19)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await page.getByRole('button', { name: 'Copy a link for a colleague' }).click();
  await page.getByText('Whoever opens the link sees these answers.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: colleague } = await newcomer();
  await colleague.goto('/guided-edit', { waitUntil: 'networkidle' });
  await colleague.getByText('Something else').click();
  await colleague.getByRole('button', { name: 'Next' }).click();
  await colleague.getByRole('heading', { name: 'What is it about?' }).waitFor();
  await colleague.goto(link, { waitUntil: 'networkidle' });
  await colleague.getByRole('heading', { name: 'Knockout cell pool', level: 2 }).waitFor();
  await colleague.getByText('What fits: PTEN, human, in WTC-11').waitFor();
  await colleague.getByRole('button', { name: 'Change answers' }).click();
  await colleague.getByRole('button', { name: 'Change: One genotype, or a mix?' }).click();
  await colleague.getByText('One genotype', { exact: true }).click();
  await colleague.getByRole('button', { name: 'Next' }).click();
  await colleague.getByRole('button', { name: 'Show what fits' }).click();
  await colleague.getByRole('heading', { name: 'Knockout cell clone', level: 2 }).waitFor();
  await colleague.reload();
  await colleague.getByRole('heading', { name: 'Knockout cell clone', level: 2 }).waitFor();
  await colleague.getByRole('button', { name: 'Back to your own' }).click();
  await colleague.getByRole('heading', { name: 'What is it about?' }).waitFor();
});

test('another aim, on a phone, opens a request with the answers', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change answers' }).click();
  await page.getByRole('button', { name: 'Change: What is the aim?' }).click();
  await page.getByText('Put something in').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await question('Ask for a knock-in');
  await page.getByText('Time and price come with a quote.').waitFor();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.waitForURL('**/requests?type=cell_line_engineering*');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#child-cell_line')?.value === 'WTC-11');
});
