import { randomBytes } from 'node:crypto';
import { creditTypes } from '@cutsite/domain/edit-credit';
import { paperNumber } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { addToCredit } from '../edit-credit.repository.ts';
import { insertCredit, lockPlaces } from './refill.repository.ts';
import { firstFree } from './reserve-refill.ts';

/** Money of an order that becomes edit credit of whoever paid it. */
export interface GivenCredit {
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
