import type { PaidCard } from '@cutsite/domain/payment';
import type Stripe from 'stripe';
import { type CardNetwork, CardNetworkAway, type NetworkEvent, type NetworkIntent } from '../port.ts';
import { stripeClient } from './stripe-client.ts';

export interface StripeSettings {
  /** `https://api.stripe.com`, or a fake, with a path where it is mounted below one. */
  readonly apiUrl: string;
  readonly browserUrl: string | null;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Seconds: an older message is refused, so that a recorded one cannot be played again for ever. */
const toleranceSeconds = 300;

/** Stripe, or whatever speaks its language at `apiUrl`. */
export function stripeNetwork(settings: StripeSettings): CardNetwork {
  let client: Promise<Stripe> | null = null;
  // Loaded when first used: it is large, and the store has to be ready within two seconds (promise P8).
  const stripe = () => (client ??= stripeClient(settings));
  return {
    publishableKey: settings.publishableKey,
    browserUrl: settings.browserUrl,
    openIntent: ({ paymentId, orderId, amountMinor, description }) =>
      answered(async () => {
        const intent = await (await stripe()).paymentIntents.create(
          {
            amount: amountMinor,
            currency: 'usd',
            description,
            allowed_payment_method_types: ['card'],
            metadata: { payment_id: paymentId, ...(orderId === null ? {} : { order_id: orderId }) },
          },
          { idempotencyKey: paymentId },
        );
        return intentOf(intent);
      }),
    readIntent: (id) =>
      answered(async () => {
        const api = await stripe();
        return intentOf(await api.paymentIntents.retrieve(id, { expand: ['payment_method'] }));
      }),
    cancelIntent: (id) =>
      answered(async () => {
        const api = await stripe();
        try {
          return intentOf(await api.paymentIntents.cancel(id));
        } catch (error) {
          // It succeeded, was cancelled before or is being worked on: then its own word counts.
          if (!isRefusal(error)) throw error;
          return intentOf(await api.paymentIntents.retrieve(id));
        }
      }),
    openRefund: ({ refundId, intentId, amountMinor }) =>
      answered(async () => {
        try {
          const refund = await (await stripe()).refunds.create(
            { payment_intent: intentId, amount: amountMinor, metadata: { refund_id: refundId } },
            { idempotencyKey: refundId },
          );
          const { id, status } = checked(refund, 'refund', refund.amount === amountMinor);
          return { id, status: refundStatus(status) };
        } catch (error) {
          if (!isRefusal(error)) throw error;
          return { id: refundId, status: 'failed' };
        }
      }),
    readEvent: async (rawBody, signature) => {
      try {
        const api = await stripe();
        const event = api.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, toleranceSeconds);
        return isFromTheFuture(signature) || holdsNul(rawBody) ? null : eventOf(event);
      } catch {
        return null;
      }
    },
  };
}

/** The library refuses old messages only. One from the future could be played again long after it was recorded. */
function isFromTheFuture(signature: string | Buffer): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(String(signature))?.[1] ?? Number.NaN);
  return !(at <= Date.now() / 1_000 + toleranceSeconds);
}

/** PostgreSQL stores no text with this character, and no id of the card network has one. */
function holdsNul(rawBody: string | Buffer): boolean {
  return rawBody.includes('\\u0000');
}

/** A question that gets no answer is one to ask again; everything else is an error of ours. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (typeOf(error) === null || typeOf(error) === 'StripeInvalidRequestError') throw error;
    throw new CardNetworkAway('The card network did not answer.', { cause: error });
  }
}

function typeOf(error: unknown): string | null {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : null;
}

function isRefusal(error: unknown): boolean {
  return typeOf(error) === 'StripeInvalidRequestError';
}

const statuses: Readonly<Record<string, NetworkIntent['status']>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_confirmation',
  requires_action: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/**
 * A proxy, a captive portal or another service may answer instead of the card network, often with 200. Such an answer
 * is rejected, and the call is made again.
 */
function checked<T extends { readonly id: string; readonly object: string }>(
  answer: T,
  object: T['object'],
  isWhole: boolean,
): T {
  if (answer.object !== object || typeof answer.id !== 'string' || !isWhole) {
    throw new CardNetworkAway(`The card network answered with something else than a ${object}.`);
  }
  return answer;
}

function intentOf(answer: Stripe.PaymentIntent): NetworkIntent {
  const isWhole =
    Number.isSafeInteger(answer.amount) &&
    typeof answer.currency === 'string' &&
    typeof answer.status === 'string' &&
    (answer.status !== 'succeeded' || Number.isSafeInteger(answer.amount_received));
  const intent = checked(answer, 'payment_intent', isWhole);
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // A state that we do not know is one in which nothing is certain yet.
    status: statuses[intent.status] ?? 'processing',
    amountMinor: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    card: cardOf(intent),
    failure:
      error === null ? null : { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? '' },
  };
}

/** Brand and last four of the card, where the answer holds them: the payment method is expanded and is a card. */
function cardOf({ payment_method: method }: Stripe.PaymentIntent): PaidCard | null {
  const card = typeof method === 'object' && method !== null ? method.card : undefined;
  if (card === undefined || !/^[a-z_]{1,30}$/.test(card.brand) || !/^\d{4}$/.test(card.last4)) return null;
  return { brand: card.brand, lastFour: card.last4 };
}

function refundStatus(status: string | null): 'succeeded' | 'pending' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function eventOf(event: Stripe.Event): NetworkEvent {
  const subject = event.data.object;
  const isIntent = 'object' in subject && subject.object === 'payment_intent';
  return { id: event.id, kind: event.type, intentId: isIntent ? subject.id : null, body: event };
}
