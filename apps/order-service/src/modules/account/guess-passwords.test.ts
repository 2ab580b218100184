import { aBrowser } from '@cutsite/test-support/service';
import { describe, expect, test } from 'vitest';
import { ada, adasSignIn } from './a-registration.cases.ts';
import { adasService } from './ada-registered.cases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const at = adasService();

const logIn = '/account/api-login';

describe('guessing (promise A2)', () => {
  const guess = async (username: string, remoteAddress: string) => {
    const browser = await aBrowser(at.service.app, remoteAddress);
    return browser.post(logIn, { username, password: 'wrong horse' });
  };

  test('one account: from however many addresses, parallel or not, only the agreed number is looked at', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '3/10m' });
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(ada.email, `10.0.0.${index}`)));
    const statuses = guesses.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(guesses.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBe('600');
    // Not even the right password is looked at now …
    expect((await (await aBrowser(at.service.app)).post(logIn, adasSignIn)).statusCode).toBe(429);
    // … until the first guesses are ten minutes old.
    at.time += 10 * minute;
    expect((await (await aBrowser(at.service.app)).post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('an address without an account is throttled just the same (promise A3)', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '1/10m' });
    expect((await guess('nobody@lab.example', '10.0.0.1')).statusCode).toBe(400);
    expect((await guess('Nobody@lab.example', '10.0.0.2')).statusCode).toBe(429);
  });

  test('many accounts from one address', async () => {
    await at.restart({ RATE_LIMIT_SIGN_INS_PER_ADDRESS: '2/10m' });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await guess(`${name}@lab.example`, '10.0.0.1')).statusCode);
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('a success clears the count, so that a customer who mistypes now and then is not locked out', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '2/10m' });
    for (let count = 0; count < 3; count += 1) {
      expect((await guess(ada.email, '10.0.0.1')).statusCode).toBe(400);
      expect((await (await aBrowser(at.service.app)).post(logIn, adasSignIn)).statusCode).toBe(200);
    }
  });

  test('the default lets at most 100 guesses an hour pass for one account', async () => {
    let looked = 0;
    for (let step = 0; step < 60; step += 1) {
      at.time += minute;
      for (let count = 0; count < 4; count += 1) {
        if ((await guess(ada.email, `10.0.${step}.${count}`)).statusCode === 400) looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(100);
  });
});

describe('wrong guesses do not lock the owner out (promise X2)', () => {
  const wrong = { username: ada.email, password: 'wrong horse' };

  /** Fifty strangers with a thousand guesses in an hour; how many of them were looked at. */
  async function siege(): Promise<number> {
    const strangers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => aBrowser(at.service.app, `10.1.0.${index}`)),
    );
    let looked = 0;
    for (let guess = 0; guess < 1_000; guess += 1) {
      at.time += 3_600;
      const answer = await strangers[guess % 50]?.post(logIn, wrong);
      if (answer?.statusCode === 400) looked += 1;
    }
    return looked;
  }

  test('a thousand wrong passwords from fifty addresses: the owner gets in where she signed in before', async () => {
    const hers = await aBrowser(at.service.app, '10.2.0.1');
    await hers.post(logIn, adasSignIn);
    await hers.post('/account/api-logout');
    at.time += 89 * day;
    const looked = await siege();
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(100);

    const elsewhere = await (await aBrowser(at.service.app, '10.2.0.2')).post(logIn, adasSignIn);
    expect(elsewhere.statusCode).toBe(429);
    expect(elsewhere.json()).toMatchObject({
      success: false,
      error_code: 'too_many_sign_ins',
      error_message: expect.stringContaining('choose a new password by mail'),
    });
    expect((await hers.post(logIn, adasSignIn)).statusCode).toBe(200);
  }, 300_000);

  test('one address uses up its own share of the guesses, and others may still try', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '2/10m' });
    const one = await aBrowser(at.service.app, '10.1.0.1');
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await one.post(logIn, wrong)).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(2);
    expect((await (await aBrowser(at.service.app, '10.1.0.2')).post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('a browser that is known has a limit of its own', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3/10m' });
    const browser = await aBrowser(at.service.app);
    await browser.post(logIn, adasSignIn);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await browser.post(logIn, wrong)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });

  test('a browser is known to the accounts that were signed in to there, by a cookie that is new each time', async () => {
    await (await aBrowser(at.service.app)).post('/account/create-new-user', { ...ada, email: 'bob@lab.example' });
    const browser = await aBrowser(at.service.app);
    const answer = await browser.post(logIn, adasSignIn);
    const cookie = answer.cookies.find(({ name }) => name === 'known');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 90 * 24 * 60 * 60 });
    const first = browser.cookies.get('known');
    await browser.post(logIn, { ...adasSignIn, username: 'bob@lab.example' });
    expect(browser.cookies.get('known')).not.toBe(first);
    const known = async () =>
      (
        await at.service.pool.query<{ count: number }>(
          'select count(distinct token_hash)::int as count from known_browser',
        )
      ).rows[0]?.count;
    expect(await known()).toBe(1);
    const { rows } = await at.service.pool.query(`select encode(token_hash, 'base64') as kept from known_browser`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('known'));
  });

  test('after 90 days, or with a new password, it is a stranger again', async () => {
    await at.restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '1/10m' });
    const browser = await aBrowser(at.service.app);
    await browser.post(logIn, adasSignIn);
    at.time += 90 * day;
    const stranger = await aBrowser(at.service.app, '10.1.0.1');
    expect((await stranger.post(logIn, wrong)).statusCode).toBe(400);
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(429);
    at.time += 10 * minute;
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
    const password = 'another quiet pipette';
    const change = { current_password: adasSignIn.password, password };
    expect((await browser.post('/account/reset-password', change)).statusCode).toBe(200);
    expect((await stranger.post(logIn, wrong)).statusCode).toBe(400);
    expect((await browser.post(logIn, { ...adasSignIn, password })).statusCode).toBe(429);
  });
});
