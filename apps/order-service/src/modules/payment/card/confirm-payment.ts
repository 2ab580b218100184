import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { confirmPayment as confirmPaymentEndpoint } from '@cutsite/contracts/payment';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { findOrder, type OrderHandle } from '../../order-contents/index.ts';
import { type PaymentRow, readOrderNumber, readPaymentOfOrder } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { paymentProblem } from '../payment-refusals.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { askNetwork } from './ask-network.ts';

type Confirmed = SuccessAnswer<typeof confirmPaymentEndpoint>;
type Confirmation = Confirmed['body'];

/**
 * Where the payment of an order stands (PA-6, PA-7): the card network is asked, and what it says is settled before the
 * answer. Only a confirmed order is an answer that is kept under an Idempotency-Key: until then the same question may
 * get another answer.
 */
export async function confirmPayment(
  dependencies: PaymentDependencies,
  command: { readonly userId: string; readonly orderId: string; readonly key: string | null },
): Promise<Confirmed | Refusal<400 | 404 | 409 | 422 | 503>> {
  const { pool, clock } = dependencies;
  const { userId, orderId, key } = command;
  const order = await findOrder(pool, userId, orderId);
  if (order === null) return paymentProblem({ code: 'no_order' });
  const body = await whereItStands(dependencies, order).catch((error: unknown) => {
    if (error instanceof CardNetworkAway) return null;
    throw error;
  });
  if (body === null) return refuse.unavailable(5);
  const answer = { status: 200, body } as const;
  if (body.status !== 'confirmed' || key === null) return answer;
  const call = {
    accountId: userId,
    key,
    endpoint: confirmPaymentEndpoint,
    payload: { order: order.id },
    now: clock.now(),
  };
  return withTransaction(pool, (client) => withIdempotencyKey(client, call, async () => answer));
}

async function whereItStands(
  dependencies: PaymentDependencies,
  order: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<Confirmation> {
  const { pool } = dependencies;
  let payment = await readPaymentOfOrder(pool, order.accountId, order.id);
  if (payment?.status === 'created' || payment?.status === 'pending') {
    const key = { accountId: payment.account_id, paymentId: payment.id };
    await settlePayment(dependencies, key, await askNetwork(dependencies, payment));
    payment = await readPaymentOfOrder(pool, order.accountId, order.id);
  }
  const number = await readOrderNumber(pool, order.accountId, order.id);
  return {
    ...stateOf(payment, number),
    order_id: order.id,
    order_number: number,
    payment_id: payment?.id ?? null,
    method: payment?.method ?? null,
    amount: payment === null ? null : formatDecimal(usd(payment.amount_minor)),
    currency: 'USD',
    action_required: number === null && payment?.status === 'pending' && isTheCustomersTurn(payment),
  };
}

function isTheCustomersTurn({ details }: PaymentRow): boolean {
  return details['network_status'] !== 'processing';
}

function stateOf(payment: PaymentRow | null, number: string | null): Pick<Confirmation, 'status' | 'message'> {
  if (number !== null) return { status: 'confirmed', message: null };
  if (payment === null) return { status: 'error', message: 'No payment of this order has been started yet.' };
  if (payment.failure_message !== null) return { status: 'error', message: payment.failure_message };
  if (payment.status === 'cancelled') return { status: 'error', message: 'The payment was cancelled.' };
  if (payment.status === 'failed') return { status: 'error', message: 'The payment was not finished in time.' };
  return { status: 'pending', message: null };
}
