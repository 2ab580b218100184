import { formatDecimal, usd } from '@cutsite/domain/money';
import { refuse } from '@cutsite/service-base/http';
import { knownId } from '../order-contents/index.ts';

/** A line of a ledger as it is stored; amounts in minor units, below zero what went out. */
export interface LedgerRow {
  readonly id: string;
  readonly amountMinor: number;
  readonly balanceAfterMinor: number;
  /** The order that it paid for, where it did. */
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly note: string;
  readonly at: Date;
}

/** Some lines of a ledger that an account owns. */
export interface LedgerQuestion {
  readonly accountId: string;
  /** What the ledger is of: an edit credit, a blanket purchase order. */
  readonly id: string;
  /** Lines older than this one; null: from the latest. */
  readonly before: string | null;
  readonly limit: number;
}

/** A page of it, as a call asks for it. */
export interface LedgerPageQuestion {
  readonly accountId: string;
  readonly id: string;
  /** Where an earlier page ended; null: from the latest. */
  readonly cursor: string | null;
}

/** Lines of one page. */
const pageSize = 20;

/**
 * One page of a ledger as its owner sees it.
 *
 * @param read the lines of this kind of ledger, latest first; null when the account owns no such ledger
 * @param kindOf what a line is called
 */
export async function showLedgerPage<Row extends LedgerRow, const Kind extends string>(
  { accountId, id, cursor }: LedgerPageQuestion,
  read: (question: LedgerQuestion) => Promise<readonly Row[] | null>,
  kindOf: (row: Row) => Kind,
) {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  const before = cursor === null ? null : knownId(cursor);
  if (cursor !== null && before === null) return refuse.unknownCursor();
  const rows = await read({ accountId, id: known, before, limit: pageSize + 1 });
  if (rows === null) return refuse.notFound();
  const shown = rows.slice(0, pageSize);
  const body = {
    currency: 'USD',
    results: shown.map((row) => ({
      id: row.id,
      kind: kindOf(row),
      amount: formatDecimal(usd(row.amountMinor)),
      balance_after: formatDecimal(usd(row.balanceAfterMinor)),
      order_id: row.orderId,
      order_number: row.orderNumber,
      note: row.note,
      at: row.at.toISOString(),
    })),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  } as const;
  return { status: 200, body } as const;
}
