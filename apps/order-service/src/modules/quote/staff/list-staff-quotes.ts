import type { StaffQuoteWire } from '@cutsite/contracts/quote';
import { quotedTotal } from '@cutsite/domain/checkout';
import { formatDecimal } from '@cutsite/domain/money';
import { knownId } from '../../order-contents/index.ts';
import { headOf, type QuoteDependencies } from '../show-quote.ts';
import { type StaffQuoteFilter, type StaffQuoteRow, selectStaffQuotes } from './staff-quote.repository.ts';

/** Quotes of one answer. */
const pageSize = 50;

export const staffQuoteToWire = (row: StaffQuoteRow, now: Date): StaffQuoteWire => {
  const { total, includesShippingAndTax } = quotedTotal(row);
  return {
    ...headOf(row, now),
    id: row.id,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      company: row.customer_company,
      email: row.customer_email,
    },
    currency: 'USD',
    total: formatDecimal(total),
    includes_shipping_and_tax: includesShippingAndTax,
    sales_rep: row.sales_rep_id === null ? null : { id: row.sales_rep_id, name: row.sales_rep_name ?? '' },
  };
};

const nobody = '00000000-0000-0000-0000-000000000000';
/** An id that is none is the one of nobody. */
const idOf = (typed: string | undefined): string | null => (typed === undefined ? null : (knownId(typed) ?? nobody));

interface AskedQuotes {
  readonly search?: string | undefined;
  readonly customer?: string | undefined;
  readonly sales_rep?: string | undefined;
}

/** Quotes of all customers, the latest first (QU-5). */
export async function listStaffQuotes(
  { pool, clock }: Pick<QuoteDependencies, 'pool' | 'clock'>,
  { search = '', customer, sales_rep: salesRep }: AskedQuotes,
): Promise<{ quotes: StaffQuoteWire[]; has_more: boolean }> {
  const filter: StaffQuoteFilter = {
    search: search.trim(),
    customer: idOf(customer),
    salesRep: salesRep === 'none' ? 'none' : idOf(salesRep),
    limit: pageSize + 1,
  };
  const rows = await selectStaffQuotes(pool, filter);
  const now = clock.now();
  return { quotes: rows.slice(0, pageSize).map((row) => staffQuoteToWire(row, now)), has_more: rows.length > pageSize };
}
