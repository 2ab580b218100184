import { signedOutText } from '@cutsite/contracts/problem';
import { aBrowser } from '@cutsite/test-support/service';
import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';
import { adasService } from '../ada-registered.cases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const at = adasService();

const logIn = '/account/api-login';
const me = '/api/users/me/';

describe('signing in (AC-26, AC-27)', () => {
  test('answers with a success flag, and the user is known from then on', async () => {
    const browser = await aBrowser(at.service.app);
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
    const browser = await aBrowser(at.service.app);
    const wrong = await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    const unknown = await browser.post(logIn, { username: 'nobody@lab.example', password: 'wrong horse' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ success: false, error_code: 'wrong_credentials' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('a wrong password for an account of staff is kept in the audit, one for a customer is not (OF-6)', async () => {
    const browser = await aBrowser(at.service.app, '203.0.113.7');
    const kept = async () =>
      (await at.service.pool.query(`select actor_id, actor_name, subject_id, action, changes from staff_audit`)).rows;
    await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    await browser.post(logIn, { username: 'unknown@lab.example', password: 'wrong horse' });
    expect(await kept()).toEqual([]);
    const { rows } = await at.service.pool.query<{ id: string }>(
      `insert into account_role select id, 'sales', now() from account returning account_id as id`,
    );
    await browser.post(logIn, { ...adasSignIn, password: 'wrong horse' });
    expect(await kept()).toEqual([
      {
        actor_id: null,
        actor_name: 'not signed in',
        subject_id: rows[0]?.id,
        action: 'refuse_password',
        changes: [{ field: 'password', from: null, to: 'refused, from 203.0.113.7' }],
      },
    ]);
  });

  test('makes an older, weaker hash of the password again (promise A1)', async () => {
    const weak = await hash(ada.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await at.service.pool.query('update account set password_hash = $1', [weak]);
    const browser = await aBrowser(at.service.app);
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
    const { rows } = await at.service.pool.query<{ password_hash: string }>('select password_hash from account');
    expect(rows[0]?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
  });
});

describe('a session (promise A5)', () => {
  test('gets a new cookie at each sign-in, so that a planted one is worth nothing', async () => {
    const browser = await aBrowser(at.service.app);
    const planted = new Map(browser.cookies);
    await browser.post(logIn, adasSignIn);
    expect(browser.cookies.get('visit')).not.toBe(planted.get('visit'));
    expect(browser.cookies.get('csrftoken')).not.toBe(planted.get('csrftoken'));
    const thief = await at.service.app.inject({ url: me, cookies: Object.fromEntries(planted) });
    expect(thief.statusCode).toBe(401);
  });

  test('that is replaced by another sign-in has ended', async () => {
    const browser = await aBrowser(at.service.app);
    await browser.post(logIn, adasSignIn);
    const earlier = Object.fromEntries(browser.cookies);
    await browser.post(logIn, adasSignIn);
    expect((await at.service.app.inject({ url: me, cookies: earlier })).statusCode).toBe(401);
    expect((await browser.get(me)).statusCode).toBe(200);
  });

  test('ends at signing out, also for a copy of its cookie', async () => {
    const browser = await aBrowser(at.service.app);
    await browser.post(logIn, adasSignIn);
    const kept = Object.fromEntries(browser.cookies);
    expect((await browser.post('/account/api-logout')).json()).toEqual({ success: true });
    expect((await at.service.app.inject({ url: me, cookies: kept })).statusCode).toBe(401);
    // The next form can be sent at once.
    expect((await browser.post(logIn, adasSignIn)).statusCode).toBe(200);
  });

  test('is stored as a hash, and its cookie cannot be read by scripts', async () => {
    const browser = await aBrowser(at.service.app);
    const answer = await browser.post(logIn, adasSignIn);
    const cookie = answer.cookies.find(({ name }) => name === 'visit');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { rows } = await at.service.pool.query<{ kept: string }>(
      `select encode(token_hash, 'base64') as kept from session`,
    );
    expect(rows[0]?.kept).not.toContain(cookie?.value.slice(2));
  });

  test('in production has a cookie that only this host can set and only HTTPS carries', async () => {
    await at.restart({ SECURE_COOKIES: 'on', PUBLIC_URL: 'https://store.example' });
    const answer = await at.service.app.inject(me);
    expect(answer.cookies).toMatchObject([
      { name: '__Host-visit', secure: true, httpOnly: true, path: '/' },
      { name: 'csrftoken', secure: true, path: '/' },
    ]);
  });

  test('slides forward while it is used, and is written at most once an hour', async () => {
    const browser = await aBrowser(at.service.app);
    await browser.post(logIn, adasSignIn);
    const lastSeen = async () =>
      (await at.service.pool.query('select last_seen_at from session')).rows[0]?.last_seen_at;
    const atFirst = await lastSeen();
    at.time += 59 * minute;
    expect((await browser.get(me)).headers['set-cookie']).toBeUndefined();
    expect(await lastSeen()).toEqual(atFirst);
    at.time += minute;
    expect((await browser.get(me)).headers['set-cookie']).toHaveLength(2);
    expect(await lastSeen()).toEqual(new Date(at.time));
    at.time += 13 * day;
    expect((await browser.get(me)).statusCode).toBe(200);
  });

  test('ends after 14 days without a call, and after 90 days in any case', async () => {
    const idle = await aBrowser(at.service.app);
    const busy = await aBrowser(at.service.app);
    await idle.post(logIn, adasSignIn);
    await busy.post(logIn, adasSignIn);
    for (let days = 0; days < 89; days += 1) {
      at.time += day;
      expect((await busy.get(me)).statusCode).toBe(200);
    }
    expect((await idle.get(me)).statusCode).toBe(401);
    at.time += day;
    expect((await busy.get(me)).statusCode).toBe(401);
  });
});
