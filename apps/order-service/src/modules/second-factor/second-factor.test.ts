import { staffTimes } from '@cutsite/domain/staff';
import { aCustomer, aSession } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import { describe, expect, test } from 'vitest';
import { aPasskey } from '../../testing/a-passkey.ts';
import { aStoreWithFactors, env, minute, origin, refusal } from './a-store-with-factors.cases.ts';

const store = aStoreWithFactors();
const { clock, pass, query, aNewcomer, aLink, post, get, codeOf, withAnApp, give } = store;

const sorted = (answers: readonly ({ readonly status: number } | undefined)[]) =>
  answers.map((answer) => answer?.status ?? 0).toSorted((a, b) => a - b);

describe('staff without a second factor (OF-9)', () => {
  test('get the page to enrol one and nothing else, and that by a link alone', async () => {
    const { headers } = await aNewcomer('administrator');
    expect((await get(headers, 'me')).body).toMatchObject({ second_factor: 'not_enrolled', roles: [], ways: [] });
    expect(refusal(await get(headers, 'distributors'))).toEqual([403, 'second_factor_needed']);
    for (const path of ['enrolment', 'enrolment/totp/begin', 'enrolment/passkey/begin']) {
      expect(refusal(await post(headers, path, { token: 'guessed' }))).toEqual([400, 'token_refused']);
    }
    expect(refusal(await give(headers, 'demo_code', '424242'))).toEqual([400, 'code_refused']);
  });

  test('customers do not learn that there is such a call', async () => {
    const { headers } = await aCustomer(store.pool);
    expect(refusal(await get(headers, 'me'))).toEqual([403, 'forbidden']);
  });
});

