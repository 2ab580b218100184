import { lookAtOrder } from '@cutsite/contracts/staff-order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../platform/call.ts';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';

/** Well within the minute after which somebody counts as gone. */
const everyMs = 20_000;

/**
 * Says every twenty seconds that this order is open here, and hears who else has it open. When it was changed meanwhile
 * it is read anew; what is being typed is not touched.
 */
export function useOnlookers({ order, revision }: StaffOrder): readonly string[] {
  const client = useQueryClient();
  const id = order.order_id;
  const { data } = useQuery({
    queryKey: ['onlookers', id],
    queryFn: () => call(lookAtOrder, { params: { id } }),
    refetchInterval: everyMs,
    staleTime: 0,
  });
  const isOld = data !== undefined && data.revision > revision;
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: orderQueries.order(id).queryKey });
  }, [client, id, isOld]);
  return data?.others ?? [];
}
