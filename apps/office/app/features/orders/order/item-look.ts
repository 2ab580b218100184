import type { PillTone } from '@cutsite/ui/pill';
import type { StaffOrder } from '../order-data.ts';

interface ItemLook {
  readonly label: string;
  readonly tone: PillTone;
}

const ofOrder = {
  confirmed: { label: 'Waits for release', tone: 'neutral' },
  in_review: { label: 'Waits for release', tone: 'neutral' },
  in_production: { label: 'Being made', tone: 'info' },
  partly_shipped: { label: 'Being made', tone: 'info' },
  shipped: null,
  delivered: null,
  cancelled: null,
} as const satisfies Record<StaffOrder['order']['status'], ItemLook | null>;

const ofFlag = { review: 'Needs review', screening: 'Screening' } as const;

/** Where one item of an order stands: what it waits for by itself, how much has left, or what all of it waits for. */
export function itemLook(
  {
    order,
    flags,
    shipments,
  }: Pick<StaffOrder, 'flags' | 'shipments'> & {
    readonly order: Pick<StaffOrder['order'], 'status'>;
  },
  itemId: string,
): ItemLook | null {
  if (order.status === 'cancelled') return null;
  const flag = flags.find(
    ({ state, findings }) => state !== 'cleared' && findings.some(({ item_id: id }) => id === itemId),
  );
  if (flag !== undefined) return { label: ofFlag[flag.kind], tone: 'warnMajor' };
  const line = shipments.flatMap(({ lines }) => lines).find(({ item_id: id }) => id === itemId);
  if (line !== undefined && line.shipped > 0) {
    return line.left === 0
      ? { label: 'Shipped', tone: 'success' }
      : { label: `${line.shipped} of ${line.ordered} shipped`, tone: 'brand' };
  }
  return ofOrder[order.status];
}
