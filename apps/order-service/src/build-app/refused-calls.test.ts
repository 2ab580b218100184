import { newSessionToken } from '@cutsite/service-base/http';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_REQUESTS: '5/1h' } });
});
afterAll(() => service.stop());

test.each([
  ['with a session that does not exist', 401, async () => ({ cookie: `visit=${newSessionToken()}` })],
  ['signed out', 401, async () => ({})],
  ['without a CSRF token', 403, async () => ({ cookie: (await aCustomer(service.pool)).headers.cookie })],
])('calls %s are refused, and count against their network address', async (what, status, headersOf) => {
  const headers = await headersOf();
  const remoteAddress = `10.0.0.${what.length}`;
  const statuses = [];
  for (let call = 0; call < 8; call += 1) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/user/carts/',
      payload: { name: 'Screen' },
      headers,
      remoteAddress,
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([status, status, status, status, status, 429, 429, 429]);
  // Calls from other addresses are not counted with them.
  const other = await service.app.inject({ method: 'POST', url: '/api/user/carts/', payload: {} });
  expect(other.statusCode).toBe(401);
});

test('the addresses of one IPv6 network are counted together, because one customer has all of them', async () => {
  const ask = (remoteAddress: string) => service.app.inject({ url: '/api/user/carts/', remoteAddress });
  const statuses = [];
  for (let call = 0; call < 8; call += 1) statuses.push((await ask(`2001:db8:7:7::${call + 1}`)).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect((await ask('2001:db8:7:8::1')).statusCode).toBe(401);
});
