import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listScreener } from '../../../gateways/screener/list-screener.ts';
import type { ScreenerPort } from '../../../gateways/screener/port.ts';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { fakeScreener } from '../../../testing/fake-screener.ts';
import { type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';
import { screenDueOrders } from './screen-due-orders.ts';

let service: PayingService;
let production: Customer;
let administrator: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  production = await aStaffMember(service.pool, 'production');
  administrator = await aStaffMember(service.pool, 'administrator');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

/** Other bases for another start, and never twice the same stretch. */
const bases = (length: number, start = 0) => {
  let state = start + 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return 'ACGU'[state >>> 30];
  }).join('');
};
/** An order of Custom RNA of 60 bases, whose tube has this name. */
const anOrder = (name = 'long-1', rawSequence = bases(60)): Promise<PlacedOrder> => {
  const item = aTubeItem([name], { productSlug: 'custom_rna', nuclease: 'Other' });
  const sequences = item.sequences.map((one) => ({ ...one, rawSequence }));
  return aPlacedOrder(service, { items: [guideRnaItemToWire({ ...item, sequences })] });
};
const screenWith = (screener: ScreenerPort, minutes = 0) =>
  screenDueOrders({
    ...service.payments,
    clock: { now: () => new Date(Date.now() + minutes * 60_000) },
    screener,
  });
const stateOf = async ({ id }: PlacedOrder) =>
  (await service.pool.query('select status, screening_state as screening from placed_order where id = $1', [id]))
    .rows[0];
const post = (url: string, { headers }: Customer, payload: object) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const decide = ({ id }: PlacedOrder, decision: string, who = production) =>
  post(`/api/staff/order/${id}/screening/`, who, { decision, note: 'seen by two people' });
const release = ({ id }: PlacedOrder) =>
  post(`/api/staff/order/${id}/change-status/`, production, { status: 'in_production' });

describe('long sequences are screened before they are made (ruling 21)', () => {
  test('a screener clears an order, which is confirmed by itself and can be made', async () => {
    const order = await anOrder();
    expect(await stateOf(order)).toEqual({ status: 'in_review', screening: 'pending' });
    const screener = fakeScreener();
    expect(await screenWith(screener)).toBe(1);
    expect(screener.asked).toEqual([{ orderId: order.id, sequences: [expect.objectContaining({ name: 'long-1' })] }]);
    expect(await stateOf(order)).toEqual({ status: 'confirmed', screening: 'cleared' });
    expect((await release(order)).statusCode).toBe(200);
    expect(await screenWith(screener)).toBe(0);
  });

  test('what it holds is not made until an administrator clears it', async () => {
    const order = await anOrder('held');
    await screenWith(fakeScreener());
    expect(await stateOf(order)).toEqual({ status: 'in_review', screening: 'held' });
    expect((await release(order)).json().detail).toContain('This order is held by sequence screening');
    expect((await decide(order, 'cleared')).json().detail).toBe('Only an administrator can do this.');
    expect((await decide(order, 'cleared', administrator)).json()).toMatchObject({
      status: 'confirmed',
      screening: 'cleared',
    });
    const { rows } = await service.pool.query(
      'select from_state, to_state, actor_id, note from screening_history where order_id = $1 order by id',
      [order.id],
    );
    expect(rows).toEqual([
      { from_state: 'pending', to_state: 'held', actor_id: null, note: '“held” shares 50 bases with a made-up toxin.' },
      { from_state: 'held', to_state: 'cleared', actor_id: administrator.accountId, note: 'seen by two people' },
    ]);
  });

  test('staff read of each sequence what it is like, when that was said, and that a person decides without a list (OF-32)', async () => {
    const flagOf = async ({ id }: PlacedOrder) => {
      const shown = await service.app.inject({ url: `/api/staff/order/${id}/`, headers: production.headers });
      return shown.json().flags[0];
    };
    const [held, fine] = [await anOrder('held'), await anOrder()];
    expect(await flagOf(held)).toMatchObject({ answered: null, has_list: false, findings: [{ points: [] }] });
    await screenWith(fakeScreener());
    expect(await flagOf(held)).toMatchObject({
      answered: expect.stringMatching(/^\d{4}-/),
      findings: [
        { name: 'held', detail: '60 nt', points: [{ is_fine: false, text: 'shares 50 bases with a made-up toxin' }] },
      ],
    });
    expect(await flagOf(fine)).toMatchObject({
      findings: [{ name: 'long-1', points: [{ is_fine: true, text: 'shares no 50 bases with the list' }] }],
    });
    // A person's decision takes nothing from what the screener said.
    await decide(held, 'cleared', administrator);
    expect((await flagOf(held)).findings[0].points).toHaveLength(1);
  });

  test('while it does not answer the order waits, is asked about again after a minute, and staff can decide', async () => {
    const order = await anOrder('away');
    const screener = fakeScreener();
    expect(await screenWith(screener)).toBe(0);
    await screenWith(screener);
    await screenWith(screener, 2);
    expect(screener.asked).toHaveLength(2);
    expect(await stateOf(order)).toEqual({ status: 'in_review', screening: 'pending' });
    expect((await decide(order, 'cleared')).statusCode).toBe(200);
    expect((await decide(order, 'held')).json()).toMatchObject({ status: 'in_review', screening: 'held' });
  });

  test('two processes at once ask about an order once', async () => {
    await anOrder();
    const screener = fakeScreener();
    await Promise.all([screenWith(screener), screenWith(screener)]);
    expect(screener.asked).toHaveLength(1);
  });

  test('an order without long sequences has nothing to decide, and one that is made is too late', async () => {
    expect((await decide(await aPlacedOrder(service), 'held')).json().detail).toBe(
      'No sequence of this order has to be screened.',
    );
    const order = await anOrder();
    await decide(order, 'cleared');
    await release(order);
    expect((await decide(order, 'held')).json().detail).toMatch(/decided before an order is made/);
    expect((await decide(order, 'held', order.customer)).statusCode).toBe(403);
  });
});

