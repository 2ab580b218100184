import type { CreditType } from '@cutsite/domain/edit-credit';
import type { Pool, PoolClient } from 'pg';
import type { LedgerQuestion, LedgerRow } from '../ledger/index.ts';

/** An account that holds credit; amounts in minor units. */
export interface CreditAccount {
  readonly id: string;
  readonly code: string;
  readonly creditType: CreditType;
  readonly currency: 'USD';
  readonly balanceMinor: number;
  readonly createdAt: Date;
}

/** The accounts of a user, oldest first, and how many there may be. */
export async function selectCredits(
  db: Pool,
  accountId: string,
): Promise<{ readonly limit: number; readonly credits: readonly CreditAccount[] }> {
  const { rows } = await db.query<{ limit: number; credits: CreditAccount[] }>({
    name: 'select-edit-credits',
    text: `select gift_card_limit as limit, coalesce((
        select json_agg(json_build_object('id', id, 'code', code, 'creditType', credit_type, 'currency', currency,
                 'balanceMinor', balance_minor, 'createdAt', created_at) order by created_at, id)
          from edit_credit where account_id = account.id), '[]') as credits
      from account where id = $1`,
    values: [accountId],
  });
  const { limit, credits } = rows[0] ?? { limit: 0, credits: [] };
  return { limit, credits: credits.map((credit) => ({ ...credit, createdAt: new Date(credit.createdAt) })) };
}

/** How many accounts with credit a user holds (PA-14). */
export async function countCredits(db: Pool, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count-edit-credits',
    text: 'select count(*)::int as count from edit_credit where account_id = $1',
    values: [accountId],
  });
  return rows[0]?.count ?? 0;
}

/** A line of the ledger of an account with credit. */
export interface CreditLedgerRow extends LedgerRow {
  readonly kind: 'refill' | 'spend' | 'refund' | 'grant';
}

/** Entries of a ledger, latest first; null when the user has no such account. */
export async function selectLedger(
  db: Pool,
  { accountId, id, before, limit }: LedgerQuestion,
): Promise<readonly CreditLedgerRow[] | null> {
  const owned = await db.query({
    name: 'own-edit-credit',
    text: 'select 1 from edit_credit where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  if (owned.rowCount === 0) return null;
  const { rows } = await db.query<CreditLedgerRow>({
    name: 'select-credit-ledger',
    text: `select entry.id, entry.kind, entry.amount_minor as "amountMinor",
        entry.balance_after_minor as "balanceAfterMinor", entry.order_id as "orderId", placed.number as "orderNumber",
        entry.note, entry.at
      from edit_credit_transaction entry
      left join placed_order placed on placed.payer_account_id = entry.account_id and placed.id = entry.order_id
      where entry.account_id = $1 and entry.edit_credit_id = $2 and ($3::uuid is null or entry.id < $3)
      order by entry.id desc limit $4`,
    values: [accountId, id, before, limit],
  });
  return rows;
}

/** What an entry of a ledger is written with. */
export interface CreditChange {
  readonly accountId: string;
  readonly transactionId: string;
  readonly creditId: string;
  readonly kind: 'refill' | 'grant' | 'refund';
  readonly minor: number;
  readonly paymentId: string | null;
  /** The order that it was paid for, where it was. */
  readonly orderId?: string | null;
  readonly note: string;
  readonly now: Date;
}

/** Adds to an account and writes it down, in one statement; false when there is no such account. */
export async function addToCredit(client: PoolClient, change: CreditChange): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'add-to-edit-credit',
    text: `with raised as (
        update edit_credit set balance_minor = balance_minor + $3, updated_at = $4
         where account_id = $1 and id = $2 returning balance_minor)
      insert into edit_credit_transaction (account_id, id, edit_credit_id, kind, amount_minor, balance_after_minor,
                                           payment_id, note, at, order_id)
      select $1, $5, $2, $6, $3, balance_minor, $7, $8, $4, $9 from raised`,
    values: [
      change.accountId,
      change.creditId,
      change.minor,
      change.now,
      change.transactionId,
      change.kind,
      change.paymentId,
      change.note,
      change.orderId ?? null,
    ],
  });
  return rowCount === 1;
}

/** The number of an account and what it holds, in minor units. */
export async function selectCredit(
  client: PoolClient,
  { accountId, creditId }: { readonly accountId: string; readonly creditId: string },
): Promise<{ readonly code: string; readonly balanceMinor: number }> {
  const { rows } = await client.query<{ code: string; balanceMinor: number }>({
    name: 'select-edit-credit',
    text: `select code, balance_minor as "balanceMinor" from edit_credit where account_id = $1 and id = $2`,
    values: [accountId, creditId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no edit credit ${creditId}`);
  return row;
}
