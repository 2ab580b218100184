import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import type { PaymentOptionsWire } from '@cutsite/contracts/payment-options';
import type { ReactNode } from 'react';
import type { usePay } from '../pay/use-pay.ts';

/** What every way to pay is given. */
export interface PayingProps {
  readonly order: OrderSummaryWire;
  readonly options: PaymentOptionsWire;
  readonly paying: ReturnType<typeof usePay>;
  readonly terms: {
    /** The tick for the terms of sale. */
    readonly consent: ReactNode;
    /** Why nothing can be paid yet; null: they are accepted. */
    readonly missing: string | null;
  };
}
