import type { PaymentWire } from '@cutsite/contracts/payment';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { crashPoint } from '../../../crash-points/index.ts';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { findOrder, type OrderHandle } from '../../order-contents/index.ts';
import { beginPayment, type Choices } from '../begin-payment.ts';
import { afterEnding } from '../card/end-card-payment.ts';
import { insertPayment } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { ImmediateMethod } from '../payment-methods.ts';
import { PaymentRefused, paymentProblem } from '../payment-refusals.ts';

export interface PayImmediately {
  readonly userId: string;
  /** As it stood in the path. */
  readonly orderId: string;
  readonly way: ImmediateMethod;
  readonly choices: Choices;
  readonly call: Pick<IdempotentCall, 'key' | 'endpoint' | 'payload'>;
}

type Paid = { readonly status: 200; readonly body: PaymentWire };

/**
 * Pays an order by purchase order, blanket purchase order or edit credit: the attempt, what it draws on, the order and
 * its mails are one transaction, and so is the answer that is kept under the Idempotency-Key.
 */
export async function payImmediately(
  dependencies: PaymentDependencies,
  command: PayImmediately,
): Promise<Paid | Refusal<400 | 404 | 409 | 422 | 503>> {
  const { pool, clock } = dependencies;
  const handle = await findOrder(pool, command.userId, command.orderId);
  if (handle === null) return paymentProblem({ code: 'no_order' });
  const now = clock.now();
  const call = { accountId: command.userId, now, ...command.call };
  try {
    const answer = await afterEnding(dependencies, () =>
      withTransaction(pool, (client) =>
        withIdempotencyKey(client, call, () => pay(client, dependencies, { ...command, handle, now })),
      ),
    );
    crashPoint('settle-after-commit');
    return answer;
  } catch (error) {
    if (error instanceof PaymentRefused) return paymentProblem(error.refusal);
    if (error instanceof CardNetworkAway) return refuse.unavailable(5);
    throw error;
  }
}

async function pay(
  client: PoolClient,
  dependencies: PaymentDependencies,
  command: PayImmediately & { readonly handle: OrderHandle; readonly now: Date },
): Promise<Paid> {
  const { handle, choices, way, now } = command;
  const payable = await beginPayment(client, dependencies.tables, handle, choices, now);
  const { order, paymentId, amountMinor } = payable;
  const details = await way.take(client, payable, now);
  const payment = {
    account_id: order.accountId,
    id: paymentId,
    cart_id: order.id,
    version_id: payable.versionId,
    payer_account_id: order.actorId,
    method: way.method,
    status: 'succeeded',
    amount_minor: amountMinor,
    details,
  } as const;
  await insertPayment(client, { ...payment, now });
  const number = await dependencies.placeOrder(client, dependencies, payment, payable.contents, now);
  return {
    status: 200,
    body: {
      payment_id: paymentId,
      order_id: order.id,
      method: way.method,
      status: 'succeeded',
      amount: formatDecimal(usd(amountMinor)),
      currency: 'USD',
      order_number: number,
    },
  };
}
