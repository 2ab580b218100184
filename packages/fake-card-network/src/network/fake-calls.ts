import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { FakeError } from './fake-error.ts';

export interface FakeAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Does a call once for each Idempotency-Key: the same answer for the same call, a refusal for another one. */
export async function once(
  client: PoolClient,
  call: { readonly key: string | undefined; readonly path: string; readonly body: string; readonly now: Date },
  work: () => Promise<FakeAnswer>,
): Promise<FakeAnswer> {
  const { key, path, body, now } = call;
  if (key === undefined) return work();
  // Two calls with one key take turns.
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 80))', [key]);
  const hash = createHash('sha256').update(`${path}\n${body}`).digest();
  const { rows } = await client.query<FakeAnswer & { request_hash: Buffer }>(
    'select request_hash, status, body from fake_card_network.call where key = $1',
    [key],
  );
  const [kept] = rows;
  if (kept !== undefined) {
    if (kept.request_hash.equals(hash)) return { status: kept.status, body: kept.body };
    throw new FakeError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  const answer = await work();
  await client.query(
    'insert into fake_card_network.call (key, request_hash, status, body, created_at) values ($1, $2, $3, $4, $5)',
    [key, hash, answer.status, JSON.stringify(answer.body), now],
  );
  return answer;
}