describe('a list of sequences of concern', () => {
  let folder: string;
  const listed = bases(80, 1);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'screening-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const against = async (list: string, sequence: string) => {
    const file = join(folder, 'list.fasta');
    await writeFile(file, list);
    const screener = listScreener(file, 50);
    return screener?.screen({ orderId: 'x', sequences: [{ name: 'g1', sequence }] });
  };
  const dna = listed.replaceAll('U', 'T');
  const otherStrand = [...dna]
    .toReversed()
    .map((base) => 'TGCA'['ACGT'.indexOf(base)])
    .join('');

  test.each([
    ['as RNA', listed.slice(10, 60), 'held'],
    ['with marks of modifications', `mA*m${listed.slice(10, 60).split('').join('m')}`, 'held'],
    ['on the other strand', otherStrand.slice(5, 60), 'held'],
    ['one base short', listed.slice(10, 59), 'cleared'],
    ['something else', bases(100, 2), 'cleared'],
  ])('a stretch of 50 bases %s', async (_, sequence, decision) => {
    const report = await against(
      `>toxin, made up\n${dna.slice(0, 40)}\n${dna.slice(40)}\n>other\n${bases(60, 3)}`,
      sequence,
    );
    expect(report?.decision).toBe(decision);
    if (decision === 'held') expect(report?.findings).toEqual([{ name: 'g1', match: 'toxin, made up', sharedNt: 50 }]);
  });

  test.each([
    ['an empty list', ''],
    ['one with a sequence too short to compare', '>short\nACGT'],
  ])('%s clears nothing: it fails, and orders wait', async (_, list) => {
    await expect(against(list, listed)).rejects.toThrow(/list of sequences|too short|shorter than/);
  });

  test('a file that is not there fails until it is', async () => {
    const file = join(folder, 'later.fasta');
    const screener = listScreener(file, 50);
    const ask = () => screener?.screen({ orderId: 'x', sequences: [{ name: 'g1', sequence: listed }] });
    await expect(ask()).rejects.toThrow(/no such file/);
    await writeFile(file, `>late\n${dna}`);
    expect((await ask())?.decision).toBe('held');
    expect(listScreener(null, 50)).toBeNull();
  });
});
