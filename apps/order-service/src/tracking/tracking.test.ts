import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marketingConsent } from '@cutsite/domain/account';
import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { httpTracker } from '../gateways/tracker/http-tracker.ts';
import { putEvent } from './put-event.ts';
import { sendDueEvents } from './send-due-events.ts';

/** A tracker on the loopback address that keeps what it receives, and answers what the test says. */
async function aTracker() {
  const received: Record<string, unknown>[] = [];
  const behaviour = { status: 204 };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (behaviour.status < 300) received.push(JSON.parse(body) as Record<string, unknown>);
      response.writeHead(behaviour.status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  return { received, behaviour, url, close: () => new Promise((resolve) => server.close(resolve)) };
}

let tracker: Awaited<ReturnType<typeof aTracker>>;
let service: TestService;
beforeEach(async () => {
  tracker = await aTracker();
  service = await startTestService({ env: { TRACKER_URL: tracker.url } });
});
afterEach(async () => {
  await service.stop();
  await tracker.close();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

function tell(now = later(0)) {
  const port = httpTracker(tracker.url);
  if (!port) throw new Error('there must be a tracker');
  return sendDueEvents(service.pool, port, now);
}

const saveProfile = (customer: Customer, consent: { marketing_consent?: boolean }) =>
  service.app.inject({
    method: 'POST',
    url: '/account/update-user',
    headers: customer.headers,
    payload: {
      first_name: 'Ada',
      last_name: 'Test',
      company_name: 'Test',
      email: `${customer.accountId}@lab.example`,
      ...consent,
    },
  });

const me = async (customer: Customer) =>
  (await service.app.inject({ url: '/api/users/me/', headers: customer.headers })).json();

const waiting = async (): Promise<string[]> =>
  (await service.pool.query('select event from tracker_event order by id')).rows.map(({ event }) => String(event));

describe('the marketing tracker (WB-9)', () => {
  test('gets the account, the add and the order of a customer who agreed, by e-mail address', async () => {
    const customer = await aCustomer(service.pool);
    await saveProfile(customer, { marketing_consent: true });
    await aPlacedOrder(service, { customer });
    await vi.waitFor(async () =>
      expect((await waiting()).toSorted()).toEqual(['added_to_cart', 'ordered', 'signed_up']),
    );
    expect(await tell()).toEqual({ sent: 3, failed: 0 });
    expect(tracker.received.map(({ event }) => String(event)).toSorted()).toEqual([
      'added_to_cart',
      'ordered',
      'signed_up',
    ]);
    for (const event of tracker.received) {
      expect(event).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        identify: { email: `${customer.accountId}@lab.example` },
        event: expect.any(String),
        occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    }
    expect(await waiting()).toEqual([]);
    expect(await tell()).toEqual({ sent: 0, failed: 0 });
  });

  test('hears of a custom request, and nothing of what it says', async () => {
    const customer = await aCustomer(service.pool);
    await saveProfile(customer, { marketing_consent: true });
    const parent = { title: 'GFP at LMNB1', aim: 'Live imaging', use: 'research', needed_by: '2099-03-30' };
    const child = { organisation: 'Meridian', about: ['supply'], idea: 'A year' };
    const send = async () => {
      const { statusCode } = await service.app.inject({
        method: 'POST',
        url: '/order/advanced_requests/',
        headers: { ...customer.headers, 'idempotency-key': 'a-request-sent-twice' },
        payload: { request_type: 'partnership', annotation: '', answers: { parent, child } },
      });
      return statusCode;
    };
    expect([await send(), await send()]).toEqual([201, 201]);
    expect(await waiting()).toEqual(['signed_up', 'sent_request']);
    await tell();
    expect(JSON.stringify(tracker.received)).not.toContain('LMNB1');
  });

  test('gets nothing of a customer who was not asked, or said no', async () => {
    const customer = await aCustomer(service.pool);
    await saveProfile(customer, { marketing_consent: false });
    await aPlacedOrder(service, { customer });
    expect(await tell(later(60))).toEqual({ sent: 0, failed: 0 });
    expect(tracker.received).toEqual([]);
  });

  test('gets nothing of what was done before the consent, however late it is noted', async () => {
    const customer = await aCustomer(service.pool);
    const before = later(-1);
    await saveProfile(customer, { marketing_consent: true });
    const added = { accountId: customer.accountId, event: 'added_to_cart' } as const;
    await putEvent(service.pool, { trackerUrl: tracker.url }, { ...added, now: before });
    expect(await waiting()).toEqual(['signed_up']);
    await putEvent(service.pool, { trackerUrl: tracker.url }, { ...added, now: later(0) });
    expect(await waiting()).toEqual(['signed_up', 'added_to_cart']);
  });

  test('does not get what was waiting when the consent was taken back', async () => {
    const customer = await aCustomer(service.pool);
    await saveProfile(customer, { marketing_consent: true });
    await saveProfile(customer, { marketing_consent: false });
    expect(await waiting()).toEqual(['signed_up']);
    await tell();
    expect(tracker.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test.each([500, 302])(
    'that answers %s gets the event again later, under the same id, until it is given up',
    async (status) => {
      tracker.behaviour.status = status;
      const customer = await aCustomer(service.pool);
      await saveProfile(customer, { marketing_consent: true });
      expect(await tell()).toEqual({ sent: 0, failed: 1 });
      expect(await tell()).toEqual({ sent: 0, failed: 0 });
      for (let hours = 1; hours < 24; hours += 1) await tell(later(hours * 60));
      expect(await waiting()).toEqual([]);
      expect(tracker.received).toEqual([]);
    },
  );

  test('that cannot be reached neither fails nor holds up a call', async () => {
    await tracker.close();
    const customer = await aCustomer(service.pool);
    expect((await saveProfile(customer, { marketing_consent: true })).statusCode).toBe(200);
    expect((await aPlacedOrder(service, { customer })).number).toMatch(/^CS-/);
    tracker = await aTracker();
  });

  test('hears an event once, also from four processes that look at the same time', async () => {
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(service.pool)));
    await Promise.all(customers.map((customer) => saveProfile(customer, { marketing_consent: true })));
    await Promise.all(Array.from({ length: 4 }, () => tell()));
    await tell();
    expect(new Set(tracker.received.map(({ id }) => id)).size).toBe(12);
    expect(tracker.received).toHaveLength(12);
  });
});

describe('the consent', () => {
  const kept = async ({ accountId }: Customer) =>
    (
      await service.pool.query(
        'select marketing_consent_at as at, marketing_consent_version as version from account where id = $1',
        [accountId],
      )
    ).rows[0];

  test('is kept with its time and the version of its wording, which saving again does not move', async () => {
    const customer = await aCustomer(service.pool);
    expect(await me(customer)).toMatchObject({ marketing_consent: false });
    await saveProfile(customer, { marketing_consent: true });
    const first = await kept(customer);
    expect(first).toEqual({ at: expect.any(Date), version: marketingConsent.version });
    await saveProfile(customer, { marketing_consent: true });
    await saveProfile(customer, {});
    expect(await kept(customer)).toEqual(first);
    expect(await me(customer)).toMatchObject({ marketing_consent: true });
    await saveProfile(customer, { marketing_consent: false });
    expect(await kept(customer)).toEqual({ at: null, version: null });
  });
});

test('without a tracker no event is kept, with consent or without', async () => {
  const plain = await startTestService();
  try {
    const customer = await aCustomer(plain.pool);
    await plain.pool.query(`update account set marketing_consent_at = now(), marketing_consent_version = 'x'`);
    await aPlacedOrder(plain, { customer });
    expect((await plain.pool.query('select from tracker_event')).rowCount).toBe(0);
  } finally {
    await plain.stop();
  }
});
