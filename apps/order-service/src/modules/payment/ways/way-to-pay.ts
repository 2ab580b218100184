import type { PaymentMethod } from '@cutsite/domain/payment';
import type { PoolClient } from 'pg';
import type { Payable } from '../begin/index.ts';

/**
 * A way to pay that needs nobody outside: the money, or the promise of it, is taken in the transaction that places the
 * order.
 */
export interface WayToPay {
  readonly method: PaymentMethod;
  /**
   * Takes what the order costs and returns what belongs to the method.
   *
   * @throws PaymentRefused so that the transaction is rolled back
   */
  readonly take: (client: PoolClient, payable: Payable, now: Date) => Promise<Readonly<Record<string, unknown>>>;
}
