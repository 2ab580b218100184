import { createHmac, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** Keeps an event until it is delivered. */
export async function storeEvent(
  client: PoolClient,
  kind: string,
  subject: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const body = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: kind,
    data: { object: subject },
  };
  await client.query('insert into fake_card_network.event (id, body, created_at, due_at) values ($1, $2, $3, $3)', [
    id,
    JSON.stringify(body),
    now,
  ]);
}

/** The header by which the receiver knows the sender: https://docs.stripe.com/webhooks#verify-manually */
export function signature(payload: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

const batch = 10;
const maxAttempts = 12;

/** Delivers the events that are due, each until it is taken: at least once, and in no certain order. */
export async function deliverEvents(
  pool: Pool,
  {
    webhookUrl,
    webhookSecret,
    now,
  }: { readonly webhookUrl: string; readonly webhookSecret: string; readonly now: Date },
): Promise<void> {
  const { rows } = await pool.query<{ id: string; body: unknown }>(
    `update fake_card_network.event set attempts = attempts + 1,
            due_at = $1::timestamptz + least(interval '1 second' * power(2, attempts), interval '1 hour')
      where id in (select id from fake_card_network.event where delivered_at is null and due_at <= $1 and attempts < $3
                    order by due_at limit $2 for update skip locked)
  returning id, body`,
    [now, batch, maxAttempts],
  );
  await Promise.all(
    rows.map(async ({ id, body }) => {
      const payload = JSON.stringify(body);
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature(payload, webhookSecret, now),
      };
      const answer = await fetch(webhookUrl, { method: 'POST', headers, body: payload }).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) await pool.query('update fake_card_network.event set delivered_at = $2 where id = $1', [id, now]);
    }),
  );
}
