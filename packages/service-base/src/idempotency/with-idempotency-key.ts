import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Answer, Refusal } from '../http/index.ts';
import { refuse } from '../http/index.ts';

/** The call that a key stands for. */
export interface IdempotentCall {
  readonly accountId: string;
  /** The header's value; null: the caller sent none, and the work is simply done. */
  readonly key: string | null;
  /** Method and path of the endpoint: the same key on another call is another body. */
  readonly endpoint: { readonly method: string; readonly path: string };
  /** Everything that decides what is done: the body, and the path's ids where there are some. */
  readonly payload: unknown;
  readonly now: Date;
}

/** The answer of the work, the kept answer of an earlier call, or a refusal of the key. */
export type IdempotentAnswer<A extends Answer> = A | Refusal<422>;

/** A kept answer carries this header (ruling 37). */
const replayed = { 'idempotent-replayed': 'true' } as const;

/**
 * Does `work` at most once per account and key within 24 hours (ruling 37), inside the caller's transaction: the answer
 * is kept exactly when the work is committed. Two calls with one key at the same time wait for each other. A refusal
 * (400 and above) is not kept, so that a corrected call may use the key again.
 *
 * @param client a connection inside a transaction.
 */
export async function withIdempotencyKey<A extends Answer>(
  client: ClientBase,
  call: IdempotentCall,
  work: () => Promise<A>,
): Promise<IdempotentAnswer<A>> {
  if (call.key === null) return work();
  const hash = requestHash(call);
  if (!(await claim(client, call, hash))) return keptAnswer<A>(client, call, hash);
  const answer = await work();
  if (answer.status < 400) await keep(client, call, answer);
  else await release(client, call);
  return answer;
}

/**
 * What is kept of a call, to tell another one under the same key. A use case that writes everything in one statement
 * may write the row of `idempotency_key` there too: a key that is taken fails on `idempotency_key_pkey`, and then
 * `withIdempotencyKey` knows what to answer.
 */
export function requestHash({ endpoint, payload }: Pick<IdempotentCall, 'endpoint' | 'payload'>): Buffer {
  return createHash('sha256')
    .update(`${endpoint.method} ${endpoint.path}\n${JSON.stringify(payload) ?? ''}`)
    .digest();
}

/** Takes the key, also over one that is older than a day. Waits for another transaction that is taking it. */
async function claim(client: ClientBase, call: IdempotentCall, hash: Buffer): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'claim_idempotency_key',
    text: `insert into idempotency_key as kept (account_id, key, request_hash, created_at) values ($1, $2, $3, $4)
      on conflict (account_id, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, body = null
      where kept.created_at <= excluded.created_at - interval '24 hours'`,
    values: [call.accountId, call.key, hash, call.now],
  });
  return rowCount === 1;
}

async function keptAnswer<A extends Answer>(
  client: ClientBase,
  call: IdempotentCall,
  hash: Buffer,
): Promise<IdempotentAnswer<A>> {
  const { rows } = await client.query<{ request_hash: Buffer; status: number; body: unknown }>({
    name: 'read_idempotency_key',
    text: 'select request_hash, status, body from idempotency_key where account_id = $1 and key = $2',
    values: [call.accountId, call.key],
  });
  const [kept] = rows;
  if (!kept?.request_hash.equals(hash)) return refuse.idempotencyKeyReused();
  // The same endpoint and body led to it, so it is an answer of the type that the work has.
  return { status: kept.status, body: kept.body, headers: replayed } as Answer as A;
}

async function keep(client: ClientBase, call: IdempotentCall, answer: Answer): Promise<void> {
  await client.query({
    name: 'keep_idempotent_answer',
    text: 'update idempotency_key set status = $3, body = $4 where account_id = $1 and key = $2',
    values: [call.accountId, call.key, answer.status, JSON.stringify(answer.body)],
  });
}

async function release(client: ClientBase, call: IdempotentCall): Promise<void> {
  await client.query('delete from idempotency_key where account_id = $1 and key = $2', [call.accountId, call.key]);
}
