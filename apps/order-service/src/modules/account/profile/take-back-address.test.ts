import { aBrowser, type Browser } from '@cutsite/test-support/service';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';
import { adasService } from '../ada-registered.cases.ts';

const at = adasService();
let browser: Browser;
beforeEach(async () => {
  browser = await at.signedIn();
});

const me = async () => (await browser.get('/api/users/me/')).json();

describe('an address that another one has replaced (AC-36)', () => {
  /** The account as an attacker has it who knows its password: with an address of their own. */
  async function stolen(): Promise<{ readonly takeBack: string; readonly thief: Browser }> {
    await browser.post('/account/verify-email', { token: await at.verificationToken(ada.email) });
    const thief = await aBrowser(at.service.app);
    await thief.post('/account/api-login', adasSignIn);
    const changed = { email: 'thief@elsewhere.example', current_password: ada.password };
    await thief.post('/account/update-user', changed);
    await thief.post('/account/verify-email', { token: await at.verificationToken('thief@elsewhere.example') });
    return { takeBack: await takeBackLink(ada.email), thief };
  }

  async function takeBackLink(recipient: string): Promise<string> {
    const { rows } = await at.service.pool.query<{ body_text: string }>(
      `select body_text from outbox_mail where recipient = $1 and subject = 'Your e-mail address was changed'`,
      [recipient],
    );
    return /take-back-email\?token=([\w-]+)/.exec(rows.at(-1)?.body_text ?? '')?.[1] ?? '';
  }

  test('is taken back by its owner, who chooses a new password; every session ends', async () => {
    const { takeBack, thief } = await stolen();
    expect((await me()).error_code).toBe('signed_out');
    const owner = await aBrowser(at.service.app);
    expect((await owner.post('/account/take-back-email', { token: takeBack })).json()).toEqual({ success: true });
    expect((await thief.get('/api/users/me/')).statusCode).toBe(401);
    for (const username of [ada.email, 'thief@elsewhere.example']) {
      expect((await thief.post('/account/api-login', { ...adasSignIn, username })).statusCode).toBe(400);
    }
    expect((await owner.post('/account/reset-password', { password: 'quiet pipettes 3' })).statusCode).toBe(200);
    await owner.post('/account/api-login', { username: ada.email, password: 'quiet pipettes 3' });
    expect((await owner.get('/api/users/me/')).json()).toMatchObject({ email: ada.email, loginStatus: 'logged_in' });
  });

  test('is taken back once, of five at the same time', async () => {
    const { takeBack } = await stolen();
    const owner = await aBrowser(at.service.app);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post('/account/take-back-email', { token: takeBack })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  });

  test('is taken back after a second change, too, and the link of the address between works no more', async () => {
    const { takeBack, thief } = await stolen();
    await thief.post('/account/update-user', { email: 'again@elsewhere.example', current_password: ada.password });
    await thief.post('/account/verify-email', { token: await at.verificationToken('again@elsewhere.example') });
    const between = await takeBackLink('thief@elsewhere.example');
    const owner = await aBrowser(at.service.app);
    expect((await owner.post('/account/take-back-email', { token: takeBack })).statusCode).toBe(200);
    expect((await owner.post('/account/take-back-email', { token: between })).statusCode).toBe(400);
  });

  test('can be taken back for 72 hours', async () => {
    const { takeBack } = await stolen();
    await at.service.pool.query(`update address_change set expires_at = expires_at - interval '72 hours'`);
    const answer = await (await aBrowser(at.service.app)).post('/account/take-back-email', { token: takeBack });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error_code: 'token_refused',
      error_message: 'This link has been used before, or its 72 hours are over.',
    });
  });

  test('cannot be registered meanwhile', async () => {
    const { takeBack, thief } = await stolen();
    await thief.post('/account/create-new-user', ada);
    const owner = await aBrowser(at.service.app);
    expect((await owner.post('/account/take-back-email', { token: takeBack })).statusCode).toBe(200);
  });

  test('cannot be registered while it is being given up, either', async () => {
    const thief = await at.service.pool.connect();
    await thief.query(`begin; insert into address_change (id, account_id, token_hash, old_email, old_email_normalised,
        changed_at, expires_at)
      select gen_random_uuid(), id, sha256('some'), email, email_normalised, now(), now() + interval '72 hours' from account;
      update account set email = 'thief@elsewhere.example', email_normalised = 'thief@elsewhere.example'`);
    const registering = (await aBrowser(at.service.app)).post('/account/create-new-user', ada);
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                    and query like 'insert into account (%'`;
    await expect.poll(async () => (await at.service.pool.query(waits)).rowCount).toBe(1);
    await thief.query('commit');
    thief.release();
    expect((await registering).statusCode).toBe(200);
    const { rows } = await at.service.pool.query('select email from account');
    expect(rows).toEqual([{ email: 'thief@elsewhere.example' }]);
  });

  test('that was never verified gets no such link', async () => {
    await browser.post('/account/update-user', { email: 'ada@institute.example', current_password: ada.password });
    await browser.post('/account/verify-email', { token: await at.verificationToken('ada@institute.example') });
    expect(await takeBackLink(ada.email)).toBe('');
  });
});

describe('the places where somebody is signed in (promise A5)', () => {
  const sessions = async () => (await browser.get('/api/user/sessions/')).json().sessions;

  test('are listed, and each can be ended', async () => {
    const elsewhere = await aBrowser(at.service.app);
    await elsewhere.post('/account/api-login', adasSignIn, { 'user-agent': 'Firefox at home' });
    const listed = await sessions();
    expect(listed).toHaveLength(2);
    expect(listed.find((entry: { is_current: boolean }) => entry.is_current)).toMatchObject({
      user_agent: 'Chromium on a bench',
    });
    const other = listed.find((entry: { is_current: boolean }) => !entry.is_current);
    expect(other.user_agent).toBe('Firefox at home');
    const url = `/api/user/sessions/${other.id}/`;
    const headers = { cookie: `visit=${browser.cookies.get('visit')}; csrftoken=${browser.cookies.get('csrftoken')}` };
    const ended = await at.service.app.inject({
      method: 'DELETE',
      url,
      headers: { ...headers, 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
    });
    expect(ended.json()).toEqual({ id: other.id });
    expect((await elsewhere.get('/api/users/me/')).statusCode).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });

  test('all others end at once, and this one goes on', async () => {
    for (let place = 0; place < 3; place += 1) {
      await (await aBrowser(at.service.app)).post('/account/api-login', adasSignIn);
    }
    expect((await browser.post('/api/user/sessions/end-others/')).json()).toEqual({ ended: 3 });
    expect(await sessions()).toHaveLength(1);
  });
});
