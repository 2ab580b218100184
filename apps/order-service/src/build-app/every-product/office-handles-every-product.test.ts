import { systemClock } from '@cutsite/service-base/clock';
import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoGenes } from '../../demo-data/index.ts';
import { type OneOfEach, oneOfEach } from '../../testing/one-of-each.ts';
import { type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

/** Orders of libraries and cells are worked on in the office as those of guides are (OF-4, OF-32). */
let service: PayingService;
let each: OneOfEach;
let production: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  each = await oneOfEach(service);
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());

const get = (url: string) => service.app.inject({ url, headers: production.headers });
const post = (url: string, payload: object) =>
  service.app.inject({ method: 'POST', url, headers: production.headers, payload });
const show = async (id: string) => (await get(`/api/staff/order/${id}/`)).json();

test('every product is read with what is in it, released, and shipped box by box', async () => {
  const { id } = await aPlacedOrder(service, { items: Object.values(each) });
  const before = await show(id);
  expect(before.order.contents.items).toHaveLength(Object.keys(each).length);
  const lists = (await get(`/api/staff/order/${id}/lists/`)).json().lists as { rows: unknown[] }[];
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.every(({ rows }) => rows.length > 0)).toBe(true);
  const { revision } = before;
  if (before.review === 'pending')
    await post(`/api/staff/order/${id}/review/`, { revision, decision: 'cleared', note: 'Seen.' });
  expect((await post(`/api/staff/order/${id}/change-status/`, { status: 'in_production' })).statusCode).toBe(200);
  const { shipments } = (await show(id)) as {
    shipments: { id: string; lines: { item_id: string; ordered: number }[] }[];
  };
  expect(shipments.length).toBeGreaterThan(1);
  for (const { id: group, lines } of shipments) {
    const sent = await post(`/api/staff/order/${id}/ship/`, {
      revision: (await show(id)).revision,
      group_id: group,
      tracking_number: '123456789',
      lines: lines.map(({ item_id, ordered }) => ({ item_id, quantity: ordered })),
    });
    expect(sent.statusCode).toBe(200);
  }
  expect((await show(id)).order.status).toBe('shipped');
});

test('a clone in a line of the customer’s own waits for production, which reads why', async () => {
  const clone = { ...each.clone, cell_line: 'Other: SH-SY5Y, clone 7' };
  const { id } = await aPlacedOrder(service, { items: [clone] });
  const shown = await show(id);
  expect(shown).toMatchObject({ review: 'pending', order: { status: 'in_review' } });
  expect(shown.flags[0].findings[0].points[0]).toEqual({
    is_fine: false,
    wells: [],
    text: 'The customer’s own cell line, SH-SY5Y, clone 7: we have not made it before',
  });
});
