import { signedOutText } from '@cutsite/contracts/problem';
import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from './a-registration.cases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let time: number;
let service: TestService;
const start = (env: Record<string, string> = {}) => startTestService({ env, clock: { now: () => new Date(time) } });

beforeEach(async () => {
  time = Date.UTC(2026, 10, 1, 12);
  service = await start();
  await (await aBrowser(service.app)).post('/account/create-new-user', ada);
});
afterEach(() => service.stop());

async function restart(env: Record<string, string>): Promise<void> {
  await service.stop();
  service = await start(env);
  await (await aBrowser(service.app)).post('/account/create-new-user', ada);
}

const logIn = '/account/api-login';
const me = '/api/users/me/';

describe('signing in (AC-26, AC-27)', () => {
  test('answers with a success flag, and the user is known from then on', async () => {
    const browser = await aBrowser(service.app);
    expect((await browser.get(me)).json()).toEqual({ detail: signedOutText, error_code: 'signed_out' });
    expect((await browser.post(logIn, adasSignIn)).json()).toEqual({ success: true });
    expect((await browser.get(me)).json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'Ada@Lab.example',
      pending_email: null,
      verification_sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
      first_name: 'Ada',
      last_name: 'Lindqvist',
      company_name: 'Helix Lab',
      has_verified_email: false,
      is_distributor: false,
      price_strategy: { name: null },
      groups: [],
      gift_card_limit: 2,
      num_gift_cards: 0,
      marketing_consent: false,
      tshirt_size: null,
      isAuthenticated: true,
      isInEduBucket: false,
      isCutsite: false,
      loginStatus: 'email_not_verified',
    });
  });

  test('is refused with one answer for a wrong password and an unknown address (promise A3)', async () => {
    const browser = await aBrowser(service.app);
    const wrong = await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    const unknown = await browser.post(logIn, { username: 'nobody@lab.example', password: 'wrong horse' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ success: false, error_code: 'wrong_credentials' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('a wrong password for an account of staff is kept in the audit, one for a customer is not (OF-6)', async () => {
    const browser = await aBrowser(service.app, '203.0.113.7');
    const kept = async () =>
      (await service.pool.query(`select actor_id, actor_name, subject_id, action, changes from staff_audit`)).rows;
    await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    await browser.post(logIn, { username: 'unknown@lab.example', password: 'wrong horse' });
    expect(await kept()).toEqual([]);
    const { rows } = await service.pool.query<{ id: string }>(
      `insert into account_role select id, 'sales', now() from account returning account_id as id`,
    );
    await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    expect(await kept()).toEqual([
      {
        ...{ actor_id: null, actor_name: 'not signed in', subject_id: rows[0]?.id, action: 'refuse_password' },
        changes: [{ field: 'password', from: null, to: 'refused, from 203.0.113.7' }],
      },
    ]);
  });

  test('makes an older, weaker hash of the password again (promise A1)', async () => {
    const weak = await hash(ada.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await service.pool.query('update account set password_hash = $1', [weak]);
    const browser = await aBrowser(service.app);
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
    const { rows } = await service.pool.query<{ password_hash: string }>('select password_hash from account');
    expect(rows[0]?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
  });
});

describe('a session (promise A5)', () => {
  test('gets a new cookie at each sign-in, so that a planted one is worth nothing', async () => {
    const browser = await aBrowser(service.app);
    const planted = new Map(browser.cookies);
    await browser.post(logIn, adasSignIn);
    expect(browser.cookies.get('visit')).not.toBe(planted.get('visit'));
    expect(browser.cookies.get('csrftoken')).not.toBe(planted.get('csrftoken'));
    const thief = await service.app.inject({ url: me, cookies: Object.fromEntries(planted) });
    expect(thief.statusCode).toBe(401);
  });

  test('that is replaced by another sign-in has ended', async () => {
    const browser = await aBrowser(service.app);
    await browser.post(logIn, adasSignIn);
    const earlier = Object.fromEntries(browser.cookies);
    await browser.post(logIn, adasSignIn);
    expect((await service.app.inject({ url: me, cookies: earlier })).statusCode).toBe(401);
    expect((await browser.get(me)).statusCode).toBe(200);
  });

  test('ends at signing out, also for a copy of its cookie', async () => {
    const browser = await aBrowser(service.app);
    await browser.post(logIn, adasSignIn);
    const kept = Object.fromEntries(browser.cookies);
    expect((await browser.post('/account/api-logout')).json()).toEqual({ success: true });
    expect((await service.app.inject({ url: me, cookies: kept })).statusCode).toBe(401);
    // The next form can be sent at once.
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('is stored as a hash, and its cookie cannot be read by scripts', async () => {
    const browser = await aBrowser(service.app);
    const answer = await browser.post(logIn, adasSignIn);
    const cookie = answer.cookies.find(({ name }) => name === 'visit');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { rows } = await service.pool.query<{ kept: string }>(
      `select encode(token_hash, 'base64') as kept from session`,
    );
    expect(rows[0]?.kept).not.toContain(cookie?.value.slice(2));
  });

  test('in production has a cookie that only this host can set and only HTTPS carries', async () => {
    await restart({ SECURE_COOKIES: 'on', PUBLIC_URL: 'https://store.example' });
    const answer = await service.app.inject(me);
    expect(answer.cookies).toMatchObject([
      { name: '__Host-visit', secure: true, httpOnly: true, path: '/' },
      { name: 'csrftoken', secure: true, path: '/' },
    ]);
  });

  test('slides forward while it is used, and is written at most once an hour', async () => {
    const browser = await aBrowser(service.app);
    await browser.post(logIn, adasSignIn);
    const lastSeen = async () => (await service.pool.query('select last_seen_at from session')).rows[0]?.last_seen_at;
    const atFirst = await lastSeen();
    time += 59 * minute;
    expect((await browser.get(me)).headers['set-cookie']).toBeUndefined();
    expect(await lastSeen()).toEqual(atFirst);
    time += minute;
    expect((await browser.get(me)).headers['set-cookie']).toHaveLength(2);
    expect(await lastSeen()).toEqual(new Date(time));
    time += 13 * day;
    expect((await browser.get(me)).statusCode).toBe(200);
  });

  test('ends after 14 days without a call, and after 90 days in any case', async () => {
    const idle = await aBrowser(service.app);
    const busy = await aBrowser(service.app);
    await idle.post(logIn, adasSignIn);
    await busy.post(logIn, adasSignIn);
    for (let days = 0; days < 89; days += 1) {
      time += day;
      expect((await busy.get(me)).statusCode).toBe(200);
    }
    expect((await idle.get(me)).statusCode).toBe(401);
    time += day;
    expect((await busy.get(me)).statusCode).toBe(401);
  });
});

describe('guessing (promise A2)', () => {
  const guess = async (username: string, remoteAddress: string) => {
    const browser = await aBrowser(service.app, remoteAddress);
    return browser.post(logIn, { username, password: 'wrong horse' });
  };

  test('one account: from however many addresses, parallel or not, only the agreed number is looked at', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '3/10m' });
    const guesses = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(ada.email, `10.0.0.${index}`)));
    const statuses = guesses.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(guesses.find((answer) => answer.statusCode === 429)?.headers['retry-after']).toBe('600');
    // Not even the right password is looked at now …
    expect((await (await aBrowser(service.app)).post(logIn, adasSignIn)).statusCode).toBe(429);
    // … until the first guesses are ten minutes old.
    time += 10 * minute;
    expect((await (await aBrowser(service.app)).post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('an address without an account is throttled just the same (promise A3)', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '1/10m' });
    expect((await guess('nobody@lab.example', '10.0.0.1')).statusCode).toBe(400);
    expect((await guess('Nobody@lab.example', '10.0.0.2')).statusCode).toBe(429);
  });

  test('many accounts from one address', async () => {
    await restart({ RATE_LIMIT_SIGN_INS_PER_ADDRESS: '2/10m' });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await guess(`${name}@lab.example`, '10.0.0.1')).statusCode);
    expect(statuses).toEqual([400, 400, 429]);
  });

  test('a success clears the count, so that a customer who mistypes now and then is not locked out', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '2/10m' });
    for (let count = 0; count < 3; count += 1) {
      expect((await guess(ada.email, '10.0.0.1')).statusCode).toBe(400);
      expect((await (await aBrowser(service.app)).post(logIn, adasSignIn)).statusCode).toBe(200);
    }
  });

  test('the default lets at most 100 guesses an hour pass for one account', async () => {
    let looked = 0;
    for (let step = 0; step < 60; step += 1) {
      time += minute;
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
      Array.from({ length: 50 }, (_, place) => aBrowser(service.app, `10.1.0.${place}`)),
    );
    let looked = 0;
    for (let guess = 0; guess < 1_000; guess += 1) {
      time += 3_600;
      const answer = await strangers[guess % 50]?.post(logIn, wrong);
      if (answer?.statusCode === 400) looked += 1;
    }
    return looked;
  }

  test('a thousand wrong passwords from fifty addresses: the owner gets in where she signed in before', async () => {
    const hers = await aBrowser(service.app, '10.2.0.1');
    await hers.post(logIn, adasSignIn);
    await hers.post('/account/api-logout');
    time += 89 * day;
    const looked = await siege();
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThanOrEqual(100);

    const elsewhere = await (await aBrowser(service.app, '10.2.0.2')).post(logIn, adasSignIn);
    expect(elsewhere.statusCode).toBe(429);
    expect(elsewhere.json()).toMatchObject({
      success: false,
      error_code: 'too_many_sign_ins',
      error_message: expect.stringContaining('choose a new password by mail'),
    });
    expect((await hers.post(logIn, adasSignIn)).statusCode).toBe(200);
  }, 300_000);

  test('one address uses up its own share of the guesses, and others may still try', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '2/10m' });
    const one = await aBrowser(service.app, '10.1.0.1');
    const statuses = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await one.post(logIn, wrong)).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(2);
    expect((await (await aBrowser(service.app, '10.1.0.2')).post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('a browser that is known has a limit of its own', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '3/10m' });
    const browser = await aBrowser(service.app);
    await browser.post(logIn, adasSignIn);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await browser.post(logIn, wrong)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });

  test('a browser is known to the accounts that were signed in to there, by a cookie that is new each time', async () => {
    await (await aBrowser(service.app)).post('/account/create-new-user', { ...ada, email: 'bob@lab.example' });
    const browser = await aBrowser(service.app);
    const answer = await browser.post(logIn, adasSignIn);
    const cookie = answer.cookies.find(({ name }) => name === 'known');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 90 * 24 * 60 * 60 });
    const first = browser.cookies.get('known');
    await browser.post(logIn, { ...adasSignIn, username: 'bob@lab.example' });
    expect(browser.cookies.get('known')).not.toBe(first);
    const known = async () =>
      (
        await service.pool.query<{ count: number }>(
          'select count(distinct token_hash)::int as count from known_browser',
        )
      ).rows[0]?.count;
    expect(await known()).toBe(1);
    const { rows } = await service.pool.query(`select encode(token_hash, 'base64') as kept from known_browser`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('known'));
  });

  test('after 90 days, or with a new password, it is a stranger again', async () => {
    await restart({ RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: '1/10m' });
    const browser = await aBrowser(service.app);
    await browser.post(logIn, adasSignIn);
    time += 90 * day;
    const stranger = await aBrowser(service.app, '10.1.0.1');
    expect((await stranger.post(logIn, wrong)).statusCode).toBe(400);
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(429);
    time += 10 * minute;
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
    const password = 'another quiet pipette';
    const change = { current_password: adasSignIn.password, password };
    expect((await browser.post('/account/reset-password', change)).statusCode).toBe(200);
    expect((await stranger.post(logIn, wrong)).statusCode).toBe(400);
    expect((await browser.post(logIn, { ...adasSignIn, password })).statusCode).toBe(429);
  });
});
