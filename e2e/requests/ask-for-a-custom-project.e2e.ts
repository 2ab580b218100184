import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { openAccountElsewhere, password } from '../browser/open-account.ts';
import { signInAsStaff } from '../office/staff.ts';

const { page, newcomer } = await startJourney();

/** What no order form sells is asked for signed out, and answered in the office (RQ-1 to RQ-5, RQ-25, RQ-27). */
describe('a researcher asks for a cell line', () => {
  test('is led to what is missing', async () => {
    await page.goto('/requests', { waitUntil: 'networkidle' });
    const hasFocus = async (label: string) =>
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
        .toBe(true);
    await page.getByRole('button', { name: /^1 Cells.*3 missing$/ }).waitFor();
    const send = page.getByRole('button', { name: 'Send the request' });
    const heading = page.getByRole('heading', { name: 'Before you send' });
    const below = async () => ((await send.boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
    const before = await below();
    await send.click();
    await page.getByText('9 fields to complete.').waitFor();
    expect(await below()).toBe(before);
    await hasFocus('Short title');
    const list = page.getByRole('region', { name: 'Before you send' });
    await list.getByRole('button', { name: 'Gene', exact: true }).click();
    await hasFocus('Gene');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('keeps answers and file over a reload', async () => {
    await page.getByLabel('Gene', { exact: true }).fill('LMNB1');
    await page.getByLabel('Kind of edit').selectOption('knockout');
    await page.getByLabel('Alleles').selectOption('pool');
    await page.getByRole('button', { name: /^1 Cells/ }).click();
    await page.getByLabel('Species', { exact: true }).selectOption('homo_sapiens');
    await page.getByLabel('Cell line or primary cells').fill('WTC-11');
    await page.getByLabel('Who supplies the cells').selectOption('provider');
    await page.getByRole('button', { name: /^1 Cells.*3 of 3$/ }).click();
    await page.getByRole('button', { name: /^1 Cells.*Human, WTC-11, You do/ }).waitFor();
    await page.getByLabel('Short title').fill('LMNB1 out');
    await page.getByLabel('What it should do for you at the end').fill('Imaging of the lamina');
    await page.getByLabel('Use', { exact: true }).selectOption('research');
    const file = { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('LOCUS LMNB1') };
    await page.getByLabel('File of the request').setInputFiles(file);
    await page.getByText('ready to send').waitFor();
    await page.reload();
    await page.getByText('ready to send').waitFor();
    expect(await page.getByLabel('Short title').inputValue()).toBe('LMNB1 out');
  });

  test('writes the gene as the lab does, and says which one is meant (ruling 66)', async () => {
    await page.getByRole('button', { name: /^2 Edit/ }).click();
    const gene = page.getByLabel('Gene', { exact: true });
    await gene.fill('CDK12B');
    await page.getByText('CDK12B is not in the human gene list. You can go on with it as it is.').waitFor();
    await page.getByRole('button', { name: /^Use CDK12: / }).waitFor();
    await gene.fill('p65');
    await page.getByText('genes have the name "p65". Choose one.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /^RELA / }).click();
    await page.getByText('ENSG00000173039').waitFor();
    await page.reload();
    await page.getByText('ENSG00000173039').waitFor();
    expect(await gene.inputValue()).toBe('p65');
  });

  test('signs in on the way, and the request is sent with its file', async () => {
    const { email } = await openAccountElsewhere(newcomer, 'Lena');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: /^Sent as R-/ }).waitFor();
    await page.getByRole('link', { name: /^Open R-/ }).click();
    await page.getByRole('link', { name: 'map.txt' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is asked by sales, answers, and withdraws it', async () => {
    const sam = await newcomer();
    await signInAsStaff(sam, 'sam');
    await sam.page.goto('/office/requests');
    await sam.page
      .getByRole('row', { name: /LMNB1 out/ })
      .getByRole('link')
      .click();
    await sam.page.getByText('RELA (typed as p65)').waitFor();
    await sam.page.getByRole('textbox', { name: 'Write' }).fill('Which passage?');
    await sam.page.getByRole('button', { name: 'Ask the customer' }).click();
    await sam.page.getByText('Question for you').waitFor();
    await sam.leave();
    await page.reload();
    await page.getByText('Which passage?').waitFor();
    await page.getByLabel('Message to sales').fill('Eighteen.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Being worked on').waitFor();
    await page.getByRole('button', { name: 'Withdraw the request' }).click();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
  });
});
