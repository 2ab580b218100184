import { aBrowser, startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ada, adasSignIn } from '../a-registration.cases.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const createNewUser = '/account/create-new-user';
const mails = async () => (await (await aBrowser(service.app)).get('/api/demo/outbox/')).json();

describe('a registration (AC-28)', () => {
  test('answers with a success flag and mails a link that verifies the address', async () => {
    const browser = await aBrowser(service.app);
    const answer = await browser.post(createNewUser, { ...ada, tshirt_size: 'XL' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(await mails()).toMatchObject([
      {
        to: 'Ada@Lab.example',
        subject: 'Please verify your e-mail address',
        links: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/verify-email\?token=[\w-]{43}$/)],
      },
    ]);
  });

  test('does not sign in, and the account can be entered under any letter case', async () => {
    const browser = await aBrowser(service.app);
    await browser.post(createNewUser, ada);
    expect((await browser.get('/api/users/me/')).statusCode).toBe(401);
    expect((await browser.post('/account/api-login', { ...adasSignIn, username: ' ada@LAB.example' })).statusCode).toBe(
      200,
    );
    expect((await browser.get('/api/users/me/')).json()).toMatchObject({ email: 'Ada@Lab.example' });
  });

  test('with faults names each field with its sentence', async () => {
    const browser = await aBrowser(service.app);
    const answer = await browser.post(createNewUser, { ...ada, first_name: ' ', email: 'ada', password: 'password1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      error_code: 'invalid_request',
      error_message: [
        'First name is required.',
        'Please enter a valid e-mail address.',
        'This password is too easy to guess. Please choose another one.',
      ],
      field_errors: {
        first_name: ['First name is required.'],
        email: ['Please enter a valid e-mail address.'],
        password: ['This password is too easy to guess. Please choose another one.'],
      },
    });
    expect(await mails()).toEqual([]);
  });

  test.each([['M'], [null], [undefined]])('takes the t-shirt size %s (ruling 16)', async (size) => {
    const browser = await aBrowser(service.app);
    expect((await browser.post(createNewUser, { ...ada, tshirt_size: size })).statusCode).toBe(200);
  });

  test('refuses a size that is not made', async () => {
    const browser = await aBrowser(service.app);
    expect((await browser.post(createNewUser, { ...ada, tshirt_size: 'XXL' })).statusCode).toBe(400);
  });
});

describe('an address that has an account already (promise A3)', () => {
  test('gets the same answer, and its owner a mail', async () => {
    const browser = await aBrowser(service.app);
    const first = await browser.post(createNewUser, ada);
    const second = await browser.post(createNewUser, { ...ada, email: 'ada@lab.EXAMPLE', password: 'another secret' });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect((await mails())[0]).toMatchObject({ subject: 'You already have an account', to: 'ada@lab.EXAMPLE' });
  });

  test('keeps its password', async () => {
    const browser = await aBrowser(service.app);
    await browser.post(createNewUser, ada);
    await browser.post(createNewUser, { ...ada, password: 'another secret' });
    expect((await browser.post('/account/api-login', { ...adasSignIn, password: 'another secret' })).statusCode).toBe(
      400,
    );
    expect((await browser.post('/account/api-login', adasSignIn)).statusCode).toBe(200);
  });

  test('is not flooded with mails by somebody who registers it again and again', async () => {
    await service.stop();
    service = await startTestService({ env: { RATE_LIMIT_VERIFICATION_MAILS: '2/1h' } });
    const browser = await aBrowser(service.app);
    for (let count = 0; count < 5; count += 1) {
      expect((await browser.post(createNewUser, ada)).statusCode).toBe(200);
    }
    expect(await mails()).toHaveLength(2);
  });

  test('is opened once when it is registered five times at the same time', async () => {
    const browser = await aBrowser(service.app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post(createNewUser, ada)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await service.pool.query('select count(*) as count from account');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('passwords are stored as argon2id with the agreed costs (promise A1)', async () => {
  await (await aBrowser(service.app)).post(createNewUser, ada);
  const { rows } = await service.pool.query<{ password_hash: string }>('select password_hash from account');
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only so many accounts are opened from one address; then the answer says when to come back (ruling 38)', async () => {
  await service.stop();
  service = await startTestService({ env: { RATE_LIMIT_REGISTRATIONS: '2/10m' } });
  const browser = await aBrowser(service.app);
  const statuses = [];
  for (const name of ['a', 'b', 'c']) {
    statuses.push((await browser.post(createNewUser, { ...ada, email: `${name}@lab.example` })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await browser.post(createNewUser, ada)).headers['retry-after']).toMatch(/^\d+$/);
});
