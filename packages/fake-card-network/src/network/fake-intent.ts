import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { noSuch } from './fake-error.ts';
import { storeEvent } from './fake-events.ts';
import { type TestCard, testCards } from './test-cards.table.ts';

/** Where a PaymentIntent stands. */
type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** An intent as the fake remembers it. */
export interface FakeIntent {
  readonly id: string;
  readonly client_secret: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly status: IntentStatus;
  readonly metadata: Readonly<Record<string, string>>;
  readonly description: string | null;
  readonly last_error: Readonly<Record<string, unknown>> | null;
  readonly card: string | null;
  readonly return_url: string | null;
  readonly done_at: Date | null;
  readonly refunded_minor: number;
  readonly created_at: Date;
}

/** An id as the card network makes them. */
export function networkId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The intent, locked, with what its bank has done meanwhile. */
export async function lockIntent(client: PoolClient, id: string, now: Date): Promise<FakeIntent> {
  const { rows } = await client.query<FakeIntent>('select * from fake_card_network.intent where id = $1 for update', [
    id,
  ]);
  const [intent] = rows;
  if (intent === undefined) throw noSuch('payment_intent', id);
  if (intent.done_at === null || intent.done_at > now) return intent;
  return finish(client, intent, testCards[intent.card ?? ''] ?? { what: 'unknown' }, now);
}

/** Changes an intent and tells about it, in one transaction. */
export async function changeIntent(
  client: PoolClient,
  intent: FakeIntent,
  change: Partial<Pick<FakeIntent, 'status' | 'last_error' | 'card' | 'return_url' | 'done_at'>>,
  event: string | null,
  now: Date,
): Promise<FakeIntent> {
  const changed = { ...intent, ...change };
  await client.query(
    `update fake_card_network.intent set status = $2, last_error = $3, card = $4, return_url = $5, done_at = $6 where id = $1`,
    [
      intent.id,
      changed.status,
      changed.last_error === null ? null : JSON.stringify(changed.last_error),
      changed.card,
      changed.return_url,
      changed.done_at,
    ],
  );
  if (event !== null) await storeEvent(client, event, intentToJson(changed), now);
  return changed;
}

/** What the bank of a card says in the end. */
export function finish(client: PoolClient, intent: FakeIntent, card: TestCard, now: Date): Promise<FakeIntent> {
  if (card.decline === undefined) {
    const done = { status: 'succeeded', last_error: null, done_at: null } as const;
    return changeIntent(client, intent, done, 'payment_intent.succeeded', now);
  }
  const { code, declineCode, message } = card.decline;
  const error = { type: 'card_error', code, decline_code: declineCode, message };
  const failed = { status: 'requires_payment_method', last_error: error, done_at: null } as const;
  return changeIntent(client, intent, failed, 'payment_intent.payment_failed', now);
}

const brands = { '3': 'amex', '4': 'visa', '5': 'mastercard' } as const;

const paymentMethodId = (intentId: string): string => intentId.replace(/^pi_/, 'pm_');

/** What the network tells of the card that was shown, where `expand` asks for it. */
export function paymentMethodToJson({ id, card }: FakeIntent): Record<string, unknown> | null {
  if (card === null) return null;
  const brand = Object.entries(brands).find(([first]) => card.startsWith(first))?.[1] ?? 'unknown';
  return { id: paymentMethodId(id), object: 'payment_method', type: 'card', card: { brand, last4: card.slice(-4) } };
}

/** The part of a PaymentIntent that our side reads, in the card network's words. */
export function intentToJson(intent: FakeIntent): Record<string, unknown> {
  const { id, status, return_url: returnUrl } = intent;
  return {
    id,
    object: 'payment_intent',
    amount: intent.amount_minor,
    amount_received: status === 'succeeded' ? intent.amount_minor : 0,
    currency: intent.currency,
    client_secret: intent.client_secret,
    created: Math.floor(intent.created_at.getTime() / 1000),
    description: intent.description,
    last_payment_error: intent.last_error,
    livemode: false,
    metadata: intent.metadata,
    payment_method: intent.card === null ? null : paymentMethodId(intent.id),
    payment_method_types: ['card'],
    status,
    next_action:
      status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url: '', return_url: returnUrl } }
        : null,
  };
}
