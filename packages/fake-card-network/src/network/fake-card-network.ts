import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { challengeHeaders, challengePage } from './challenge-page.ts';
import { confirmIntent, refusalOf } from './confirm-intent.ts';
import { type FakeAnswer, once } from './fake-calls.ts';
import { FakeError, invalidRequest, noSuch } from './fake-error.ts';
import { deliverEvents, storeEvent } from './fake-events.ts';
import {
  changeIntent,
  type FakeIntent,
  finish,
  intentToJson,
  lockIntent,
  networkId,
  paymentMethodToJson,
} from './fake-intent.ts';
import { type FormBody, fieldsUnder, readForm } from './form-body.ts';
import { testCards } from './test-cards.table.ts';

export interface FakeCardNetworkOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where browsers and the store reach it: `http://127.0.0.1:3000/demo/card-network`. */
  readonly url: () => string;
  /** Where events are sent; null: nowhere, they wait to be asked for. */
  readonly webhookUrl: (() => string) | null;
}

interface Call {
  readonly client: PoolClient;
  readonly form: FormBody;
  readonly id: string;
  readonly now: Date;
}

const pauseMs = 500;
const lateMs = 1_000;

/**
 * A card network with a memory, as a plugin of a server: the part of Stripe's HTTP interface that the store and a
 * browser use, with its test cards, its idempotency keys, its client secrets and its signed messages. It keeps what it
 * knows in a schema of its own, so that it remembers what a store has forgotten when it was killed.
 */
export async function fakeCardNetwork(app: FastifyInstance, options: FakeCardNetworkOptions): Promise<void> {
  const { pool, clock } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof FakeError) return reply.code(error.status).send(error.body);
    throw error;
  });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    needs: 'secret' | 'secret or client',
    work: (call: Call) => Promise<FakeAnswer>,
  ): Promise<FastifyReply> => {
    const text = typeof request.body === 'string' ? request.body : new URL(request.url, 'http://x').search.slice(1);
    const form = readForm(text);
    const { id = '' } = request.params as { id?: string };
    const isSecret = keyOf(request, form) === options.secretKey;
    if (!isSecret && keyOf(request, form) !== options.publishableKey) throw unknownKey();
    if (!isSecret && needs === 'secret')
      throw new FakeError(403, { type: 'invalid_request_error', message: 'This call needs the secret key.' });
    const key = request.headers['idempotency-key'];
    const call = {
      key: request.method === 'POST' && isSecret ? String(key ?? '') || undefined : undefined,
      path: request.url,
      body: text,
    };
    const now = clock.now();
    const done = await withTransaction(pool, (client) =>
      once(client, { ...call, now }, async () => {
        if (!isSecret) await checkClientSecret(client, id, form);
        return work({ client, form, id, now });
      }),
    );
    return reply.code(done.status).send(done.body);
  };

  const toJson = (intent: FakeIntent): Record<string, unknown> => {
    const json = intentToJson(intent);
    if (intent.status !== 'requires_action') return json;
    const url = `${options.url()}/challenge/${intent.id}?secret=${intent.client_secret}`;
    return {
      ...json,
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: intent.return_url } },
    };
  };
  const ok = (intent: FakeIntent): FakeAnswer => ({ status: 200, body: toJson(intent) });

  app.post('/v1/payment_intents', (request, reply) =>
    answer(request, reply, 'secret', async ({ client, form, now }) => ok(await openIntent(client, form, now))),
  );
  app.get('/v1/payment_intents/:id', (request, reply) =>
    answer(request, reply, 'secret or client', async ({ client, id, form, now }) => {
      const intent = await lockIntent(client, id, now);
      if (form.get('expand.0') !== 'payment_method') return ok(intent);
      return { status: 200, body: { ...toJson(intent), payment_method: paymentMethodToJson(intent) } };
    }),
  );
  app.post('/v1/payment_intents/:id/confirm', (request, reply) =>
    answer(request, reply, 'secret or client', async ({ client, id, form, now }) => {
      const intent = await confirmIntent(client, await lockIntent(client, id, now), form, now);
      const refusal = refusalOf(intent, toJson(intent));
      return refusal === null ? ok(intent) : { status: refusal.status, body: refusal.body };
    }),
  );
  app.post('/v1/payment_intents/:id/cancel', (request, reply) =>
    answer(request, reply, 'secret', async ({ client, id, now }) => {
      const intent = await lockIntent(client, id, now);
      if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
        throw invalidRequest(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          'payment_intent_unexpected_state',
        );
      }
      const { late } = testCards[intent.card ?? ''] ?? {};
      const ended = { status: 'canceled', done_at: late ? new Date(now.getTime() + lateMs) : null } as const;
      return ok(await changeIntent(client, intent, ended, 'payment_intent.canceled', now));
    }),
  );
  app.post('/v1/refunds', (request, reply) =>
    answer(request, reply, 'secret', async ({ client, form, now }) => ({
      status: 200,
      body: await openRefund(client, form, now),
    })),
  );
  app.get('/v1/events', (request, reply) =>
    answer(request, reply, 'secret', async ({ client }) => {
      const { rows } = await client.query<{ body: unknown }>(
        'select body from fake_card_network.event order by created_at desc limit 100',
      );
      return { status: 200, body: { object: 'list', has_more: false, data: rows.map(({ body }) => body) } };
    }),
  );

  const challenged = async (client: PoolClient, request: FastifyRequest, now: Date): Promise<FakeIntent> => {
    const { id } = request.params as { id: string };
    const { secret } = request.query as { secret?: string };
    const intent = await lockIntent(client, id, now);
    if (intent.client_secret !== secret) throw noSuch('payment_intent', id);
    return intent;
  };
  app.get('/challenge/:id', async (request, reply) => {
    const intent = await withTransaction(pool, (client) => challenged(client, request, clock.now()));
    if (intent.status !== 'requires_action') return reply.redirect(returnAddress(intent), 303);
    const action = `${options.url()}/challenge/${intent.id}?secret=${intent.client_secret}`;
    return reply.headers(challengeHeaders).send(challengePage(intent, action));
  });
  app.post('/challenge/:id', async (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : '';
    const isCompleted = readForm(text).get('answer') === 'complete';
    const now = clock.now();
    const intent = await withTransaction(pool, async (client) => {
      const found = await challenged(client, request, now);
      return found.status === 'requires_action' ? answerChallenge(client, found, isCompleted, now) : found;
    });
    return reply.redirect(returnAddress(intent), 303);
  });

  keepDelivering(app, options);
}

