import type { BlanketPoWire } from '@cutsite/contracts/blanket-po';
import { formatDecimal, usd } from '@cutsite/domain/money';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { type LedgerPageQuestion, showLedgerPage } from '../ledger/index.ts';
import { selectBlanketPos, selectDraws } from './blanket-po.repository.ts';

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

/** One page of what orders drew from a blanket purchase order, and of what was put back. */
export const showDraws = (pool: Pool, question: LedgerPageQuestion) =>
  showLedgerPage(
    question,
    (lines) => selectDraws(pool, lines),
    ({ amountMinor }) => (amountMinor < 0 ? 'order' : 'credit'),
  );
