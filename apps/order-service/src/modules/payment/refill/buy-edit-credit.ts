import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { buyEditCredit as buyEditCreditEndpoint, type confirmCreditPurchase } from '@cutsite/contracts/payment';
import { type CreditType, checkRefillAmount, refillMessage } from '@cutsite/domain/edit-credit';
import { formatDecimal, type Money, usd } from '@cutsite/domain/money';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, type Refusal, refuse } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { crashPoint } from '../../../crash-points/index.ts';
import { CardNetworkAway } from '../../../gateways/card-network/index.ts';
import { reserveRefill } from '../../edit-credit/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { askNetwork, networkAnswer } from '../card/ask-network.ts';
import { endCardPayment } from '../card/end-card-payment.ts';
import { expiryMs } from '../card/reconcile.ts';
import {
  findDeclinedRefills,
  findPaymentOfPurchase,
  insertPayment,
  type PaymentKey,
  type PaymentRow,
  readPayment,
  readUnfinishedRefills,
} from '../payment.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { settlePayment } from '../settle/settle-payment.ts';

export interface BuyEditCredit {
  readonly userId: string;
  /** As it was typed. */
  readonly amount: string;
  readonly creditType: CreditType;
  readonly key: string | null;
}

type Bought = SuccessAnswer<typeof buyEditCreditEndpoint>;
/** What is kept under the Idempotency-Key: which payment it is. */
type Attempt = { readonly status: 201; readonly body: { readonly payment_id: string; readonly purchase_id: string } };

/**
 * Begins to buy edit credit or a gift card by card (ruling 17): the place of the account is kept and the attempt
 * committed before the card network is asked. The account is opened, or topped up, when the payment settles.
 */
export async function buyEditCredit(
  dependencies: PaymentDependencies,
  command: BuyEditCredit,
): Promise<(Bought & Pick<Answer, 'headers'>) | Refusal<400 | 409 | 422 | 503>> {
  const amount = checkRefillAmount(command.amount);
  if (!amount.ok) {
    const sentence = refillMessage(amount.error);
    return refuse.invalid({ detail: sentence, field_errors: { amount: [sentence] } });
  }
  const { pool, clock } = dependencies;
  const { userId, creditType, key } = command;
  const now = clock.now();
  const payload = { amount: command.amount, creditType };
  const begin = () =>
    withTransaction(pool, (client) =>
      withIdempotencyKey(client, { accountId: userId, key, endpoint: buyEditCreditEndpoint, payload, now }, () =>
        attemptOf(client, { userId, creditType, amount: amount.value, now }),
      ),
    );
  try {
    const first = await begin();
    const attempt = first.status === 409 && (await endDeclined(dependencies, userId)) ? await begin() : first;
    return attempt.status === 201 ? await goOn(dependencies, userId, attempt) : attempt;
  } catch (error) {
    if (error instanceof CardNetworkAway) return refuse.unavailable(5);
    throw error;
  }
}

/** The answer of a replay says so too; it is made again, from the present state of the payment. */
async function goOn(dependencies: PaymentDependencies, accountId: string, attempt: Attempt & Pick<Answer, 'headers'>) {
  crashPoint('attempt-after-commit');
  const { payment_id: paymentId, purchase_id: purchaseId } = attempt.body;
  const bought = await openAtNetwork(dependencies, { accountId, paymentId }, purchaseId);
  return attempt.headers === undefined ? bought : { ...bought, headers: attempt.headers };
}

/**
 * Ends the refills whose card was declined, so that they do not count against the limit of accounts. Says whether there
 * were any.
 */
async function endDeclined(dependencies: PaymentDependencies, accountId: string): Promise<boolean> {
  const declined = await findDeclinedRefills(dependencies.pool, accountId);
  for (const payment of declined) await endCardPayment(dependencies, payment);
  return declined.length > 0;
}

async function attemptOf(
  client: PoolClient,
  command: { readonly userId: string; readonly creditType: CreditType; readonly amount: Money; readonly now: Date },
): Promise<Attempt | Refusal<409>> {
  const { userId, creditType, amount, now } = command;
  const reserved = await reserveRefill(client, { accountId: userId, creditType, amount, now });
  if (!reserved.ok) return refuse.conflict(await limitSentence(client, userId, reserved.error.limit));
  const { purchaseId } = reserved.value;
  const paymentId = uuid();
  await insertPayment(client, {
    account_id: userId,
    id: paymentId,
    cart_id: null,
    version_id: null,
    credit_purchase_id: purchaseId,
    payer_account_id: userId,
    method: 'card',
    status: 'created',
    amount_minor: amount.minor,
    details: {},
    now,
  });
  return { status: 201, body: { payment_id: paymentId, purchase_id: purchaseId } };
}

/** Purchases that are not finished are seen nowhere else: the sentence says that they keep places, and how long. */
async function limitSentence(client: PoolClient, accountId: string, limit: number): Promise<string> {
  const atMost = `You can hold at most ${limit} accounts with credit`;
  const { count, oldest } = await readUnfinishedRefills(client, accountId);
  if (oldest === null) return `${atMost}.`;
  const ends = new Date(oldest.getTime() + expiryMs).toISOString().slice(11, 16);
  const kept =
    count === 1
      ? 'a purchase that is not finished keeps its place'
      : `${count} purchases that are not finished keep their places`;
  const first = count === 1 ? 'It' : 'The first of them';
  return `${atMost}, and ${kept}. ${first} ends by ${ends} UTC unless it is paid before; please try again then.`;
}

async function openAtNetwork(dependencies: PaymentDependencies, key: PaymentKey, purchaseId: string): Promise<Bought> {
  const { pool, network } = dependencies;
  const before = await readPayment(pool, key);
  const isLive = before?.status === 'created' || before?.status === 'pending';
  const intent = before !== null && isLive ? await askNetwork(dependencies, before) : null;
  if (intent !== null) await settlePayment(dependencies, key, intent);
  const payment = await readPayment(pool, key);
  if (payment === null) throw new Error(`There is no payment ${key.paymentId}`);
  return {
    status: 201,
    body: {
      purchase_id: purchaseId,
      payment_id: payment.id,
      status: payment.status === 'succeeded' ? 'succeeded' : 'pending',
      amount: formatDecimal(usd(payment.amount_minor)),
      currency: 'USD',
      ...networkAnswer(network, payment, intent),
    },
  };
}

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
