import { fakeCardNetwork } from '@cutsite/fake-card-network/network';
import { type Clock, systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { createTestDatabase } from '@cutsite/test-support/database';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import Fastify, { type FastifyInstance } from 'fastify';
import { type CardSettings, parseConfig } from '../config/index.ts';
import { stripeNetwork } from '../gateways/card-network/index.ts';
import { type ItemTables, shippedItems } from '../item-tables/index.ts';
import type { PaymentDependencies } from '../modules/payment/index.ts';
import { placeOrder } from '../modules/placed-order/index.ts';

export interface PayingService extends TestService {
  /** What the payment module stands on, for calling its use cases without HTTP. */
  readonly payments: PaymentDependencies;
  readonly card: CardSettings;
  /** A browser shows a card to the network: the answer's status and body. */
  readonly showCard: (intent: Intent, number?: string) => Promise<{ status: number; body: NetworkAnswer }>;
  /** The customer answers the bank's question. Gives the address that the browser is led to. */
  readonly answerChallenge: (url: string, answer: 'complete' | 'fail') => Promise<string>;
}

export interface Intent {
  readonly payment_intent_id: string;
  readonly client_secret: string;
}

interface NetworkAnswer {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url: { readonly url: string } } | null;
  readonly error?: { readonly code: string; readonly message: string; readonly decline_code?: string };
}

/**
 * The order service with a card network beside it, on a server of its own, that speaks only when it is asked: no
 * message is delivered and nothing is reconciled unless a test does it.
 */
export async function startPayingService(
  options: {
    readonly clock?: Clock;
    readonly env?: Readonly<Record<string, string>>;
    /** What there is to sell; without it, what the store sells. */
    readonly tables?: ItemTables;
  } = {},
): Promise<PayingService> {
  const clock = options.clock ?? systemClock;
  const tables = options.tables ?? shippedItems;
  const database = await createTestDatabase({ max: 20 });
  const server: FastifyInstance = Fastify();
  let url = '';
  const defaults = configOf({});
  const { secretKey, publishableKey, webhookSecret } = defaults.card;
  await server.register((network) =>
    fakeCardNetwork(network, {
      pool: database.pool,
      clock,
      secretKey,
      publishableKey,
      webhookSecret,
      url: () => url,
      webhookUrl: null,
    }),
  );
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  const env = { RATE_LIMIT_REQUESTS: '1000000/1m', RATE_LIMIT_ADDS: '100000/1m', ...options.env, STRIPE_API_URL: url };
  const service = await startTestService({ pool: database.pool, clock, env, tables });
  const config = configOf(env);
  const log = createLogger({ logLevel: 'silent' });
  const network = stripeNetwork({ ...config.card, browserUrl: url });
  return {
    ...service,
    card: config.card,
    payments: { pool: database.pool, clock, config, log, network, placeOrder, tables },
    showCard: async (intent, number = '4242424242424242') => {
      const answer = await fetch(`${url}/v1/payment_intents/${intent.payment_intent_id}/confirm`, {
        method: 'POST',
        body: cardForm(intent, number, publishableKey),
      });
      return { status: answer.status, body: (await answer.json()) as NetworkAnswer };
    },
    answerChallenge: async (page, answer) => {
      const body = new URLSearchParams({ answer });
      const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      return headers.get('location') ?? '';
    },
    stop: async () => {
      await service.stop();
      await server.close();
      await database.drop();
    },
  };
}

function cardForm(intent: Intent, number: string, key: string): URLSearchParams {
  return new URLSearchParams({
    key,
    client_secret: intent.client_secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2099',
    'payment_method_data[card][cvc]': '123',
    return_url: 'http://127.0.0.1:3000/checkout/back',
  });
}

function configOf(env: Readonly<Record<string, string>>) {
  const config = parseConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return config.value;
}
