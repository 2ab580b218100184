import { type AnyEndpoint, fileSchema, fillPath, pathNames, permissionsOf } from '@cutsite/contracts/endpoint';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { staffRoles } from '@cutsite/domain/account';
import { needsStepUp, rolesWith } from '@cutsite/domain/staff';
import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { aPlacedOrder, bostonAddress } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { type PayingService, startPayingService } from '../testing/start-paying-service.ts';
import { routes } from './index.ts';

const settings = { STAFF_DOMAINS: 'lab.example' };

let service: PayingService;
/** Staff who gave their second factor when they signed in, and not again. */
const people = new Map<string, Customer>();
/** An administrator who has just given it again. */
let boss: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: settings });
  boss = await aStaffMember(service.pool, 'administrator', 'sales', 'production');
  for (const role of staffRoles) people.set(role, await aStaffMember(service.pool, role));
  const ids = [...people.values()].map(({ accountId }) => accountId);
  await service.pool.query('update session set stepped_up_at = null where account_id = any($1)', [ids]);
});
afterAll(() => service.stop());

const who = (role: string): Customer => people.get(role) ?? boss;
const ask = (method: AnyEndpoint['method'], url: string, { headers }: Customer, payload: object = {}) =>
  service.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });

function staffCalls(): (readonly [string, AnyEndpoint])[] {
  const config = parseConfig(settings);
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  return routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems })
    .filter(({ endpoint }) => endpoint.access === 'staff')
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
}
const calls = staffCalls();

/** What the requirement names, and the calls that do it whatever they are sent. */
const always: Readonly<Record<string, string>> = {
  'POST /api/staff/order/{id}/refund/': 'a refund',
  'POST /api/staff/order/{id}/invoice-payments/': 'a payment of an invoice',
  'POST /api/staff/order/{id}/invoice-payments/{payment_id}/take-back/': 'the same',
  'PUT /api/staff/people/{id}/roles/': 'roles',
  'POST /api/staff/people/{id}/second-factor-link/': 'factors',
  'DELETE /api/staff/second-factors/{id}/': 'factors',
  'POST /api/staff/recovery-codes/': 'factors',
  'GET /api/staff/orders/export/': 'an export of personal data',
  'GET /api/staff/invoices/export/': 'an export of personal data',
  'GET /api/staff/forms/export/': 'an export of personal data',
};

/** Files that are no export of personal data: one file of what is open, or nothing about persons. */
const otherFiles: Readonly<Record<string, string>> = {
  'GET /api/staff/order/{id}/paper/': 'a paper of one order',
  'GET /api/staff/order/{id}/attachments/{attachment_id}/': 'a file of one order',
  'GET /api/staff/quotes/{id}/pdf/': 'the paper of one quote',
  'GET /api/staff/requests/{id}/attachments/{attachment_id}/': 'a file of one request',
  'GET /api/staff/content/export/': 'pages of the site',
};

const refusalOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 403 && body.includes('step_up_needed') ? 'step_up_needed' : statusCode;

describe('call by call: what asks for the second factor again (OF-12)', () => {
  test('each call that is named here is there', () => {
    const names = calls.map(([name]) => name);
    for (const name of [...Object.keys(always), ...Object.keys(otherFiles)]) expect(names).toContain(name);
  });

  const pairs = calls.flatMap(([name, endpoint]) =>
    rolesWith(...permissionsOf(endpoint)).map((role) => [name, role, endpoint] as const),
  );

  test.each(pairs)('%s, %s', async (name, role, { method, path }) => {
    const values = Object.fromEntries(pathNames(path).map((word) => [word, crypto.randomUUID()]));
    const answer = await ask(method, fillPath(path, values), who(role), { nonsense: 1 });
    expect(refusalOf(answer) === 'step_up_needed').toBe(Object.hasOwn(always, name));
  });

  test('a call that sends many people’s data as a file is among them', () => {
    const files = calls.filter(
      ([name, { responses }]) => Object.values(responses).includes(fileSchema) || /export/.test(name),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const [name] of files) expect([name, name in always || name in otherFiles]).toEqual([name, true]);
  });

  test('a call for a permission that always asks is among them, or asks by itself for what it comes to', () => {
    const asking = calls.filter(([, endpoint]) => permissionsOf(endpoint).some(needsStepUp)).map(([name]) => name);
    expect(asking.filter((name) => !(name in always))).toEqual(['POST /api/staff/order/{id}/screening/']);
  });
});

type Sent = readonly [path: string, payload: object];
interface Case {
  readonly role: string;
  readonly order: () => Promise<string>;
  readonly send: (id: string, revision: number) => Sent;
}

