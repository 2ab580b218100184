import { randomBytes } from 'node:crypto';
import { type CreditType, creditTypes } from '@cutsite/domain/edit-credit';
import { paperNumber } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { addToCredit, selectCredit } from '../edit-credit.repository.ts';
import {
  insertCredit,
  lockPlaces,
  lockPurchase,
  markCancelled,
  markCredited,
  type Purchase,
} from './refill.repository.ts';
import { firstFree } from './reserve-refill.ts';

/** Which refill a payment was for. */
export interface PaidRefill {
  readonly accountId: string;
  readonly purchaseId: string;
  readonly paymentId: string;
  readonly now: Date;
}

/** What a refill came to, for its mail; amounts in minor units. */
export interface CreditedRefill {
  readonly creditType: CreditType;
  readonly amountMinor: number;
  /** Of the account that has it: `EC-XXXX-XXXX`. */
  readonly code: string;
  readonly balanceMinor: number;
}

/**
 * Gives the customer what was paid for, in the transaction in which the payment goes through: tops the account up, or
 * opens one. A second time changes nothing, and returns null.
 *
 * A refill that was cancelled before its money arrived is credited all the same: the money is the customer's, and
 * counts for more than the limit of accounts.
 */
export async function creditRefill(client: PoolClient, paid: PaidRefill): Promise<CreditedRefill | null> {
  const purchase = await lockPurchase(client, paid);
  if (purchase === null) throw new Error(`There is no refill ${paid.purchaseId} to be credited`);
  if (purchase.status === 'credited') return null;
  const creditId = await accountFor(client, paid, purchase);
  const added = await addToCredit(client, {
    accountId: paid.accountId,
    transactionId: uuid(),
    creditId,
    kind: 'refill',
    minor: purchase.amountMinor,
    paymentId: paid.paymentId,
    note: 'Paid by card',
    now: paid.now,
  });
  if (!added) throw new Error(`The account ${creditId} of refill ${paid.purchaseId} is gone`);
  await markCredited(client, { ...paid, editCreditId: creditId });
  const { creditType, amountMinor } = purchase;
  return { creditType, amountMinor, ...(await selectCredit(client, { accountId: paid.accountId, creditId })) };
}

async function accountFor(client: PoolClient, paid: PaidRefill, purchase: Purchase): Promise<string> {
  const { own, taken } = await lockPlaces(client, paid.accountId, paid.purchaseId);
  const kind = creditTypes[purchase.creditType];
  if (kind.toppedUp && own?.editCreditId) return own.editCreditId;
  const id = uuid();
  // A code that is taken has one chance in 10^12; then the transaction fails, and settling tries again with another.
  await insertCredit(client, {
    accountId: paid.accountId,
    id,
    code: paperNumber(kind.codePrefix, randomBytes(8)),
    creditType: purchase.creditType,
    place: kind.toppedUp && own ? own.place : keptPlace(purchase, taken),
    now: paid.now,
  });
  return id;
}

/** The place that was kept, unless the refill was cancelled and somebody else has it now. */
function keptPlace({ place }: Purchase, taken: ReadonlySet<number>): number {
  return place !== null && !taken.has(place) ? place : firstFree(taken);
}

/** Gives up a refill whose payment is cancelled; its place is free again. One that was credited stays. */
export async function cancelRefill(
  client: PoolClient,
  refill: { readonly accountId: string; readonly purchaseId: string; readonly now: Date },
): Promise<void> {
  await markCancelled(client, refill);
}

/** Money of an order that becomes edit credit of its payer. */
interface GivenCredit {
  readonly accountId: string;
  readonly minor: number;
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly now: Date;
}

/**
 * Puts what is given back of an order on the customer's own edit credit, which is opened where there is none.
 *
 * @returns false when there is none and the customer holds as many accounts as there may be (ruling 17)
 */
export async function giveCredit(client: PoolClient, given: GivenCredit): Promise<boolean> {
  const { accountId, minor, paymentId, orderId, now } = given;
  const { own, taken, limit } = await lockPlaces(client, accountId);
  const place = own?.place ?? firstFree(taken);
  if (own === null && place > limit) return false;
  const creditId = own?.editCreditId ?? uuid();
  if (!own?.editCreditId) {
    const code = paperNumber(creditTypes.edit_credit.codePrefix, randomBytes(8));
    await insertCredit(client, { accountId, id: creditId, code, creditType: 'edit_credit', place, now });
  }
  const change = { accountId, transactionId: uuid(), creditId, kind: 'refund', minor, paymentId, orderId } as const;
  return addToCredit(client, { ...change, note: 'Given back of an order paid by card', now });
}
