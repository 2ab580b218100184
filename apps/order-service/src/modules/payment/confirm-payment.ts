import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { confirmPayment as confirmPaymentEndpoint } from '@cutsite/contracts/payment';
import { formatDecimal, usd } from '@cutsite/domain/money';
import type { Refusal } from '../../http/index.ts';
import { findOrder } from '../order-contents/index.ts';
import { type PaymentRow, readOrderNumber, readPaymentOfOrder } from './payment.repository.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { paymentProblem } from './payment-refusals.ts';

type Confirmation = SuccessAnswer<typeof confirmPaymentEndpoint>['body'];

/** Where the payment of an order stands (Specification 1 §4 "Payment confirm"). */
export async function confirmPayment(
  { pool }: Pick<PaymentDependencies, 'pool'>,
  command: { readonly userId: string; readonly orderId: string },
): Promise<{ readonly status: 200; readonly body: Confirmation } | Refusal<400 | 404 | 409>> {
  const order = await findOrder(pool, command.userId, command.orderId);
  if (order === null) return paymentProblem({ code: 'no_order' });
  const payment = await readPaymentOfOrder(pool, order.accountId, order.id);
  const number = await readOrderNumber(pool, order.accountId, order.id);
  return { status: 200, body: confirmationOf(order.id, payment, number) };
}

function confirmationOf(orderId: string, payment: PaymentRow | null, number: string | null): Confirmation {
  return {
    ...stateOf(payment, number),
    order_id: orderId,
    order_number: number,
    payment_id: payment?.id ?? null,
    method: payment?.method ?? null,
    amount: payment === null ? null : formatDecimal(usd(payment.amount_minor)),
    currency: 'USD',
    action_required: false,
  };
}

function stateOf(payment: PaymentRow | null, number: string | null): Pick<Confirmation, 'status' | 'message'> {
  if (number !== null) return { status: 'confirmed', message: null };
  if (payment === null) return { status: 'error', message: 'Nobody has tried to pay this order yet.' };
  if (payment.failure_message !== null) return { status: 'error', message: payment.failure_message };
  if (payment.status === 'cancelled') return { status: 'error', message: 'The payment was cancelled.' };
  return { status: 'pending', message: null };
}
