import type { StaffOrderWire } from '@cutsite/contracts/staff-order';
import { isSamePoNumber } from '@cutsite/domain/payment';
import { mailsAbout } from '@cutsite/service-base/outbox';
import type { Pool } from 'pg';
import { fullName } from '../../../database/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { readOrderEvents, readOrderLog } from '../event/order-event.repository.ts';
import { withInvoiceNumber } from '../invoice/issue-invoice.ts';
import { readOrderPage } from '../list/list-orders.repository.ts';
import { patternsOf } from '../list/list-orders.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { readOwnerOfOrder } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { readScreeningAnswer } from '../screening/read-screening-answer.ts';
import { type StaffFacts, type StaffReader, staffOrderToWire } from './staff-order-to-wire.ts';

/** Lines of the log that are shown; an order has a few dozen at most. */
const maxLogLines = 500;

/** Anybody's order for staff; null: there is none of this id. */
export async function readOrderForStaff(
  { pool, tables }: Pick<PlacedOrderDependencies, 'pool' | 'tables'>,
  asked: string,
): Promise<OrderFacts | null> {
  const id = knownId(asked);
  const accountId = id === null ? null : await readOwnerOfOrder(pool, id);
  const facts = id === null || accountId === null ? null : await readOrderFacts(pool, tables, { accountId, id });
  return facts === null ? null : withInvoiceNumber(pool, facts);
}

/** Everything that staff sees of an order; null: there is none of this id. */
export async function showStaffOrder(
  dependencies: Pick<PlacedOrderDependencies, 'pool' | 'tables' | 'config' | 'clock'>,
  { id, reader }: { readonly id: string; readonly reader: StaffReader },
): Promise<StaffOrderWire | null> {
  const facts = await readOrderForStaff(dependencies, id);
  if (facts === null) return null;
  const { pool, tables, config, clock } = dependencies;
  const { account_id: accountId, id: orderId } = facts.order;
  const events = await readOrderEvents(pool, accountId, orderId);
  const log = await readOrderLog(pool, { accountId, orderId, limit: maxLogLines });
  const mails = await mailsAbout(pool, orderId);
  const senders = await readNames(
    pool,
    facts.shipments.flatMap(({ parcels }) => parcels.flatMap(({ actor_id: sender }) => sender ?? [])),
  );
  const samePo = await readSamePo(pool, facts);
  const screened = {
    fromNt: config.screeningThresholdNt,
    hasList: config.screeningList !== null,
    answer: await readScreeningAnswer(pool, { accountId, orderId }),
  };
  return staffOrderToWire(
    tables,
    { facts, events, mails, hasMailServer: config.mail.kind === 'smtp', log, senders, samePo },
    reader,
    screened,
    clock.now(),
  );
}

/** The latest orders of the payer that are searched for the same PO number. */
const maxSearched = 50;

/** Other orders that the payer of an order has on the same purchase order; it is no fault, but worth a look. */
async function readSamePo(pool: Pool, { order }: OrderFacts): Promise<StaffFacts['samePo']> {
  const poNumber = order.method === 'purchase_order' ? (order.payment_details.po_number ?? '') : '';
  if (poNumber === '') return [];
  const page = { userId: order.payer_account_id, patterns: patternsOf(poNumber), after: null, limit: maxSearched };
  return (await readOrderPage(pool, page)).filter(
    ({ id, po_number: other }) => id !== order.id && other !== null && isSamePoNumber(other, poNumber),
  );
}

async function readNames(pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, ${fullName()} as name from account where id = any($1)`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