describe('an app that shows codes', () => {
  test('is enrolled by a link and a right code, and signs in at once under a new session token', async () => {
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const opened = await post(person.headers, 'enrolment', { token });
    expect(opened.body).toMatchObject({ has_others: false, passkey: { host: 'localhost', reason: null } });
    const begun = (await post(person.headers, 'enrolment/totp/begin', { token })).body;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Cutsite:.*secret=[A-Z2-7]{32}/);
    expect(begun.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect(refusal(await post(person.headers, 'enrolment/totp', { token, code: '000000' }))).toEqual([
      400,
      'code_refused',
    ]);
    const done = await post(person.headers, 'enrolment/totp', { token, code: codeOf(begun.secret), label: 'Phone' });
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    expect((await get(done.next, 'me')).body).toMatchObject({
      second_factor: 'given',
      roles: ['sales'],
      ways: ['totp', 'recovery_code', 'demo_code'],
      recovery_codes_left: 10,
      stepped_up_until: null,
    });
    expect((await get(person.headers, 'me')).status).toBe(401);
    expect(refusal(await post(done.next, 'enrolment', { token }))).toEqual([400, 'token_refused']);
  });

  test('signs in, each code once, and an older one no more', async () => {
    const { accountId, secret } = await withAnApp();
    const elsewhere = await aSession(store.pool, accountId);
    expect((await get(elsewhere, 'me')).body).toMatchObject({ second_factor: 'needed', roles: [] });
    // The code that enrolled it was taken.
    expect(refusal(await give(elsewhere, 'totp', codeOf(secret)))).toEqual([400, 'code_refused']);
    const next = codeOf(secret, 1);
    const [first, second] = await Promise.all(
      [elsewhere, await aSession(store.pool, accountId)].map((headers) => give(headers, 'totp', ` ${next} `)),
    );
    expect(sorted([first, second])).toEqual([200, 400]);
    pass(60_000);
    expect((await give(await aSession(store.pool, accountId), 'totp', codeOf(secret))).status).toBe(200);
  });

  test('its secret is not to be read from a copy of the database (decision 56)', async () => {
    const { accountId, secret } = await withAnApp();
    const rows = await query('select * from second_factor where account_id = $1', accountId);
    const links = await query('select * from second_factor_link where account_id = $1', accountId);
    const text = JSON.stringify([rows, links], (_key, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(text).not.toContain(secret);
    const stranger = await startTestService({
      env: { ...env, SECOND_FACTOR_KEY: Buffer.alloc(32, 'another key').toString('base64') },
      pool: store.pool,
      clock,
    });
    const headers = await aSession(store.pool, accountId);
    pass(60_000);
    const payload = { for: 'sign_in', kind: 'totp', proof: codeOf(secret) };
    const answer = await stranger.app.inject({ method: 'POST', url: '/api/staff/second-factor/', headers, payload });
    expect(answer.statusCode).toBe(400);
    await stranger.stop();
  });

  test('guesses are counted for the account, over all its sessions', async () => {
    const { accountId, secret } = await withAnApp();
    const answers: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      answers.push((await give(await aSession(store.pool, accountId), 'totp', '000000')).status);
    }
    expect(answers).toEqual([...Array(8).fill(400), 429]);
    // Each wrong code is a row of the audit; one that was not looked at any more is none (OF-6).
    const refused = `select changes from staff_audit where subject_id = $1 and action = 'refuse_factor'`;
    expect(await query(refused, accountId)).toEqual(
      Array.from({ length: 8 }, () => ({ changes: [{ field: 'sign_in', from: null, to: 'totp, refused' }] })),
    );
    pass(minute);
    expect((await give(await aSession(store.pool, accountId), 'totp', codeOf(secret))).status).toBe(429);
    pass(15 * minute);
    expect((await give(await aSession(store.pool, accountId, clock.now()), 'totp', codeOf(secret))).status).toBe(200);
  });
});

describe('recovery codes (OF-10)', () => {
  test('one that is used in several places at once works in one of them, and its owner gets a mail', async () => {
    const { accountId, recoveryCodes } = await withAnApp();
    const sessions = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aSession(store.pool, accountId)));
    const typed = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
    const answers = await Promise.all(sessions.map((headers) => give(headers, 'recovery_code', typed)));
    expect(sorted(answers)).toEqual([200, 400, 400, 400, 400, 400]);
    const mails = await query('select body_text from outbox_mail where recipient = $1', `${accountId}@lab.example`);
    expect(
      mails.filter(({ body_text }) => body_text.includes('A recovery code was used, and 9 are left')),
    ).toHaveLength(1);
    expect(JSON.stringify(await query('select code_hash from recovery_code'))).not.toContain(recoveryCodes[1]);
  });

  test('new ones end the old ones, and the factor is given again before', async () => {
    const { headers, secret, recoveryCodes, accountId } = await withAnApp();
    expect(refusal(await post(headers, 'recovery-codes'))).toEqual([403, 'step_up_needed']);
    const stepped = await give(headers, 'totp', codeOf(secret, 1), 'step_up');
    const renewed = await post(stepped.next, 'recovery-codes');
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const other = await aSession(store.pool, accountId);
    expect((await give(other, 'recovery_code', recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await give(other, 'recovery_code', renewed.body.recovery_codes[0])).status).toBe(200);
  });
});

