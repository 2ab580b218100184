import { createHash } from 'node:crypto';
import type { CorrectedContents, OrderContents } from '@cutsite/domain/checkout';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { OrderHandle } from './order-handle.ts';
import { readContentsToFreeze } from './read-contents.ts';
import { contentsVersion, type StoredContents } from './stored-form/stored-contents.ts';

/** Contents that never change again, as they are paid for or quoted. */
export interface OrderVersion {
  readonly id: string;
  readonly contents: OrderContents;
}

/**
 * Freezes what the order is now, or finds the version of the same contents: paying twice for the same cart means the
 * same version and so the same PaymentIntent (promises, "Money and crash safety"). The caller holds the lock of the
 * order.
 */
export async function freezeVersion(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<OrderVersion> {
  const { contents, toFreeze } = await readContentsToFreeze(client, { accountId, id });
  const hash = contentsHash(toFreeze);
  const { rows } = await client.query<{ id: string }>({
    name: 'freeze-order-version',
    text: `with frozen as (
        insert into order_version (account_id, id, cart_id, contents_hash, contents, contents_version,
          currency, total_minor, created_at)
        values ($1, $2, $3, $4, $5, ${contentsVersion}, $6, $7, $8)
        on conflict (account_id, cart_id, contents_hash) do nothing returning id)
      select id from frozen
      union all
      select id from order_version where account_id = $1 and cart_id = $3 and contents_hash = $4 limit 1`,
    values: [
      accountId,
      uuid(),
      id,
      hash,
      JSON.stringify(toFreeze),
      contents.totals.total.currency,
      contents.totals.total.minor,
      now,
    ],
  });
  const [version] = rows;
  if (version === undefined) throw new Error(`The version of order ${id} was neither written nor found`);
  return { id: version.id, contents };
}

export interface ContentsToCorrect extends Pick<OrderHandle, 'accountId' | 'id'> {
  /** The version that is corrected. */
  readonly from: string;
  readonly change: CorrectedContents;
  readonly now: Date;
}

/**
 * Freezes contents that were frozen before with a correction in them, in the form of their own version: what is not
 * corrected stays to the letter. The caller holds the lock of the order.
 *
 * @returns the id of the version, which is an earlier one where the contents are the same again
 */
export async function freezeCorrected(
  client: PoolClient,
  { accountId, id, from, change, now }: ContentsToCorrect,
): Promise<string> {
  const { rows: found } = await client.query<{ contents: StoredContents; contents_version: number }>(
    'select contents, contents_version from order_version where account_id = $1 and id = $2 and cart_id = $3',
    [accountId, from, id],
  );
  const [before] = found;
  if (before === undefined) throw new Error(`Order ${id} has no version ${from}`);
  const contents = { ...before.contents, ...change };
  const { currency, minor } = change.totals.total;
  const { rows } = await client.query<{ id: string }>(
    `with frozen as (
       insert into order_version (account_id, id, cart_id, contents_hash, contents, contents_version, currency,
         total_minor, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (account_id, cart_id, contents_hash) do nothing returning id)
     select id from frozen
     union all
     select id from order_version where account_id = $1 and cart_id = $3 and contents_hash = $4 limit 1`,
    [
      accountId,
      uuid(),
      id,
      contentsHash(contents),
      JSON.stringify(contents),
      before.contents_version,
      currency,
      minor,
      now,
    ],
  );
  const [version] = rows;
  if (version === undefined) throw new Error(`The correction of order ${id} was neither written nor found`);
  return version.id;
}

/** The same contents have the same hash, whatever the order of their fields. */
export function contentsHash(contents: StoredContents): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(contents)))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
