import type { CreditLedgerWire, getEditCredit } from '@cutsite/contracts/edit-credit';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import { selectCredits, selectLedger } from './edit-credit.repository.ts';

/** Entries of one page. */
const pageSize = 20;

/** The accounts of a user and what all of them hold together. */
export async function showCredits(pool: Pool, accountId: string): Promise<SuccessAnswer<typeof getEditCredit>['body']> {
  const { limit, credits } = await selectCredits(pool, accountId);
  return {
    balance: formatDecimal(usd(credits.reduce((sum, credit) => sum + credit.balanceMinor, 0))),
    currency: 'USD',
    gift_card_limit: limit,
    num_gift_cards: credits.length,
    accounts: credits.map(({ creditType, balanceMinor, createdAt, ...credit }) => ({
      ...credit,
      credit_type: creditType,
      balance: formatDecimal(usd(balanceMinor)),
      created: createdAt.toISOString(),
    })),
  };
}

/** One page of the ledger of an account. */
export async function showLedger(
  pool: Pool,
  { accountId, id, cursor }: { readonly accountId: string; readonly id: string; readonly cursor: string | null },
): Promise<Result<CreditLedgerWire, 'no_account' | 'cursor_unknown'>> {
  const creditId = knownId(id);
  if (creditId === null) return err('no_account');
  const before = cursor === null ? null : knownId(cursor);
  if (cursor !== null && before === null) return err('cursor_unknown');
  const rows = await selectLedger(pool, { accountId, creditId, before, limit: pageSize + 1 });
  if (rows === null) return err('no_account');
  const shown = rows.slice(0, pageSize);
  return ok({
    currency: 'USD',
    results: shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: formatDecimal(usd(row.amountMinor)),
      balance_after: formatDecimal(usd(row.balanceAfterMinor)),
      order_id: row.orderId,
      order_number: row.orderNumber,
      note: row.note,
      at: row.at.toISOString(),
    })),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  });
}