describe('a link to enrol (OF-10, OF-11)', () => {
  test('works once, of two uses at the same time too', async () => {
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const sessions = [person.headers, await aSession(store.pool, person.accountId)];
    const { secret } = (await post(person.headers, 'enrolment/totp/begin', { token })).body;
    const answers = await Promise.all(
      sessions.map((headers) => post(headers, 'enrolment/totp', { token, code: codeOf(secret) })),
    );
    expect(sorted(answers)).toEqual([200, 400]);
    expect(await query('select id from second_factor where account_id = $1', person.accountId)).toHaveLength(1);
  });

  test('ends after 30 minutes, when another one is made, and is for its owner alone', async () => {
    const person = await aNewcomer();
    const first = await aLink(person.accountId);
    const second = await aLink(person.accountId);
    const open = async (token: string, headers = person.headers) =>
      (await post(headers, 'enrolment', { token })).status;
    expect([await open(first), await open(second), await open(second, (await aNewcomer()).headers)]).toEqual([
      400, 200, 400,
    ]);
    pass(30 * minute);
    expect(await open(second, await aSession(store.pool, person.accountId, clock.now()))).toBe(400);
  });

  test('for a lost factor ends all factors and sessions at once, with the reason in a mail and in the audit', async () => {
    const { accountId, headers, secret } = await withAnApp();
    const token = await aLink(accountId, { reason: 'The phone was left on a train.' });
    expect((await get(headers, 'me')).status).toBe(401);
    const again = await aSession(store.pool, accountId);
    expect((await get(again, 'me')).body).toMatchObject({ second_factor: 'not_enrolled', recovery_codes_left: 0 });
    expect((await give(again, 'totp', codeOf(secret, 1))).status).toBe(400);
    expect((await post(again, 'enrolment', { token })).status).toBe(200);
    const [mail] = await query(
      'select subject, body_text from outbox_mail where recipient = $1 order by created_at desc, id desc limit 1',
      `${accountId}@lab.example`,
    );
    expect([mail?.subject, mail?.body_text]).toEqual([
      'Your second factor was removed',
      expect.stringContaining('The phone was left on a train.'),
    ]);
    expect(
      await query(`select reason from staff_audit where subject_id = $1 and action = 'reset_factors'`, accountId),
    ).toEqual([{ reason: 'The phone was left on a train.' }]);
  });
});

describe('a passkey', () => {
  test('is enrolled and signs in; what it signed once counts for nothing later', async () => {
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const passkey = aPasskey(origin);
    const begun = (await post(person.headers, 'enrolment/passkey/begin', { token })).body;
    const response = passkey.create(begun.options);
    const done = await post(person.headers, 'enrolment/passkey', { token, response, label: 'Laptop' });
    expect([done.status, done.body.recovery_codes?.length]).toEqual([200, 10]);
    const elsewhere = await aSession(store.pool, person.accountId);
    const asked = (await post(elsewhere, 'second-factor/passkey')).body;
    const signed = passkey.get(asked.options);
    const given = await give(elsewhere, 'passkey', signed);
    expect(given.status).toBe(200);
    expect((await give(given.next, 'passkey', signed, 'step_up')).status).toBe(400);
    expect((await get(given.next, 'second-factors')).body.factors).toEqual([
      expect.objectContaining({ kind: 'passkey', label: 'Laptop' }),
    ]);
  });

  test.each([
    ['of another store', 'http://elsewhere.example'],
    ['of another port of this machine', 'http://localhost:4000'],
  ])('%s is not taken', async (_what, from) => {
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const { options } = (await post(person.headers, 'enrolment/passkey/begin', { token })).body;
    const response = aPasskey(from).create(options);
    expect(refusal(await post(person.headers, 'enrolment/passkey', { token, response }))).toEqual([
      400,
      'code_refused',
    ]);
    expect((await post(person.headers, 'enrolment', { token })).status).toBe(200);
  });

  test('is answered within five minutes', async () => {
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const passkey = aPasskey(origin);
    const { options } = (await post(person.headers, 'enrolment/passkey/begin', { token })).body;
    const done = await post(person.headers, 'enrolment/passkey', { token, response: passkey.create(options) });
    const asked = (await post(done.next, 'second-factor/passkey')).body;
    pass(staffTimes.passkey);
    expect((await give(done.next, 'passkey', passkey.get(asked.options), 'step_up')).status).toBe(400);
  });

  test('has no place in a store that is reached at an address, which says why', async () => {
    const settings = { ...env, PUBLIC_URL: 'http://127.0.0.1:3000' };
    const addressed = await startTestService({ env: settings, pool: store.pool, clock });
    const person = await aNewcomer();
    const token = await aLink(person.accountId);
    const answer = await addressed.app.inject({
      method: 'POST',
      url: '/api/staff/enrolment/passkey/begin/',
      payload: { token },
      headers: person.headers,
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Passkeys need a name, and this store is reached at the address 127.0.0.1. Use an app that shows codes.',
    ]);
    await addressed.stop();
  });
});
