import { aStaffMember } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

const settings = { STAFF_DOMAINS: 'lab.example' };

let open: TestService;
let closed: TestService;
beforeAll(async () => {
  open = await startTestService({ env: settings });
  closed = await startTestService({ env: { ...settings, STAFF_WITHOUT_SECOND_FACTOR: 'off' }, pool: open.pool });
});
afterAll(async () => {
  await closed.stop();
  await open.stop();
});

test('without a second factor a role is not in force: the account shops as a customer (ruling 9)', async () => {
  const { headers, accountId } = await aStaffMember(open.pool, 'administrator', 'sales');
  await open.pool.query('update session set second_factor_at = null where account_id = $1', [accountId]);
  const ask = async ({ app }: TestService, url: string) => app.inject({ url, headers: { ...headers } });

  expect((await ask(open, '/api/users/me/')).json()).toMatchObject({
    isCutsite: true,
    groups: ['administrator', 'sales'],
  });
  expect((await ask(open, '/api/staff/distributors/')).statusCode).toBe(200);

  expect((await ask(closed, '/api/users/me/')).json()).toMatchObject({ isCutsite: false, groups: [] });
  const refused = await ask(closed, '/api/staff/distributors/');
  expect([refused.statusCode, refused.json().error_code]).toEqual([403, 'second_factor_needed']);
  expect((await ask(closed, '/api/user/cart/')).statusCode).toBe(200);
});
