import { aBrowser, type Browser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';

const minute = 60_000;

let time: number;
let service: TestService;
beforeEach(async () => {
  time = Date.UTC(2026, 10, 21, 12);
  service = await startTestService({ clock: { now: () => new Date(time) } });
  await (await aBrowser(service.app)).post('/account/create-new-user', ada);
});
afterEach(() => service.stop());

const newPassword = 'guides in the freezer';
const me = '/api/users/me/';

async function mailsTo(recipient: string, subject: string): Promise<string[]> {
  const { rows } = await service.pool.query<{ body_text: string }>(
    'select body_text from outbox_mail where recipient = $1 and subject = $2 order by id',
    [recipient, subject],
  );
  return rows.map((row) => row.body_text);
}

/** The token of the latest mail that leads to a new password. */
async function tokenInMail(): Promise<string> {
  const mails = await mailsTo('Ada@Lab.example', 'Choose a new password');
  return /reset-password\?token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

async function openedLink(): Promise<Browser> {
  const browser = await aBrowser(service.app);
  await browser.post('/account/send-password-reset', { email: 'ada@lab.example' });
  const opened = await browser.post('/account/open-password-reset', { token: await tokenInMail() });
  expect(opened.json()).toEqual({ success: true });
  return browser;
}

const signInWith = async (password: string) =>
  (await (await aBrowser(service.app)).post('/account/api-login', { ...adasSignIn, password })).statusCode;

describe('a forgotten password (AC-31, AC-32, promise A4)', () => {
  test('is replaced by the link of a mail, with a password alone; every session ends and the owner gets a mail (ruling 49)', async () => {
    const elsewhere = await aBrowser(service.app);
    await elsewhere.post('/account/api-login', adasSignIn);
    const browser = await openedLink();
    expect((await browser.post('/account/reset-password', { password: newPassword })).json()).toEqual({
      success: true,
    });
    expect((await elsewhere.get(me)).statusCode).toBe(401);
    expect((await browser.get(me)).statusCode).toBe(401);
    expect(await signInWith(adasSignIn.password)).toBe(400);
    expect(await signInWith(newPassword)).toBe(200);
    expect(await mailsTo('Ada@Lab.example', 'Your password was changed')).toHaveLength(1);
  });

  test('shows that the address is theirs, as the verification link does', async () => {
    const browser = await openedLink();
    await browser.post('/account/reset-password', { password: newPassword });
    await browser.post('/account/api-login', { ...adasSignIn, password: newPassword });
    expect((await browser.get(me)).json()).toMatchObject({ loginStatus: 'logged_in' });
  });

  test('is asked for with one answer, whether or not the address has an account (promise A3)', async () => {
    const browser = await aBrowser(service.app);
    const known = await browser.post('/account/send-password-reset', { email: 'ada@lab.example' });
    const unknown = await browser.post('/account/send-password-reset', { email: 'nobody@lab.example' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await mailsTo('nobody@lab.example', 'Choose a new password')).toEqual([]);
    const faulty = await browser.post('/account/send-password-reset', { email: 'nobody' });
    expect(faulty.json()).toMatchObject({ field_errors: { email: ['Please enter a valid e-mail address.'] } });
  });

  test('looking at the link uses nothing up; using it does, and with it every other link', async () => {
    const first = await openedLink();
    const earlier = await tokenInMail();
    const second = await openedLink();
    expect((await first.post('/account/open-password-reset', { token: earlier })).statusCode).toBe(200);
    expect((await second.post('/account/reset-password', { password: newPassword })).statusCode).toBe(200);
    const late = await first.post('/account/reset-password', { password: 'another one for the bench' });
    expect(late.json()).toMatchObject({ success: false, error_code: 'token_refused' });
    expect((await first.post('/account/open-password-reset', { token: earlier })).statusCode).toBe(400);
  });

  test('of two parallel uses of a link one succeeds', async () => {
    const browser = await openedLink();
    const answers = await Promise.all(
      ['first of the two', 'second of the two'].map((password) =>
        browser.post('/account/reset-password', { password }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('a link ends after 30 minutes, and only its hash is kept', async () => {
    const browser = await openedLink();
    const { rows } = await service.pool.query('select token_hash from account_token');
    expect(JSON.stringify(rows)).not.toContain(await tokenInMail());
    time += 30 * minute;
    expect((await browser.post('/account/reset-password', { password: newPassword })).statusCode).toBe(400);
  });

  test('a password that is too easy to guess is refused and the link can still be used', async () => {
    const browser = await openedLink();
    const easy = await browser.post('/account/reset-password', { password: 'password' });
    expect(easy.json().field_errors.password).toEqual([
      'This password is too easy to guess. Please choose another one.',
    ]);
    expect((await browser.post('/account/reset-password', { password: newPassword })).statusCode).toBe(200);
  });
});

describe('a password is changed by who is signed in (promise A5)', () => {
  async function signedIn(): Promise<Browser> {
    const browser = await aBrowser(service.app);
    await browser.post('/account/api-login', adasSignIn);
    return browser;
  }
  const change = (browser: Browser, current: string, password = newPassword) =>
    browser.post('/account/reset-password', { password, current_password: current });

  test('with the current one: all other sessions end, and this one goes on under a new token', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const before = here.cookies.get('visit');
    expect((await change(here, adasSignIn.password)).json()).toEqual({ success: true });
    expect(here.cookies.get('visit')).not.toBe(before);
    expect((await here.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(401);
  });

  test('and not with a wrong one', async () => {
    expect((await change(await signedIn(), 'wrong horse')).json()).toMatchObject({
      error_code: 'wrong_credentials',
      field_errors: { current_password: ['The current password is not correct.'] },
    });
    expect(await signInWith(adasSignIn.password)).toBe(200);
  });

  test('the answer to a password alone says what is missing, and counts as no guess (ruling 49)', async () => {
    const browser = await signedIn();
    for (let at = 0; at < 10; at += 1) {
      const alone = await browser.post('/account/reset-password', { password: newPassword });
      expect(alone.statusCode).toBe(400);
      expect(alone.json()).toMatchObject({
        success: false,
        field_errors: {
          current_password: [
            'Please enter your current password, or open a password link that we mailed to you first.',
          ],
        },
      });
    }
    expect((await change(browser, adasSignIn.password)).statusCode).toBe(200);

    const visitor = await aBrowser(service.app);
    const refused = await visitor.post('/account/reset-password', { password: newPassword });
    expect([refused.statusCode, refused.json().error_message]).toEqual([
      400,
      'No password link is open in this browser. Please open the link in your mail again, or ask for a new one.',
    ]);
  });

  test('the password of before is no new one', async () => {
    const same = await change(await signedIn(), adasSignIn.password, adasSignIn.password);
    expect([same.statusCode, same.json().field_errors]).toEqual([
      400,
      { password: ["Choose a password that you don't use yet."] },
    ]);
  });
});
