import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { startJourney } from '../browser/journey.ts';
import { callAs } from '../browser/open-account.ts';
import { signInByForm } from '../browser/sign-in.ts';
import { startOwnStore } from '../harness/own-store.ts';
import { appCode } from './app-code.ts';

// Staff of this store need their factor, as in production; passkeys belong to a name, so that it has one.
const store = await startOwnStore({ STAFF_WITHOUT_SECOND_FACTOR: 'off' }, { host: 'localhost' });
afterAll(() => store.end());

const { customer: alma, page, newcomer } = await startJourney({ storeUrl: store.url });
const elsewhere = await newcomer();
const pia = await newcomer();

const staffCommand = fileURLToPath(new URL('../../apps/store/src/staff.ts', import.meta.url));

/** What `npm run staff` prints where this store runs. */
async function atTheTerminal(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: store.dataFolder, PUBLIC_URL: store.url, STAFF_WITHOUT_SECOND_FACTOR: 'off' };
  return (await promisify(execFile)(process.execPath, [staffCommand, ...words], { env })).stdout;
}

const linkIn = (text: string): string => /\S+\/sign-in\/second-factor\?token=\S+/.exec(text)?.[0] ?? '';
const mails = (to: string) =>
  callAs<{ subject: string; text: string }[]>(alma, 'GET', `/api/demo/outbox/?to=${encodeURIComponent(to)}`);
const heading = (of: Page, name: string) => of.getByRole('heading', { name }).waitFor();
/** Signs in on the way to the office. */
async function toTheOffice(on: Page, who: string, address = '/office'): Promise<void> {
  await on.goto(address);
  await signInByForm(on, `${who}@cutsite.example`);
}

describe('staff sign in with a second factor (OF-9 to OF-13)', () => {
  let secret = '';
  let recoveryCode = '';

  test('without one there is no office, and the page says how to come to one', async () => {
    await toTheOffice(page, 'alma');
    await heading(page, 'Enrol a second factor first');
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const path of ['/api/staff/orders/', '/api/staff/people/', '/api/staff/audit/'])
      expect((await page.request.get(path)).status()).toBe(403);
  });

  test('a link of the terminal enrols an app that shows codes, and shows recovery codes once', async () => {
    const link = linkIn(await atTheTerminal('second-factor', 'alma@cutsite.example'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Use an app that shows codes' }).click();
    await page.getByRole('img', { name: 'QR code with the secret below' }).waitFor();
    secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Enrol' }).click();
    await page.getByText('was not accepted').waitFor();
    await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
    await page.getByRole('button', { name: 'Enrol' }).click();
    await heading(page, 'Your recovery codes');
    expect(await accessibilityFaults(page)).toEqual([]);
    recoveryCode = await page.getByRole('listitem').locator('code').first().innerText();
    await page.getByRole('button', { name: /To the office/ }).click();
    await heading(page, 'All orders');
    await page.goto(link);
    await heading(page, 'This link does not work');
  });

  test('the password alone opens nothing; the code of the app does, works once, and leads on', async () => {
    await toTheOffice(elsewhere.page, 'alma', '/office/audit?action=enrol_factor');
    await heading(elsewhere.page, 'Your second factor');
    expect((await elsewhere.page.request.get('/api/staff/orders/')).status()).toBe(403);
    const code = elsewhere.page.getByRole('textbox', { name: 'Code of your app' });
    // The one that enrolled it.
    await code.fill(appCode(secret, 1));
    await elsewhere.page.getByRole('button', { name: 'Go on' }).click();
    await heading(elsewhere.page, 'Audit');
    expect(new URL(elsewhere.page.url()).search).toBe('?action=enrol_factor');
  });

  test('a link is mailed to a colleague by itself once a recovery code was given', async () => {
    await page.goto('/office/staff');
    const send = async () => {
      await page.getByRole('button', { name: /^Second factor of Pia/ }).click();
      await page
        .getByRole('dialog', { name: /^Second factor of Pia/ })
        .getByRole('button', { name: 'Mail a link' })
        .click();
    };
    await send();
    const again = page.getByRole('dialog', { name: 'Your second factor, once more' });
    await again.getByLabel('By').selectOption('A recovery code');
    await again.getByLabel('A recovery code').fill(recoveryCode);
    await again.getByRole('button', { name: 'Go on' }).click();
    // What was asked for goes on by itself.
    await again.waitFor({ state: 'hidden' });
    await page.getByText(/A link for Pia .+ is on its way/).waitFor();
  });

  test('she enrols a passkey by it, and signs in with it the next time', async () => {
    const session = await pia.context.newCDPSession(pia.page);
    await session.send('WebAuthn.enable');
    const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
    const person = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
    await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...person } });
    await toTheOffice(pia.page, 'pia');
    await heading(pia.page, 'Enrol a second factor first');
    const [mail] = await mails('pia@cutsite.example');
    await pia.page.goto(linkIn(mail?.text ?? ''));
    await pia.page.getByRole('button', { name: 'Use a passkey of this device' }).click();
    await heading(pia.page, 'Your recovery codes');
    await pia.context.clearCookies();
    await toTheOffice(pia.page, 'pia');
    await pia.page.getByRole('button', { name: 'Use your passkey' }).click();
    await heading(pia.page, 'All orders');
    await pia.page.goto('/office/me');
    await pia.page.getByRole('listitem').filter({ hasText: 'Passkey' }).getByText('last used').waitFor();
  });

  test('an export asks for the passkey again, and begins by itself once it is given', async () => {
    await pia.page.goto('/office/orders');
    const csv = pia.page.getByRole('link', { name: 'CSV of all pages' });
    await csv.click();
    const again = pia.page.getByRole('dialog', { name: 'Your second factor, once more' });
    await again.getByRole('button', { name: 'Use your passkey' }).waitFor();
    expect(await accessibilityFaults(pia.page)).toEqual([]);
    const download = pia.page.waitForEvent('download');
    await again.getByRole('button', { name: 'Use your passkey' }).click();
    const file = await download;
    await again.waitFor({ state: 'hidden' });
    expect(file.suggestedFilename()).toMatch(/^orders-.+\.csv$/);
  });

  test('a lost one ends factors and sessions at once, with a reason that its owner reads', async () => {
    await page.goto('/office/staff');
    await page.getByRole('button', { name: /^Second factor of Pia/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Second factor of Pia/ });
    await dialog.getByLabel('It is lost').check();
    await dialog.getByLabel('Reason').fill('The telephone fell into the river.');
    await dialog.getByRole('button', { name: 'End them all and mail a link' }).click();
    await page.getByText(/A link for Pia .+ is on its way/).waitFor();
    await pia.page.goto('/office/orders');
    await pia.page.waitForURL('**/sign-in?next=*');
    await signInByForm(pia.page, 'pia@cutsite.example');
    await heading(pia.page, 'Enrol a second factor first');
    expect((await mails('pia@cutsite.example')).map(({ text }) => text).join('\n')).toContain('fell into the river');
    await page.goto('/office/audit?action=reset_factors');
    await page.getByText('“The telephone fell into the river.”').waitFor();
  });

  test('one sees where one is signed in, and ends the other places', async () => {
    await page.goto('/office/me');
    await page.getByRole('button', { name: 'Sign out everywhere but here' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere but here' }).waitFor({ state: 'hidden' });
    await elsewhere.page.goto('/office');
    await elsewhere.page.waitForURL('**/sign-in?next=*');
  });
});
