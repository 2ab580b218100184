import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { parseConfig } from '../../config/index.ts';
import { sendFactorLink } from './index.ts';

export const origin = 'http://localhost:3000';
export const env = {
  STAFF_DOMAINS: 'lab.example',
  PUBLIC_URL: origin,
  STAFF_WITHOUT_SECOND_FACTOR: 'off',
  SECOND_FACTOR_KEY: Buffer.alloc(32, 'a key').toString('base64'),
};
export const minute = 60_000;
export type Headers = Customer['headers'];

/** A service whose staff need a second factor, and what it is asked; the clock stands until `pass` moves it. */
export function aStoreWithFactors() {
  let now = new Date();
  const clock = { now: () => now };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ env, clock });
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    now = new Date();
  });

  const query = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

  async function aNewcomer(role = 'sales'): Promise<Customer> {
    const person = await aCustomer(service.pool);
    await service.pool.query('insert into account_role values ($1, $2, now())', [person.accountId, role]);
    return person;
  }

  async function aLink(id: string, lost: { reason: string } | null = null): Promise<string> {
    const config = parseConfig(env);
    if (!config.ok) throw new Error('the settings of the test are wrong');
    const made = await sendFactorLink(
      { pool: service.pool, clock, config: config.value },
      { actor: 'command_line', of: { id }, lost },
    );
    if (!made.ok) throw new Error(made.error);
    return new URL(made.value.link).searchParams.get('token') ?? '';
  }

  /** Asks, and takes over the cookies that an answer brings. */
  async function post(headers: Headers, path: string, payload: object = {}) {
    const answer = await service.app.inject({ method: 'POST', url: `/api/staff/${path}/`, headers, payload });
    const { visit, csrftoken } = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const next: Headers =
      visit && csrftoken ? { cookie: `visit=${visit}; csrftoken=${csrftoken}`, 'x-csrftoken': csrftoken } : headers;
    return { status: answer.statusCode, body: answer.json(), next };
  }
  const get = async (headers: Headers, path: string) => {
    const answer = await service.app.inject({ url: `/api/staff/${path}/`, headers: { ...headers } });
    return { status: answer.statusCode, body: answer.json() };
  };

  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({
      timestamp: now.getTime() + steps * 30_000,
    });

  async function withAnApp(role?: string) {
    const person = await aNewcomer(role);
    const token = await aLink(person.accountId);
    const { secret } = (await post(person.headers, 'enrolment/totp/begin', { token })).body as { secret: string };
    const done = await post(person.headers, 'enrolment/totp', { token, code: codeOf(secret) });
    expect([done.status, done.body]).toEqual([200, expect.anything()]);
    const recoveryCodes: readonly string[] = done.body.recovery_codes;
    return { ...person, headers: done.next, secret, recoveryCodes };
  }

  const give = (headers: Headers, kind: string, proof: string, purpose = 'sign_in') =>
    post(headers, 'second-factor', { for: purpose, kind, proof });

  return {
    clock,
    pass,
    query,
    aNewcomer,
    aLink,
    post,
    get,
    codeOf,
    withAnApp,
    give,
    get pool() {
      return service.pool;
    },
    get app() {
      return service.app;
    },
  };
}

export const refusal = ({ status, body }: { status: number; body: { error_code?: string } }) => [
  status,
  body.error_code,
];
