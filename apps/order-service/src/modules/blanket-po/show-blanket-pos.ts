import type { BlanketPoLedgerWire, BlanketPoWire } from '@cutsite/contracts/blanket-po';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import { selectBlanketPos, selectDraws } from './blanket-po.repository.ts';

/** Entries of one page. */
const pageSize = 20;

/** What a user can draw on. The last day is over when it is over in UTC, as when it is drawn on. */
export async function showBlanketPos(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  accountId: string,
): Promise<BlanketPoWire[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const found = await selectBlanketPos(pool, accountId);
  return found.map(({ id, number, amountMinor, balanceMinor, validUntil }) => ({
    id,
    number,
    amount: formatDecimal(usd(amountMinor)),
    balance: formatDecimal(usd(balanceMinor)),
    currency: 'USD',
    valid_until: validUntil,
    has_ended: validUntil !== null && validUntil < today,
  }));
}

/** One page of what was drawn. */
export async function showDraws(
  pool: Pool,
  question: { readonly accountId: string; readonly id: string; readonly cursor: string | null },
): Promise<Result<BlanketPoLedgerWire, 'no_blanket_po' | 'cursor_unknown'>> {
  const id = knownId(question.id);
  if (id === null) return err('no_blanket_po');
  const before = question.cursor === null ? null : knownId(question.cursor);
  if (question.cursor !== null && before === null) return err('cursor_unknown');
  const rows = await selectDraws(pool, { accountId: question.accountId, id, before, limit: pageSize + 1 });
  if (rows === null) return err('no_blanket_po');
  const shown = rows.slice(0, pageSize);
  return ok({
    currency: 'USD',
    results: shown.map((row) => ({
      id: row.id,
      kind: row.amountMinor < 0 ? 'order' : 'credit',
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
