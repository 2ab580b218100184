import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startJourney } from '../../browser/journey.ts';
import { callAs } from '../../browser/open-account.ts';
import { expectToLookRight } from '../looks-right.ts';
import { signInAsStaff } from '../staff.ts';

const { customer: alma, page } = await startJourney();

const from = `/old/${randomUUID().slice(0, 8)}`;
const redirects = '/api/staff/content/redirects/';
const field = (name: 'From' | 'To') => page.getByRole('textbox', { name, exact: true });
const row = page.getByRole('row').filter({ hasText: from });

async function set(to: string): Promise<void> {
  await field('From').fill(from);
  await field('To').fill(to);
  await page.getByRole('button', { name: 'Set the redirect' }).click();
}

describe('an administrator lets an old address lead on (CT-51)', () => {
  beforeAll(async () => {
    await signInAsStaff(alma, 'alma');
    await page.goto('/office/content/redirects');
    await page.getByRole('heading', { name: 'Redirects' }).waitFor();
    // What is set below is compared with the list that was shown.
    await page.waitForLoadState('networkidle');
  });

  test('while another does the same: sees where it leads by now, and decides with what was typed (wish 1)', async () => {
    await callAs(alma, 'POST', redirects, { from, to: '/blog', revision: null });
    await set('/help');
    const meanwhile = page.getByRole('alert');
    await meanwhile.getByText(`${from} leads to /blog by now, set by Alma`, { exact: false }).waitFor();
    expect([await field('From').inputValue(), await field('To').inputValue()]).toEqual([from, '/help']);
    await expectToLookRight(page, () => meanwhile.waitFor());
    await meanwhile.getByRole('button', { name: 'Redirect to /help all the same' }).click();
    await meanwhile.waitFor({ state: 'detached' });
    await row.getByText('/help').waitFor();
    expect(await field('From').inputValue()).toBe('');
  });

  test('and removes none that leads elsewhere by now', async () => {
    const listed = await callAs<{ redirects: { from: string; revision: number }[] }>(
      ...([alma, 'GET', `${redirects}?search=${from}`] as const),
    );
    await callAs(alma, 'POST', redirects, { from, to: '/contact', revision: listed.redirects[0]?.revision });
    const remove = row.getByRole('button', { name: `Remove the redirect from ${from}` });
    await remove.click();
    await page.getByRole('alert').getByText(`${from} leads to /contact by now`, { exact: false }).waitFor();
    await row.getByText('/contact').waitFor();
    await remove.click();
    await row.waitFor({ state: 'detached' });
  });
});
