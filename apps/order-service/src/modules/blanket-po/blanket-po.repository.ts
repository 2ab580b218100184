import type { Pool } from 'pg';
import type { LedgerQuestion, LedgerRow } from '../ledger/index.ts';

/** A blanket purchase order; amounts in minor units, `validUntil` as `2026-11-21`. */
export interface BlanketPo {
  readonly id: string;
  readonly number: string;
  readonly amountMinor: number;
  readonly balanceMinor: number;
  readonly validUntil: string | null;
}

/** The blanket purchase orders of a user: those that end first stand first. */
export async function selectBlanketPos(db: Pool, accountId: string): Promise<BlanketPo[]> {
  const { rows } = await db.query<BlanketPo>({
    name: 'select-blanket-pos',
    text: `select id, number, amount_minor as "amountMinor", balance_minor as "balanceMinor", valid_until as "validUntil"
      from blanket_po where account_id = $1 order by valid_until nulls last, id`,
    values: [accountId],
  });
  return rows;
}

/** What was drawn, latest first; null when the user has no such blanket purchase order. */
export async function selectDraws(
  db: Pool,
  { accountId, id, before, limit }: LedgerQuestion,
): Promise<readonly LedgerRow[] | null> {
  const owned = await db.query({
    name: 'own-blanket-po',
    text: 'select 1 from blanket_po where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  if (owned.rowCount === 0) return null;
  const { rows } = await db.query<LedgerRow>({
    name: 'select-blanket-po-draws',
    text: `select entry.id, entry.amount_minor as "amountMinor", entry.balance_after_minor as "balanceAfterMinor",
        entry.order_id as "orderId", placed.number as "orderNumber", entry.note, entry.at
      from blanket_po_transaction entry
      left join placed_order placed on placed.payer_account_id = entry.account_id and placed.id = entry.order_id
      where entry.account_id = $1 and entry.blanket_po_id = $2 and ($3::uuid is null or entry.id < $3)
      order by entry.id desc limit $4`,
    values: [accountId, id, before, limit],
  });
  return rows;
}
