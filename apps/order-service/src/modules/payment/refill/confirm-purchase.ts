import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { confirmCreditPurchase } from '@cutsite/contracts/payment';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { askNetwork } from '../card/index.ts';
import { findPaymentOfPurchase, type PaymentRow, readPayment } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/index.ts';

type Confirmed = SuccessAnswer<typeof confirmCreditPurchase>;

/** Where the payment of a refill stands; what the card network says is settled before the answer. */
export async function confirmPurchase(
  dependencies: PaymentDependencies,
  command: { readonly userId: string; readonly purchaseId: string },
): Promise<Confirmed | Refusal<404 | 503>> {
  const id = knownId(command.purchaseId);
  const key = id === null ? null : await findPaymentOfPurchase(dependencies.pool, command.userId, id);
  if (key === null) return refuse.notFound();
  try {
    const before = await readPayment(dependencies.pool, key);
    if (before?.status === 'created' || before?.status === 'pending') {
      await settlePayment(dependencies, key, await askNetwork(dependencies, before));
    }
    const payment = await readPayment(dependencies.pool, key);
    if (payment === null) return refuse.notFound();
    return { status: 200, body: stateOf(payment) };
  } catch (error) {
    if (error instanceof CardNetworkAway) return refuse.unavailable(5);
    throw error;
  }
}

function stateOf(payment: PaymentRow): Confirmed['body'] {
  const { status, failure_message: message, details } = payment;
  if (status === 'succeeded' || status === 'refunded')
    return { status: 'confirmed', message: null, action_required: false };
  const isOver = status === 'failed' || status === 'cancelled';
  if (message !== null || isOver) {
    return { status: 'error', message: message ?? 'The payment was cancelled.', action_required: !isOver };
  }
  return { status: 'pending', message: null, action_required: details['network_status'] !== 'processing' };
}
