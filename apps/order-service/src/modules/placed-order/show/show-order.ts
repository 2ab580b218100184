import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import type { ItemTables } from '../../../item-tables/index.ts';
import { findOrder } from '../../order-contents/index.ts';
import { withInvoiceNumber } from '../invoice/issue-invoice.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import type { Onlooker } from '../order-to-wire.ts';

/** A placed order as its owner or its payer asks for it; null: there is none, or it is somebody else's. */
export async function showOrder(
  { pool, tables, clock }: { readonly pool: Pool; readonly tables: ItemTables; readonly clock: Clock },
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<{ readonly facts: OrderFacts; readonly onlooker: Onlooker } | null> {
  const order = await findOrder(pool, userId, id);
  const facts = order === null ? null : await readOrderFacts(pool, tables, order);
  if (order === null || facts === null) return null;
  return { facts: await withInvoiceNumber(pool, facts), onlooker: { userId, mayAct: order.mayAct, now: clock.now() } };
}
