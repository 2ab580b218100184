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
    readIntent: (id) => answered(async () => intentOf(await (await stripe()).paymentIntents.retrieve(id))),
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
          return { id: refund.id, status: refundStatus(refund.status) };
        } catch (error) {
          if (!isRefusal(error)) throw error;
          return { id: refundId, status: 'failed' };
        }
      }),
    readEvent: async (rawBody, signature) => {
      try {
        const api = await stripe();
        return eventOf(api.webhooks.constructEvent(rawBody, signature, settings.webhookSecret, toleranceSeconds));
      } catch {
        return null;
      }
    },
  };
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

function intentOf(intent: Stripe.PaymentIntent): NetworkIntent {
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    // A state that we do not know is one in which nothing is certain yet.
    status: statuses[intent.status] ?? 'processing',
    amountMinor: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    failure:
      error === null ? null : { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? '' },
  };
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
