import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  aBlanketPo,
  aPurchaseOrder,
  aReadyCart,
  aVoucher,
  type ReadyCart,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import type { TestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import type { CrashPoint } from '../../crash-points/index.ts';

/** The test card that goes through although its payment was cancelled. */
const lateCard = '4000000000001026';
/** How long a customer waits for money to come back; what is still owed then is found when the run ends. */
const timeoutMs = 30_000;
/** Pays for any cart of the run, in cents. */
const enough = 10_000_000;

/** A customer on the way to an order, who sends every call with a key and may send all of them again. */
export interface Flow {
  readonly orderId: string;
  /** Whether all calls were answered. A store that dies answers no more. */
  readonly run: (port: number) => Promise<boolean>;
}

type Call = (path: string, body: object, step: string) => Promise<Record<string, unknown>>;

/** What a customer does, and the crash points that lie on that way. */
const ways: Readonly<
  Record<
    string,
    { readonly points: readonly CrashPoint[]; readonly walk: (call: Call, blanketPo: string) => Promise<void> }
  >
> = {
  card: {
    points: [
      'attempt-before-commit',
      'attempt-after-commit',
      'network-answered',
      'pending-after-commit',
      'settle-payment-written',
      'settle-before-commit',
      'settle-after-commit',
      'event-kept',
      'event-handled',
    ],
    walk: async (call) => {
      const intent = await call('payment/stripe', {}, 'start');
      if (intent['order_number'] === null) await call('card', intent, 'card');
      await call('payment/confirm', {}, 'confirm');
    },
  },
  purchase_order: {
    points: ['settle-payment-written', 'settle-before-commit', 'settle-after-commit'],
    walk: async (call) => void (await call('payment/purchase_order', aPurchaseOrder, 'po')),
  },
  blanket_purchase_order: {
    points: ['credit-drawn', 'settle-payment-written', 'settle-before-commit', 'settle-after-commit'],
    walk: async (call, id) => void (await call('payment/blanket_purchase_order', { id }, 'blanket')),
  },
  edit_credit: {
    points: ['credit-drawn', 'settle-payment-written', 'settle-before-commit', 'settle-after-commit'],
    walk: async (call) => void (await call('payment/edit_credit', {}, 'credit')),
  },
  card_then_cancelled: {
    points: ['refund-after-commit', 'refunded-at-network'],
    walk: async (call) => {
      const intent = await call('payment/stripe', {}, 'start');
      if (intent['order_number'] === null) await call('card', intent, 'card');
      await call('payment/confirm', {}, 'confirm');
      await call('cancel', { note: '' }, 'cancel');
    },
  },
  card_then_purchase_order: {
    points: ['cancelled-at-network', 'settle-before-commit', 'settle-after-commit'],
    walk: async (call) => {
      await call('payment/stripe', {}, 'start');
      await call('payment/purchase_order', aPurchaseOrder, 'po');
    },
  },
  card_goes_through_late: {
    points: ['late-money-written', 'refund-after-commit', 'refunded-at-network'],
    walk: async (call) => {
      const intent = await call('payment/stripe', {}, 'start');
      if (intent['order_number'] === null) await call('card', { ...intent, number: lateCard }, 'card');
      await call('payment/purchase_order', aPurchaseOrder, 'po');
      await call('refunded', {}, 'refunded');
    },
  },
};

export const flowNames = Object.keys(ways);
export const pointsOf = (way: string): readonly CrashPoint[] => ways[way]?.points ?? [];

/**
 * A customer with a cart, and all that could be paid with. Every second one has a voucher, every third cart holds one
 * of everything that is sold.
 *
 * @param oneOfEach as the call that fills a cart takes them
 */
export async function aFlow(
  service: Pick<TestService, 'app' | 'pool'>,
  way: string,
  n: number,
  oneOfEach: readonly object[],
): Promise<Flow> {
  const cart = await aReadyCart(service, n % 3 === 0 ? { items: oneOfEach } : {});
  await someEditCredit(service.pool, cart.customer, 3_000, enough);
  const blanketPo = await aBlanketPo(service.pool, cart.customer, { amount: enough });
  if (n % 2 === 0) {
    const code = `CRASH${randomUUID().slice(0, 8).toUpperCase()}`;
    await aVoucher(service.pool, code, { total: 1 });
    await service.pool.query('update cart set voucher_code = $2 where id = $1', [cart.id, code]);
  }
  return {
    orderId: cart.id,
    run: async (port) => {
      try {
        await ways[way]?.walk(async (path, body, step) => {
          if (path !== 'refunded') return send(cart, port, path, body, step);
          await untilRefunded(service.pool, cart, port);
          return {};
        }, blanketPo);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** @throws Error when the store does not answer, or answers with an error of its own */
async function send(
  { id, customer }: ReadyCart,
  port: number,
  path: string,
  body: object,
  step: string,
): Promise<Record<string, unknown>> {
  const store = `http://127.0.0.1:${port}`;
  if (path === 'card') return showCard(store, body as Record<string, string>);
  const answer = await fetch(`${store}/api/order/${id}/${path}/`, {
    method: 'POST',
    headers: { ...customer.headers, 'content-type': 'application/json', 'idempotency-key': `${id} ${step}` },
    body: JSON.stringify(body),
  });
  if (answer.status >= 500) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, unknown>;
}

/**
 * Until the late money of a cancelled payment is given back, or the card has paid for the order after all: when a store
 * dies between the cancelling and its record of it, the money comes before the next store asks.
 *
 * @throws Error when the store is gone before, or when it takes so long that a customer would leave
 */
async function untilRefunded(pool: Pool, { id }: ReadyCart, port: number): Promise<void> {
  for (const left = Date.now() + timeoutMs; Date.now() < left; ) {
    const { rowCount } = await pool.query(
      `select 1 from payment p where cart_id = $1 and (
         method = 'card' and status = 'succeeded'
         or late_minor > 0 and not exists (select from refund r where r.payment_id = p.id and r.status = 'created'))`,
      [id],
    );
    if (rowCount) return;
    await fetch(`http://127.0.0.1:${port}/health`);
    await delay(50);
  }
  throw new Error(`no money of order ${id} has come back`);
}

async function showCard(store: string, intent: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const url = `${store}/demo/card-network/v1/payment_intents/${intent['payment_intent_id']}/confirm`;
  const fields = {
    key: intent['publishable_key'] ?? '',
    client_secret: intent['client_secret'] ?? '',
    'payment_method_data[card][number]': intent['number'] ?? '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2099',
    'payment_method_data[card][cvc]': '123',
  };
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return (await answer.json()) as Record<string, unknown>;
}
