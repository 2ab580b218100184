import type { QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { openStatuses } from '@cutsite/domain/placed-order';
import { startOfDay } from '@cutsite/domain/time';
import type { QueuedOrderRow } from './order-queue.repository.ts';

/** An order as the list of all orders and its export show it. */
export function queuedOrderToWire(row: QueuedOrderRow, now: Date): QueuedOrderWire {
  const isOpen = openStatuses.some((status) => status === row.status);
  const today = startOfDay(now).getTime();
  return {
    order_id: row.id,
    number: row.number,
    revision: row.revision,
    status: row.status,
    review: row.review_state,
    screening: row.screening_state,
    placed: row.placed_at.toISOString(),
    due: row.due_at?.toISOString() ?? null,
    is_overdue: isOpen && row.due_at !== null && row.due_at.getTime() < today,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      company: row.customer_company,
      email: row.customer_email,
    },
    po_number: row.po_number,
    customer_reference_code: row.customer_reference_code,
    item_names: [...row.item_names],
    temperatures: [...row.temperatures],
    currency: 'USD',
    total: formatDecimal(usd(row.total_minor)),
    sales_rep: row.sales_rep_id === null ? null : { id: row.sales_rep_id, name: row.sales_rep_name ?? '' },
    mail_failed: row.mail_failed,
    mail_given_up: row.mail_given_up,
  };
}
