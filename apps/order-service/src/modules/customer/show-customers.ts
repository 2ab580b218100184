import type { CustomerWire, getCustomer } from '@cutsite/contracts/customer';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { type CustomerRow, selectCustomers, selectOneCustomer } from '../account/index.ts';
import { showBook } from '../address/index.ts';
import { showBlanketPos } from '../blanket-po/index.ts';
import { showCredits } from '../edit-credit/index.ts';
import { knownId } from '../order-contents/index.ts';
import { countOrdersOf, type OrdersOfCustomer } from '../placed-order/index.ts';

export interface CustomerDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Customers of one page. */
const pageSize = 50;

interface AskedCustomers {
  readonly search: string;
  readonly salesRep: string | null;
  readonly page: number;
}

/** A page of all customers; one more than is shown is read, to know whether there is another (OF-36). */
export async function listCustomers(
  { pool }: Pick<CustomerDependencies, 'pool'>,
  { page, ...asked }: AskedCustomers,
): Promise<{ customers: CustomerWire[]; page: number; has_more: boolean }> {
  const rows = await selectCustomers(pool, { ...asked, offset: (page - 1) * pageSize, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const orders = await countOrdersOf(
    pool,
    shown.map(({ id }) => id),
  );
  return { customers: shown.map((row) => toWire(row, orders.get(row.id))), page, has_more: rows.length > pageSize };
}

/** One customer with what is theirs; null: there is none (OF-36). */
export async function showCustomer(
  { pool, clock }: CustomerDependencies,
  typedId: string,
): Promise<SuccessAnswer<typeof getCustomer>['body'] | null> {
  const id = knownId(typedId);
  const row = id === null ? null : await selectOneCustomer(pool, id);
  if (row === null) return null;
  const [orders, addresses, credit, blanketPos] = await Promise.all([
    countOrdersOf(pool, [row.id]),
    showBook({ pool }, row.id),
    showCredits(pool, row.id),
    showBlanketPos({ pool, clock }, row.id),
  ]);
  return {
    ...toWire(row, orders.get(row.id)),
    is_distributor: row.is_distributor,
    price_strategy: row.price_strategy,
    net_terms_days: row.net_terms_days,
    addresses,
    edit_credit: credit,
    blanket_pos: blanketPos,
  };
}

const toWire = (row: CustomerRow, orders: OrdersOfCustomer | undefined): CustomerWire => ({
  id: row.id,
  name: row.name,
  company: row.company_name,
  email: row.email,
  has_verified_email: row.has_verified_email,
  since: row.created_at.toISOString(),
  orders: orders?.count ?? 0,
  last_order: orders?.latest.toISOString() ?? null,
  sales_rep: row.sales_rep_id === null ? null : { id: row.sales_rep_id, name: row.sales_rep_name ?? '' },
});
