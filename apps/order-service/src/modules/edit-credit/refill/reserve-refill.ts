import { type CreditType, creditTypes } from '@cutsite/domain/edit-credit';
import type { Money } from '@cutsite/domain/money';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertPurchase, lockPlaces } from './refill.repository.ts';

/** A refill that can be paid now: its place is kept until it is credited or cancelled. */
export interface ReservedRefill {
  readonly accountId: string;
  readonly purchaseId: string;
  readonly amount: Money;
}

/**
 * Writes a refill down and keeps a place for the account that it opens, so that a customer never pays for one too many
 * (ruling 17, promise M4). A customer's own edit credit is topped up, or opened once however many refills are on their
 * way; each gift card needs a place of its own.
 *
 * @param client in the transaction that also writes the payment
 */
export async function reserveRefill(
  client: PoolClient,
  wanted: { readonly accountId: string; readonly creditType: CreditType; readonly amount: Money; readonly now: Date },
): Promise<Result<ReservedRefill, { readonly code: 'limit_reached'; readonly limit: number }>> {
  const { accountId, creditType, amount, now } = wanted;
  const { limit, own, taken } = await lockPlaces(client, accountId);
  const shared = creditTypes[creditType].toppedUp ? own : null;
  const place = shared?.place ?? firstFree(taken);
  if (shared === null && place > limit) return err({ code: 'limit_reached', limit });
  const purchaseId = uuid();
  await insertPurchase(client, {
    accountId,
    purchaseId,
    creditType,
    amountMinor: amount.minor,
    editCreditId: shared?.editCreditId ?? null,
    place,
    now,
  });
  return ok({ accountId, purchaseId, amount });
}

/** The smallest number from 1 that is not among these. */
export function firstFree(taken: ReadonlySet<number>): number {
  for (let place = 1; ; place += 1) if (!taken.has(place)) return place;
}
