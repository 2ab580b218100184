import { crashPoint } from '../../../crash-points/index.ts';
import type { PaymentRow } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/index.ts';
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
