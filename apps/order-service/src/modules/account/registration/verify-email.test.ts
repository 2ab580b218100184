import { aBrowser, type Browser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';

const hour = 60 * 60 * 1000;

let time: number;
let service: TestService;
let browser: Browser;
beforeEach(async () => {
  time = Date.UTC(2026, 10, 1, 12);
  service = await startTestService({
    env: { RATE_LIMIT_VERIFICATION_MAILS: '3/1h' },
    clock: { now: () => new Date(time) },
  });
  browser = await aBrowser(service.app);
  await browser.post('/account/create-new-user', ada);
  await browser.post('/account/api-login', adasSignIn);
});
afterEach(() => service.stop());

async function mailedTokens(): Promise<string[]> {
  const mails = (await browser.get('/api/demo/outbox/?to=ada@lab.example')).json<{ links: string[] }[]>();
  return mails.flatMap(({ links }) => links.map((link) => new URL(link).searchParams.get('token') ?? ''));
}

const verify = (token: string | undefined) => browser.post('/account/verify-email', { token });
const loginStatus = async () => (await browser.get('/api/users/me/')).json().loginStatus;

describe('the link of the verification mail (promise A4)', () => {
  test('verifies the address', async () => {
    const [token] = await mailedTokens();
    expect(await loginStatus()).toBe('email_not_verified');
    expect((await verify(token)).json()).toEqual({ success: true });
    expect(await loginStatus()).toBe('logged_in');
  });

  test('works signed out as well, in another browser than the one that registered', async () => {
    const [token] = await mailedTokens();
    const elsewhere = await aBrowser(service.app);
    expect((await elsewhere.post('/account/verify-email', { token })).statusCode).toBe(200);
    expect(await loginStatus()).toBe('logged_in');
  });

  test('does not sign in where it is opened, and raises no session but that of the browser that asked (AC-37)', async () => {
    const [token] = await mailedTokens();
    const mailbox = await aBrowser(service.app);
    const other = await aBrowser(service.app);
    await other.post('/account/api-login', adasSignIn);
    await mailbox.post('/account/verify-email', { token });
    expect((await mailbox.get('/api/users/me/')).statusCode).toBe(401);
    expect(await loginStatus()).toBe('logged_in');
    const statusOfOther = async () => (await other.get('/api/users/me/')).json();
    expect(await statusOfOther()).toMatchObject({ loginStatus: 'email_not_verified', has_verified_email: false });
    await other.post('/account/api-login', adasSignIn);
    expect(await statusOfOther()).toMatchObject({ loginStatus: 'logged_in', has_verified_email: true });
  });

  test('raises the browser that has it sent again', async () => {
    const other = await aBrowser(service.app);
    await other.post('/account/api-login', adasSignIn);
    await other.post('/account/send-email-verification-email');
    const tokens = await mailedTokens();
    await (await aBrowser(service.app)).post('/account/verify-email', { token: tokens[0] });
    expect((await other.get('/api/users/me/')).json()).toMatchObject({ loginStatus: 'logged_in' });
  });

  test('works once, also when it is used five times at the same time', async () => {
    const [token] = await mailedTokens();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find((answer) => answer.statusCode === 400)?.json()).toEqual({
      success: false,
      error_code: 'token_refused',
      error_message: 'This link has been used before or has expired. Please ask for a new one.',
    });
  });

  test('works for 24 hours', async () => {
    const [token] = await mailedTokens();
    time += 24 * hour;
    expect((await verify(token)).statusCode).toBe(400);
    expect(await loginStatus()).toBe('email_not_verified');
  });

  test('proves nothing about an address that was changed after it was sent (ruling 9)', async () => {
    const [token] = await mailedTokens();
    await service.pool.query(`update account set email = 'x@cutsite.example', email_normalised = 'x@cutsite.example'`);
    expect((await verify(token)).statusCode).toBe(400);
    expect(await loginStatus()).toBe('email_not_verified');
  });

  test('is stored as a hash of 256 bits', async () => {
    const [token] = await mailedTokens();
    expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(32);
    const { rows } = await service.pool.query<{ kept: Buffer }>('select token_hash as kept from account_token');
    expect(rows[0]?.kept).toHaveLength(32);
    expect(rows[0]?.kept.equals(Buffer.from(token ?? '', 'base64url'))).toBe(false);
  });

  test.each([['nonsense'], ['']])('with the token %j is refused', async (token) => {
    expect((await verify(token)).statusCode).toBe(400);
  });
});

describe('sending the verification mail again (AC-30)', () => {
  const path = '/account/send-email-verification-email';

  test('mails another link, and the first one still works', async () => {
    expect((await browser.post(path)).json()).toEqual({ success: true });
    const tokens = await mailedTokens();
    expect(new Set(tokens).size).toBe(2);
    expect((await verify(tokens[1])).statusCode).toBe(200);
  });

  test('works by GET for the own pages, and not from another site (ruling 10)', async () => {
    const cookies = Object.fromEntries(browser.cookies);
    const get = (headers: Record<string, string>) => service.app.inject({ url: path, cookies, headers });
    expect((await get({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await get({ 'x-csrftoken': cookies['csrftoken'] ?? '' })).statusCode).toBe(200);
    expect((await get({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await get({})).statusCode).toBe(403);
  });

  test('is bounded for one address', async () => {
    await browser.post(path);
    await browser.post(path);
    const answer = await browser.post(path);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('3600');
    expect(await mailedTokens()).toHaveLength(3);
  });

  test('to a verified address succeeds without a mail', async () => {
    const [token] = await mailedTokens();
    await verify(token);
    expect((await browser.post(path)).statusCode).toBe(200);
    expect(await mailedTokens()).toHaveLength(1);
  });
});
