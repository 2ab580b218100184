import type { PaymentDependencies } from '../payment-dependencies.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import { endCardPayment } from './end-card-payment.ts';

/** More than other windows and processes can begin anew while this one tries. */
const mostRounds = 6;

/**
 * Does the work of a new payment; when a card payment of the order is under way, ends that one first and does it again.
 *
 * @throws PaymentRefused `under_way` when it cannot be ended: a bank is working on it
 */
export async function afterEnding<T>(dependencies: PaymentDependencies, work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      const isUnderWay = error instanceof PaymentRefused && error.refusal.code === 'under_way';
      if (!isUnderWay || round === mostRounds || error.refusal.code !== 'under_way') throw error;
      await endCardPayment(dependencies, error.refusal.payment);
    }
  }
}
