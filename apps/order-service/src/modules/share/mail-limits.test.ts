import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../account/index.ts';

const hour = 60 * 60 * 1000;

let time = Date.now();
let processes: readonly [TestService, TestService];
beforeAll(async () => {
  const clock = { now: () => new Date(time) };
  const one = await startTestService({ clock });
  processes = [one, await startTestService({ clock, pool: one.pool })];
});
afterAll(async () => {
  for (const one of processes.toReversed()) await one.stop();
});

const call = (who: Customer, method: 'POST' | 'DELETE', url: string, payload?: object, place = 0) =>
  (processes[place % 2] ?? processes[0]).app.inject({
    method,
    url,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });

/** Whose session outlasts the days of the test. */
async function someone(): Promise<Customer> {
  const { pool } = processes[0];
  const customer = await aCustomer(pool);
  const later = new Date(time + 30 * 24 * hour);
  await pool.query('update session set ends_at = $2 where account_id = $1', [customer.accountId, later]);
  return customer;
}

async function aCustomerWithCart() {
  const owner = await someone();
  const added = await call(owner, 'POST', '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g1']))]);
  return { owner, orderId: added.json().order_id as string };
}

type Sender = Awaited<ReturnType<typeof aCustomerWithCart>>;

/** Shares and revokes, so that the bound on living links is never the one that holds. */
async function share({ owner, orderId }: Sender, email: string, place = 0) {
  const answer = await call(owner, 'POST', `/api/order/${orderId}/share/`, { email }, place);
  if (answer.statusCode === 201) await call(owner, 'DELETE', `/api/user/shares/${answer.json().share.id}/`);
  return answer;
}

const count = async (from: string, ...values: unknown[]): Promise<number> =>
  (await processes[0].pool.query(`select count(*)::int as count from ${from}`, values)).rows[0].count;

test('an account sends 20 mails an hour and 60 a day, over all processes; past that nothing is written (promise X1, ruling 80)', async () => {
  const sender = await aCustomerWithCart();
  const { accountId } = sender.owner;
  const shareMany = async (round: string, times: number): Promise<number[]> => {
    const statuses = [];
    for (let place = 0; place < times; place += 1) {
      statuses.push((await share(sender, `${round}-${place}@institute.example`, place)).statusCode);
    }
    return statuses;
  };
  const sent = (statuses: readonly number[]) => statuses.filter((status) => status === 201).length;
  expect(sent(await shareMany('first', 25))).toBe(20);
  const before = await count('outbox_mail');
  const refused = await share(sender, 'late@institute.example');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    error_code: 'too_many_mails',
    detail: expect.stringContaining('Nothing was sent'),
  });
  expect(await count('outbox_mail')).toBe(before);
  expect(await count('cart_share where account_id = $1', accountId)).toBe(20);

  for (const round of ['second', 'third', 'fourth']) {
    time += hour + 1;
    const expected = round === 'fourth' ? 0 : 20;
    expect([round, sent(await shareMany(round, 22))]).toEqual([round, expected]);
  }
  time += 24 * hour;
  expect((await share(sender, 'tomorrow@institute.example')).statusCode).toBe(201);
});

test('one mailbox gets 5 an hour from all accounts, however it is written (promise X1)', async () => {
  const senders = await Promise.all(Array.from({ length: 7 }, aCustomerWithCart));
  const spellings = ['victim@institute.example', 'Victim@Institute.example', ' victim@institute.example '];
  const statuses = [];
  for (const [place, sender] of senders.entries()) {
    statuses.push((await share(sender, spellings[place % 3] ?? '', place)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('a changed address counts, for the account and for both mailboxes', async () => {
  const { owner } = await aCustomerWithCart();
  const password = 'correct horse battery';
  const hash = await hashPassword(password);
  await processes[0].pool.query('update account set password_hash = $2 where id = $1', [owner.accountId, hash]);
  const names = { first_name: 'Ada', last_name: 'Test', company_name: 'Test', tshirt_size: null };
  const profile = { ...names, current_password: password };
  const statuses = [];
  for (let place = 0; place < 7; place += 1) {
    const email = `new-${place}@institute.example`;
    statuses.push((await call(owner, 'POST', '/account/update-user', { ...profile, email }, place)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await count(`account where id = $1 and pending_email = 'new-4@institute.example'`, owner.accountId)).toBe(1);
});

test('nothing that the sender has typed is in a subject (promise X1)', async () => {
  const sender = await aCustomerWithCart();
  const { pool } = processes[0];
  await pool.query(`update account set first_name = 'Win a prize', company_name = 'Win a prize' where id = $1`, [
    sender.owner.accountId,
  ]);
  const shared = await call(sender.owner, 'POST', `/api/order/${sender.orderId}/share/`, {
    email: 'subject@institute.example',
    message: 'Win a prize',
  });
  const taker = await someone();
  await pool.query(`update account set first_name = 'Win a prize' where id = $1`, [taker.accountId]);
  const token = new URL(shared.json().link).searchParams.get('token');
  expect((await call(taker, 'POST', '/api/shared-cart/take-over/', { token })).statusCode).toBe(200);
  expect(await count(`outbox_mail where body_text like '%Win a prize%'`)).toBe(2);
  expect(await count(`outbox_mail where subject like '%prize%'`)).toBe(0);
});
