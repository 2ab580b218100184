import { aBrowser, type Browser } from '@cutsite/test-support/service';
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';
import { adasService } from '../ada-registered.cases.ts';

const at = adasService();
let browser: Browser;
beforeEach(async () => {
  browser = await at.signedIn();
});

const profile = {
  company_name: 'Helix Institute',
  email: 'Ada@Lab.example',
  first_name: 'Ada',
  last_name: 'Lindqvist-Berg',
  tshirt_size: 'M',
};

const me = async () => (await browser.get('/api/users/me/')).json();

describe('the profile (AC-29)', () => {
  test('is changed, and the answer carries a success flag', async () => {
    expect((await browser.post('/account/update-user', profile)).json()).toEqual({ success: true });
    expect(await me()).toMatchObject({
      company_name: 'Helix Institute',
      last_name: 'Lindqvist-Berg',
      tshirt_size: 'M',
      pending_email: null,
    });
  });

  test('names each faulty field', async () => {
    const answer = await browser.post('/account/update-user', { ...profile, first_name: ' ', email: 'ada' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors).toEqual({
      first_name: ['First name is required.'],
      email: ['Please enter a valid e-mail address.'],
    });
  });

  test('takes a new address only when the link that was sent there is followed', async () => {
    const changed = { ...profile, email: 'ada@institute.example', current_password: ada.password };
    await browser.post('/account/update-user', changed);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example', pending_email: 'ada@institute.example' });
    const token = await at.verificationToken('ada@institute.example');
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(200);
    expect(await me()).toMatchObject({
      email: 'ada@institute.example',
      pending_email: null,
      loginStatus: 'logged_in',
    });
    const { rows } = await at.service.pool.query(
      `select subject from outbox_mail where recipient = 'Ada@Lab.example' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'A new e-mail address was entered' }]);
  });

  test('gives back an address that was only waiting', async () => {
    await browser.post('/account/update-user', {
      ...profile,
      email: 'ada@institute.example',
      current_password: ada.password,
    });
    const token = await at.verificationToken('ada@institute.example');
    await browser.post('/account/update-user', profile);
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(400);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example', pending_email: null });
  });

  test('answers the same for an address that another account has, whose owner gets a mail (promise A3)', async () => {
    const other = await aBrowser(at.service.app);
    await other.post('/account/create-new-user', { ...ada, email: 'bo@lab.example' });
    const free = await browser.post('/account/update-user', {
      ...profile,
      email: 'free@lab.example',
      current_password: ada.password,
    });
    const taken = await browser.post('/account/update-user', {
      ...profile,
      email: 'bo@lab.example',
      current_password: ada.password,
    });
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const { rows } = await at.service.pool.query(
      `select subject from outbox_mail where recipient = 'bo@lab.example' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject: 'You already have an account' }]);
  });

  test('never takes an address that somebody registered in the meantime', async () => {
    await browser.post('/account/update-user', {
      ...profile,
      email: 'late@lab.example',
      current_password: ada.password,
    });
    const token = await at.verificationToken('late@lab.example');
    const other = await aBrowser(at.service.app);
    await other.post('/account/create-new-user', { ...ada, email: 'late@lab.example' });
    expect((await browser.post('/account/verify-email', { token })).statusCode).toBe(400);
    expect(await me()).toMatchObject({ email: 'Ada@Lab.example' });
  });
});

describe('a new address (AC-36)', () => {
  const institute = { ...profile, email: 'ada@institute.example' };

  test.each([
    ['missing', {}, 'Enter your current password to change the e-mail address. Nothing was changed.'],
    ['wrong', { current_password: 'wrong horse' }, 'The current password is not correct. Nothing was changed.'],
  ])('is not taken with a password that is %s, and nothing is changed', async (_what, typed, sentence) => {
    const answer = await browser.post('/account/update-user', { ...institute, ...typed });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      error_code: 'password_needed',
      error_message: sentence,
      field_errors: { current_password: [sentence] },
    });
    expect(await me()).toMatchObject({ pending_email: null, last_name: ada.last_name });
    expect(await at.verificationToken('ada@institute.example')).toBeUndefined();
  });

  test('that waits already is asked for no password again, and none is needed to give it up', async () => {
    await browser.post('/account/update-user', { ...institute, current_password: ada.password });
    expect((await browser.post('/account/update-user', { ...institute, last_name: 'Berg' })).statusCode).toBe(200);
    expect(await me()).toMatchObject({ pending_email: 'ada@institute.example', last_name: 'Berg' });
    expect((await browser.post('/account/update-user', profile)).statusCode).toBe(200);
    expect(await me()).toMatchObject({ pending_email: null });
  });

  test('counts wrong passwords for the session in which they are typed (promise A2)', async () => {
    const guess = () => browser.post('/account/update-user', { ...institute, current_password: 'wrong horse' });
    const answers = [];
    for (let tries = 0; tries < 9; tries += 1) answers.push((await guess()).statusCode);
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 400), 429]);
    // Guesses with a stolen session do not block the sign-in.
    const elsewhere = await aBrowser(at.service.app, '10.0.0.9');
    expect((await elsewhere.post('/account/api-login', adasSignIn)).statusCode).toBe(200);
  });

  test('and a new password are not kept from their owner by strangers who guess at the sign-in (promise X2)', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const stranger = await aBrowser(at.service.app, `10.0.1.${tries}`);
      await stranger.post('/account/api-login', { ...adasSignIn, password: 'wrong horse' });
    }
    const changed = { ...institute, current_password: ada.password };
    expect((await browser.post('/account/update-user', changed)).statusCode).toBe(200);
    const renewed = { password: 'quiet pipettes 3', current_password: ada.password };
    expect((await browser.post('/account/reset-password', renewed)).statusCode).toBe(200);
  });

  test('ends all sessions but that of the browser that asked for it, when it counts', async () => {
    const elsewhere = await aBrowser(at.service.app);
    await elsewhere.post('/account/api-login', adasSignIn);
    await browser.post('/account/update-user', { ...institute, current_password: ada.password });
    const token = await at.verificationToken('ada@institute.example');
    expect((await elsewhere.get('/api/users/me/')).statusCode).toBe(200);
    await (await aBrowser(at.service.app)).post('/account/verify-email', { token });
    expect((await elsewhere.get('/api/users/me/')).statusCode).toBe(401);
    expect(await me()).toMatchObject({ email: 'ada@institute.example', loginStatus: 'logged_in' });
  });
});

describe('what is left out of a profile stays as it is (AC-29)', () => {
  test.each([
    [{ last_name: 'Berg' }, { last_name: 'Berg' }],
    [{ company_name: 'Helix Institute' }, { company_name: 'Helix Institute' }],
    [{ tshirt_size: null }, { tshirt_size: null }],
    [{}, {}],
  ])('%j', async (sent, changed) => {
    await browser.post('/account/update-user', { tshirt_size: 'M' });
    const before = await me();
    expect((await browser.post('/account/update-user', sent)).json()).toEqual({ success: true });
    expect(await me()).toEqual({ ...before, ...changed });
  });
});
