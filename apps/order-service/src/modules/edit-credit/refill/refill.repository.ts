import type { CreditType } from '@cutsite/domain/edit-credit';
import type { PoolClient } from 'pg';

/** The places of a user's accounts, as they are while the lock is held. */
export interface Places {
  readonly limit: number;
  /** The user's own edit credit: there already, or about to be opened by a refill on its way. */
  readonly own: { readonly place: number; readonly editCreditId: string | null } | null;
  readonly taken: ReadonlySet<number>;
}

interface PlaceRow {
  readonly place: number;
  readonly edit_credit_id: string | null;
  readonly is_own: boolean;
}

/**
 * Locks the account, so that others who want a place wait, and reads which places are taken.
 *
 * @param except a refill whose own place does not count
 */
export async function lockPlaces(client: PoolClient, accountId: string, except: string | null = null): Promise<Places> {
  // Stronger than what a new row of the account's takes, weaker than what it would have to wait for.
  const { rows: accounts } = await client.query<{ limit: number }>({
    name: 'lock-credit-places',
    text: 'select gift_card_limit as limit from account where id = $1 for no key update',
    values: [accountId],
  });
  const { rows } = await client.query<PlaceRow>({
    name: 'read-credit-places',
    text: `select place, id as edit_credit_id, credit_type = 'edit_credit' as is_own
        from edit_credit where account_id = $1
      union all
      select place, edit_credit_id, credit_type = 'edit_credit'
        from credit_purchase
       where account_id = $1 and status = 'open' and place is not null and ($2::uuid is null or id <> $2)
      order by edit_credit_id nulls last, place`,
    values: [accountId, except],
  });
  const own = rows.find((row) => row.is_own);
  return {
    limit: accounts[0]?.limit ?? 0,
    own: own === undefined ? null : { place: own.place, editCreditId: own.edit_credit_id },
    taken: new Set(rows.map((row) => row.place)),
  };
}

export interface NewPurchase {
  readonly accountId: string;
  readonly purchaseId: string;
  readonly creditType: CreditType;
  readonly amountMinor: number;
  readonly editCreditId: string | null;
  readonly place: number;
  readonly now: Date;
}

export async function insertPurchase(client: PoolClient, purchase: NewPurchase): Promise<void> {
  await client.query({
    name: 'insert-credit-purchase',
    text: `insert into credit_purchase (account_id, id, credit_type, amount_minor, status, edit_credit_id, place, created_at,
                                        updated_at)
           values ($1, $2, $3, $4, 'open', $5, $6, $7, $7)`,
    values: [
      purchase.accountId,
      purchase.purchaseId,
      purchase.creditType,
      purchase.amountMinor,
      purchase.editCreditId,
      purchase.place,
      purchase.now,
    ],
  });
}

export interface Purchase {
  readonly creditType: CreditType;
  readonly amountMinor: number;
  readonly status: 'open' | 'credited' | 'cancelled';
  readonly place: number | null;
}

type Named = { readonly accountId: string; readonly purchaseId: string };

/** Locks a refill and reads it again. */
export async function lockPurchase(client: PoolClient, { accountId, purchaseId }: Named): Promise<Purchase | null> {
  const { rows } = await client.query<Purchase>({
    name: 'lock-credit-purchase',
    text: `select credit_type as "creditType", amount_minor as "amountMinor", status, place
      from credit_purchase where account_id = $1 and id = $2 for update`,
    values: [accountId, purchaseId],
  });
  return rows[0] ?? null;
}

export async function markCredited(
  client: PoolClient,
  { accountId, purchaseId, editCreditId, now }: Named & { readonly editCreditId: string; readonly now: Date },
): Promise<void> {
  await client.query({
    name: 'mark-purchase-credited',
    text: `update credit_purchase set status = 'credited', edit_credit_id = $3, updated_at = $4
            where account_id = $1 and id = $2`,
    values: [accountId, purchaseId, editCreditId, now],
  });
}

export async function markCancelled(
  client: PoolClient,
  { accountId, purchaseId, now }: Named & { readonly now: Date },
): Promise<void> {
  await client.query(
    `update credit_purchase set status = 'cancelled', updated_at = $3
      where account_id = $1 and id = $2 and status = 'open'`,
    [accountId, purchaseId, now],
  );
}

export interface NewCredit {
  readonly accountId: string;
  readonly id: string;
  readonly code: string;
  readonly creditType: CreditType;
  readonly place: number;
  readonly now: Date;
}

/** Opens an account with nothing in it. */
export async function insertCredit(client: PoolClient, credit: NewCredit): Promise<void> {
  await client.query({
    name: 'insert-edit-credit',
    text: `insert into edit_credit (account_id, id, code, credit_type, place, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $6)`,
    values: [credit.accountId, credit.id, credit.code, credit.creditType, credit.place, credit.now],
  });
}