const plate = () => guideRnaItemToWire(aPlateItem('Cas12 pilot', 24, { nuclease: 'hfCas12Max' }));
const anOrder = async (): Promise<string> => (await aPlacedOrder(service)).id;
const aPlateToReview = async (): Promise<string> => (await aPlacedOrder(service, { items: [plate()] })).id;
/** Shipped abroad, so that less is to be paid where it goes within the country. */
const aDearOrder = async (): Promise<string> => (await aPlacedOrder(service, { shippingMinor: 9500 })).id;
async function aHeldPlate(): Promise<string> {
  const id = await aPlateToReview();
  const held = { revision: await revisionOf(id), decision: 'held', note: 'Wait.' };
  expect((await ask('POST', `/api/staff/order/${id}/review/`, boss, held)).statusCode).toBe(200);
  return id;
}
async function aScreenedOrder(): Promise<string> {
  const item = aTubeItem(['long'], { productSlug: 'custom_rna', nuclease: 'Other' });
  const rawSequence = 'ACGUUGCAAGGCUUCCAUCGGAUACCGGUAAUCCGUACGGUUAACCGAUCGUUAGCCAUGG';
  const sequences = item.sequences.map((one) => ({ ...one, rawSequence }));
  return (await aPlacedOrder(service, { items: [guideRnaItemToWire({ ...item, sequences })] })).id;
}
async function aHeldSequence(): Promise<string> {
  const id = await aScreenedOrder();
  const held = { decision: 'held', note: 'Wait.' };
  expect((await ask('POST', `/api/staff/order/${id}/screening/`, boss, held)).statusCode).toBe(200);
  return id;
}
const revisionOf = async (id: string): Promise<number> =>
  (await ask('GET', `/api/staff/order/${id}/`, boss)).json().revision;

const review = (id: string, revision: number): Sent => [
  `order/${id}/review`,
  { revision, decision: 'cleared', note: 'Seen.' },
];
const clearMany = (id: string, revision: number): Sent => [
  'orders/bulk',
  { action: 'clear_review', orders: [{ id, revision }], note: 'Seen.' },
];
const confirm = (id: string, revision: number): Sent => [
  `order/${id}/change-status`,
  { revision, status: 'confirmed', note: 'Seen.' },
];
const screen = (id: string, revision: number): Sent => [
  `order/${id}/screening`,
  { revision, decision: 'cleared', note: 'Seen.' },
];
const reason = 'The laboratory has moved.';

/** What ends a hold, or gives money back, by a call that also does other things. */
const sometimes: Readonly<Record<string, Case>> = {
  'a hold of the review that ends': { role: 'production', order: aHeldPlate, send: review },
  'the same by moving the order': { role: 'production', order: aHeldPlate, send: confirm },
  'the same among many orders': { role: 'production', order: aHeldPlate, send: clearMany },
  'a hold of the screening that ends': { role: 'administrator', order: aHeldSequence, send: screen },
  'an order that is cancelled, so that all of it goes back': {
    role: 'sales',
    order: anOrder,
    send: (id, revision) => [`order/${id}/change-status`, { revision, status: 'cancelled', note: 'Asked for.' }],
  },
  'an address whose order costs less, so that the difference goes back': {
    role: 'sales',
    order: aDearOrder,
    send: (id, revision) => [`order/${id}/correct`, { revision, shipping_address: bostonAddress, reason }],
  },
};

/** The same calls where they do neither. */
const never: Readonly<Record<string, Case>> = {
  'a review that was never held': { role: 'production', order: aPlateToReview, send: review },
  'the same by moving the order': { role: 'production', order: aPlateToReview, send: confirm },
  'the same among many orders': { role: 'production', order: aPlateToReview, send: clearMany },
  'a screening that was never held': { role: 'production', order: aScreenedOrder, send: screen },
  'an order that is released': {
    role: 'production',
    order: anOrder,
    send: (id, revision) => [`order/${id}/change-status`, { revision, status: 'in_production' }],
  },
  'a PO number, which costs nothing': {
    role: 'sales',
    order: anOrder,
    send: (id, revision) => [`order/${id}/correct`, { revision, po_number: 'PO-9', reason }],
  },
};

describe('what asks only for what it comes to (OF-12)', () => {
  test.each(Object.entries(sometimes))('%s asks, and nothing is done before', async (_what, { role, order, send }) => {
    const id = await order();
    const revision = await revisionOf(id);
    const [path, payload] = send(id, revision);
    expect(refusalOf(await ask('POST', `/api/staff/${path}/`, who(role), payload))).toBe('step_up_needed');
    expect(await revisionOf(id)).toBe(revision);
    expect((await ask('POST', `/api/staff/${path}/`, boss, payload)).statusCode).toBe(200);
    expect(await revisionOf(id)).toBeGreaterThan(revision);
  });

  test.each(Object.entries(never))('%s does not ask', async (_what, { role, order, send }) => {
    const id = await order();
    const revision = await revisionOf(id);
    const [path, payload] = send(id, revision);
    const answer = await ask('POST', `/api/staff/${path}/`, who(role), payload);
    expect([answer.statusCode, answer.body.includes('"done":false')]).toEqual([200, false]);
    expect(await revisionOf(id)).toBeGreaterThan(revision);
  });

  test('who may not do it at all learns that, and is not asked for the factor', async () => {
    const id = await anOrder();
    const cancel = { revision: await revisionOf(id), status: 'cancelled', note: 'Asked for.' };
    const answer = await ask('POST', `/api/staff/order/${id}/change-status/`, who('production'), cancel);
    expect([answer.statusCode, answer.json().error_code]).toEqual([403, 'forbidden']);
  });
});
