import { timedCall } from '@cutsite/contracts/endpoint';
import { aCustomer, aSession } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import { describe, expect, test } from 'vitest';
import { aStoreWithFactors, env, type Headers, minute, refusal } from './a-store-with-factors.cases.ts';

const store = aStoreWithFactors();
const { clock, pass, post, get, codeOf, withAnApp, give } = store;

describe('the second factor again, before what matters (OF-12)', () => {
  test('holds for ten minutes in this session', async () => {
    const { headers, secret, accountId } = await withAnApp();
    const refund = (asking: Headers) =>
      post(asking, 'order/01900000-0000-7000-8000-000000000000/refund', { reason: 'One tube was empty.' });
    expect(refusal(await refund(headers))).toEqual([403, 'step_up_needed']);
    const stepped = await give(headers, 'totp', codeOf(secret, 1), 'step_up');
    expect(stepped.body.stepped_up_until).toBe(new Date(clock.now().getTime() + 10 * minute).toISOString());
    expect((await refund(stepped.next)).status).toBe(404);
    const other = await aSession(store.pool, accountId);
    expect(refusal(await refund(other))).toEqual([403, 'second_factor_needed']);
    expect(refusal(await give(other, 'totp', codeOf(secret), 'step_up'))).toEqual([403, 'second_factor_needed']);
    pass(10 * minute);
    expect(refusal(await refund(stepped.next))).toEqual([403, 'step_up_needed']);
  });

  test('a demo takes the code that its start prints, to step up and for nothing else', async () => {
    const { headers, accountId } = await withAnApp();
    expect((await give(headers, 'demo_code', '424242', 'step_up')).status).toBe(200);
    const other = await aSession(store.pool, accountId);
    expect((await give(other, 'demo_code', '424242')).status).toBe(400);
  });

  test('production has no such code, and gives no call without a second factor', async () => {
    const { accountId, headers: signedIn } = await withAnApp('administrator');
    const production = await startTestService({
      env: {
        CUTSITE_MODE: 'production',
        PUBLIC_URL: 'https://store.example',
        STAFF_DOMAINS: 'lab.example',
        SMTP_URL: 'smtps://user:secret@mail.example',
        MAIL_FROM: 'store@provider.example',
        LOG_LEVEL: 'fatal',
        STRIPE_SECRET_KEY: 'sk_live_example_of_a_key',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_example_of_a_key',
        STRIPE_WEBHOOK_SECRET: 'whsec_example_of_a_key',
        SECOND_FACTOR_KEY: env.SECOND_FACTOR_KEY,
      },
      pool: store.pool,
      clock,
    });
    const asked = async (headers: Headers, path: string, payload?: object) => {
      const own = { ...headers, cookie: headers.cookie.replace('visit=', '__Host-visit=') };
      const method = payload ? 'POST' : 'GET';
      const answer = await production.app.inject({
        method,
        url: `/api/staff/${path}/`,
        headers: own,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json() };
    };
    const stepUp = { for: 'step_up', kind: 'demo_code', proof: '424242' };
    expect(refusal(await asked(signedIn, 'second-factor', stepUp))).toEqual([400, 'code_refused']);
    expect((await asked(signedIn, 'me')).body.ways).toEqual(['totp', 'recovery_code']);
    const withPassword = await aSession(store.pool, accountId);
    expect(refusal(await asked(withPassword, 'distributors'))).toEqual([403, 'second_factor_needed']);
    expect((await asked(signedIn, 'distributors')).status).toBe(200);
    await production.stop();
  });
});

describe('sessions of staff (OF-13)', () => {
  const status = async (headers: Headers) => (await get(headers, 'me')).status;

  test('end after half an hour without a call', async () => {
    const { headers } = await withAnApp();
    pass(29 * minute);
    expect(await status(headers)).toBe(200);
    pass(29 * minute);
    expect(await status(headers)).toBe(200);
    pass(30 * minute);
    expect(await status(headers)).toBe(401);
  });

  test('are not kept by calls that an open page makes by a timer (decision 114)', async () => {
    const { headers } = await withAnApp();
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      pass(9 * minute);
      statuses.push(await status({ ...headers, ...timedCall }));
    }
    expect(statuses).toEqual([200, 200, 200, 401]);
  });

  test('end after twelve hours in any case', async () => {
    const busy = await withAnApp();
    const statuses: number[] = [];
    for (let asked = 0; asked < 37; asked += 1) {
      // Between two calls, so that a slow machine does not decide which of them is the last.
      pass(21 * minute);
      statuses.push(await status(busy.headers));
    }
    expect([statuses.indexOf(401), statuses.at(-1)]).toEqual([34, 401]);
  });

  test('customers keep theirs', async () => {
    const { headers } = await aCustomer(store.pool);
    pass(13 * 60 * minute);
    expect((await store.app.inject({ url: '/api/users/me/', headers: { ...headers } })).statusCode).toBe(200);
  });
});
