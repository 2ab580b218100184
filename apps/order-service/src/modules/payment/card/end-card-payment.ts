import { crashPoint } from '../../../crash-points/index.ts';
import type { PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { PaymentRefused } from '../payment-refusals.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { askNetwork } from './ask-network.ts';

/**
 * Cancels a card payment, at the network first: only what cannot go through there any more ends here. When it has gone
 * through meanwhile, it is settled instead, and the order is placed.
 */
export async function endCardPayment(dependencies: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const { id } = await askNetwork(dependencies, payment);
  const intent = await dependencies.network.cancelIntent(id);
  crashPoint('cancelled-at-network');
  await settlePayment(dependencies, { accountId: payment.account_id, paymentId: payment.id }, intent);
}

/** More than other windows and processes can begin again while this one tries. */
const maxRounds = 6;

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
      if (!isUnderWay || round === maxRounds || error.refusal.code !== 'under_way') throw error;
      await endCardPayment(dependencies, error.refusal.payment);
    }
  }
}
