import type { PaymentDependencies } from '../payment/index.ts';

/** What the payment module stands on, too: a cancelled order gives back what was paid. */
export type PlacedOrderDependencies = Omit<PaymentDependencies, 'placeOrder'>;
