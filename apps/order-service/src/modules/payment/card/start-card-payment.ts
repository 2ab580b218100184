import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { payByCard } from '@cutsite/contracts/payment';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { minCardAmountMinor } from '@cutsite/domain/payment';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, type Refusal, refuse } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { crashPoint } from '../../../crash-points/index.ts';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { findOrder, type OrderHandle } from '../../order-contents/index.ts';
import { beginOrJoinPayment, type Choices } from '../begin-payment.ts';
import { insertPayment, readOrderNumber, readPayment } from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { PaymentRefused, paymentProblem } from '../payment-refusals.ts';
import { settlePayment } from '../settle/settle-payment.ts';
import { askNetwork, networkAnswer } from './ask-network.ts';
import { afterEnding } from './end-card-payment.ts';

export interface StartCardPayment {
  readonly userId: string;
  /** As it stood in the path. */
  readonly orderId: string;
  readonly choices: Choices;
  readonly call: Pick<IdempotentCall, 'key' | 'endpoint' | 'payload'>;
}

type Started = SuccessAnswer<typeof payByCard> & { readonly headers?: Readonly<Record<string, string | string[]>> };
/** What is kept under the Idempotency-Key: the attempt. Everything else is asked again. */
type Attempt = { readonly status: 200; readonly body: { readonly payment_id: string } };

/**
 * Creates or returns the one PaymentIntent of the frozen order version (ruling 18). The attempt is committed before the
 * card network is called, with its id as the idempotency key of that call: after a crash in between, the same call
 * finds the same attempt, and the network the same intent.
 */
export async function startCardPayment(
  dependencies: PaymentDependencies,
  command: StartCardPayment,
): Promise<Started | Refusal<400 | 404 | 409 | 422 | 503>> {
  const { pool, clock } = dependencies;
  const handle = await findOrder(pool, command.userId, command.orderId);
  if (handle === null) return paymentProblem({ code: 'no_order' });
  try {
    const attempt = await afterEnding(dependencies, () => {
      const now = clock.now();
      const call = { accountId: command.userId, now, ...command.call };
      return withTransaction(pool, (client) =>
        withIdempotencyKey(client, call, () => attemptOf(client, dependencies, { ...command, handle, now })),
      );
    });
    if (attempt.status !== 200) return attempt;
    const { headers }: Answer = attempt;
    crashPoint('attempt-after-commit');
    const answer = await openAtNetwork(dependencies, handle, attempt.body.payment_id);
    return headers === undefined ? answer : { ...answer, headers };
  } catch (error) {
    if (error instanceof PaymentRefused) return paymentProblem(error.refusal);
    if (error instanceof CardNetworkAway) return refuse.unavailable(5);
    throw error;
  }
}

async function attemptOf(
  client: PoolClient,
  dependencies: PaymentDependencies,
  command: StartCardPayment & { readonly handle: OrderHandle; readonly now: Date },
): Promise<Attempt> {
  const { handle, choices, now } = command;
  const begun = await beginOrJoinPayment(client, dependencies.tables, handle, choices, now);
  if ('live' in begun) return { status: 200, body: { payment_id: begun.live.id } };
  const { order, paymentId, versionId, amountMinor, contents } = begun;
  if (amountMinor > 0 && amountMinor < minCardAmountMinor) {
    throw new PaymentRefused({ code: 'card_amount_too_small', due: amountMinor });
  }
  const payment = {
    account_id: order.accountId,
    id: paymentId,
    cart_id: order.id,
    version_id: versionId,
    payer_account_id: order.actorId,
    method: 'card',
    // What costs nothing needs no network.
    status: amountMinor === 0 ? 'succeeded' : 'created',
    amount_minor: amountMinor,
    details: {},
  } as const;
  await insertPayment(client, { ...payment, now });
  if (amountMinor === 0) await dependencies.placeOrder(client, dependencies, payment, contents, now);
  crashPoint('attempt-before-commit');
  return { status: 200, body: { payment_id: paymentId } };
}

async function openAtNetwork(
  dependencies: PaymentDependencies,
  { accountId, id: orderId }: OrderHandle,
  paymentId: string,
): Promise<SuccessAnswer<typeof payByCard>> {
  const { pool, network } = dependencies;
  const key = { accountId, paymentId };
  let payment = await readPayment(pool, key);
  const isLive = payment?.status === 'created' || payment?.status === 'pending';
  const intent = payment !== null && isLive ? await askNetwork(dependencies, payment) : null;
  if (intent !== null) {
    await settlePayment(dependencies, key, intent);
    crashPoint('pending-after-commit');
    payment = await readPayment(pool, key);
  }
  if (payment?.status !== 'pending' && payment?.status !== 'succeeded') throw new PaymentRefused({ code: 'ended' });
  return {
    status: 200,
    body: {
      payment_id: paymentId,
      order_id: orderId,
      method: 'card',
      status: payment.status,
      amount: formatDecimal(usd(payment.amount_minor)),
      currency: 'USD',
      order_number: await readOrderNumber(pool, accountId, orderId),
      ...networkAnswer(network, payment, intent),
    },
  };
}
