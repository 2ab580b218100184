import { timedCall } from '@cutsite/contracts/endpoint';
import { lookAtOrder } from '@cutsite/contracts/staff-order';
import { call } from '../../../platform/call.ts';
import { useOnlookers } from '../../../platform/use-onlookers.ts';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';

/** Who else of the staff has this order open. */
export function useOrderOnlookers({ order, revision }: StaffOrder): readonly string[] {
  const id = order.order_id;
  return useOnlookers({
    subject: ['order', id],
    look: () => call(lookAtOrder, { params: { id }, headers: timedCall }),
    revision,
    reads: orderQueries.order(id).queryKey,
  });
}