function keyOf(request: FastifyRequest, form: FormBody): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? form.get('key');
}

function unknownKey(): FakeError {
  return new FakeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

async function checkClientSecret(client: PoolClient, id: string, form: FormBody): Promise<void> {
  const { rows } = await client.query<{ client_secret: string }>(
    'select client_secret from fake_card_network.intent where id = $1',
    [id],
  );
  if (rows[0] === undefined || rows[0].client_secret !== form.get('client_secret')) throw noSuch('payment_intent', id);
}

async function openIntent(client: PoolClient, form: FormBody, now: Date): Promise<FakeIntent> {
  const amount = Number(form.get('amount'));
  if (!Number.isSafeInteger(amount) || amount < 50) {
    throw invalidRequest('Amount must be at least $0.50 usd', 'amount_too_small');
  }
  const id = networkId('pi');
  await client.query(
    `insert into fake_card_network.intent (id, client_secret, amount_minor, currency, status, metadata, description, created_at)
     values ($1, $2, $3, $4, 'requires_payment_method', $5, $6, $7)`,
    [
      id,
      networkId(`${id}_secret`),
      amount,
      form.get('currency') ?? 'usd',
      JSON.stringify(fieldsUnder(form, 'metadata')),
      form.get('description') ?? null,
      now,
    ],
  );
  const intent = await lockIntent(client, id, now);
  await storeEvent(client, 'payment_intent.created', intentToJson(intent), now);
  return intent;
}

async function openRefund(client: PoolClient, form: FormBody, now: Date): Promise<Record<string, unknown>> {
  const intent = await lockIntent(client, form.get('payment_intent') ?? '', now);
  if (intent.status !== 'succeeded')
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  const amount = Number(form.get('amount') ?? intent.amount_minor - intent.refunded_minor);
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > intent.amount_minor - intent.refunded_minor) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', 'amount_too_large');
  }
  const id = networkId('re');
  const metadata = fieldsUnder(form, 'metadata');
  await client.query('update fake_card_network.intent set refunded_minor = refunded_minor + $2 where id = $1', [
    intent.id,
    amount,
  ]);
  await client.query(
    'insert into fake_card_network.refund (id, intent_id, amount_minor, metadata, created_at) values ($1, $2, $3, $4, $5)',
    [id, intent.id, amount, JSON.stringify(metadata), now],
  );
  const refund = {
    id,
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata,
    status: 'succeeded',
  };
  await storeEvent(client, 'refund.created', refund, now);
  return refund;
}

const failedChallenge = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

function answerChallenge(client: PoolClient, intent: FakeIntent, isCompleted: boolean, now: Date): Promise<FakeIntent> {
  if (isCompleted) return finish(client, intent, testCards[intent.card ?? ''] ?? { what: 'unknown' }, now);
  const failed = { status: 'requires_payment_method', last_error: failedChallenge } as const;
  return changeIntent(client, intent, failed, 'payment_intent.payment_failed', now);
}

/** Back to where the customer came from, with the outcome behind it, as the real network does. */
function returnAddress({ id, client_secret: secret, status, return_url: returnUrl }: FakeIntent): string {
  if (returnUrl === null || !URL.canParse(returnUrl)) return '/';
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** Ends what slow banks are working on and delivers events, from the moment the server listens. */
function keepDelivering(
  app: FastifyInstance,
  { pool, clock, webhookUrl, webhookSecret }: FakeCardNetworkOptions,
): void {
  if (webhookUrl === null) return;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let isStopped = false;
  const round = async (): Promise<void> => {
    const now = clock.now();
    const { rows } = await pool.query<{ id: string }>(
      `select id from fake_card_network.intent where done_at <= $1 limit 20`,
      [now],
    );
    for (const { id } of rows) await withTransaction(pool, (client) => lockIntent(client, id, now));
    await deliverEvents(pool, { webhookUrl: webhookUrl(), webhookSecret, now });
  };
  const again = (): void => {
    working = round()
      .catch(() => undefined)
      .then(() => {
        if (!isStopped) timer = setTimeout(again, pauseMs).unref();
      });
  };
  app.addHook('onListen', () => again());
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
  });
}
