import { type OrderStatus, orderStates } from '@cutsite/domain/placed-order';
import { Pill, type PillTone } from '@cutsite/ui/pill';

const tones = {
  confirmed: 'info',
  in_review: 'warnMajor',
  in_production: 'info',
  partly_shipped: 'brand',
  shipped: 'brand',
  delivered: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, PillTone>;

/** The state of an order or of a shipment in one word. */
export function StatusPill({ status }: { readonly status: OrderStatus }) {
  return status === 'delivered' ? (
    <Pill tone="success" icon="check">
      {orderStates[status].label}
    </Pill>
  ) : (
    <Pill tone={tones[status]}>{orderStates[status].label}</Pill>
  );
}
