import type { getEditCredit } from '@cutsite/contracts/edit-credit';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { formatDecimal, usd } from '@cutsite/domain/money';
import type { Pool } from 'pg';
import { type LedgerPageQuestion, showLedgerPage } from '../ledger/index.ts';
import { selectCredits, selectLedger } from './edit-credit.repository.ts';

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

/** One page of the ledger of an account with credit (PA-10). */
export const showLedger = (pool: Pool, question: LedgerPageQuestion) =>
  showLedgerPage(
    question,
    (lines) => selectLedger(pool, lines),
    ({ kind }) => kind,
  );
