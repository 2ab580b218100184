import { expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';

const { page } = await startJourney();
const question = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

test('by keyboard alone, over a reload, to a knockout pool (RQ-17 to RQ-20)', async () => {
  await page.goto('/guided-edit', { waitUntil: 'networkidle' });
  await question('What is the aim?');
  for (const next of ['Which organism?', 'Which gene?']) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await question(next);
  }
  await page.reload();
  await question('Which gene?');
  await page.getByRole('textbox').fill('PTEN');
  await page.keyboard.press('Enter');
  await question('In which cells?');
  await page.getByRole('textbox').fill('WTC-11');
  await page.keyboard.press('Enter');
  await question('Who will edit the cells?');
  for (const [key, next] of [
    ['1', 'Do you have guide sequences?'],
    ['2', 'One genotype, or a mix?'],
    ['1', 'Knockout cell pool'],
  ] as const) {
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await question(next);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('another aim, on a phone, opens a request with the answers', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change: What is the aim?' }).click();
  await page.getByText('Put something in').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await question('Ask for a knock-in');
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.waitForURL('**/requests?type=cell_line_engineering*');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#child-cell_line')?.value === 'WTC-11');
});
