import type { ScreeningFinding } from '@cutsite/domain/placed-order';
import type { Pool } from 'pg';

/** What the screener answered about an order. */
export interface ScreeningAnswer {
  readonly at: Date;
  readonly findings: readonly ScreeningFinding[];
}

/** The latest answer; null: it has not answered, or a version answered that kept the sentence alone. */
export async function readScreeningAnswer(
  db: Pool,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
): Promise<ScreeningAnswer | null> {
  const { rows } = await db.query<ScreeningAnswer>({
    name: 'read-screening-answer',
    text: `select at, findings from screening_history
            where account_id = $1 and order_id = $2 and findings is not null order by id desc limit 1`,
    values: [accountId, orderId],
  });
  return rows[0] ?? null;
}
