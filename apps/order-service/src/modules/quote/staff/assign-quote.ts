import type { StaffQuoteWire } from '@cutsite/contracts/quote';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import { checkSalesRep } from '../../account/index.ts';
import { knownId } from '../../order-contents/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import type { QuoteDependencies } from '../show-quote.ts';
import { staffQuoteToWire } from './list-staff-quotes.ts';
import { lockQuote, selectStaffQuote, updateQuoteRep } from './staff-quote.repository.ts';

interface AssignQuote {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  readonly salesRepId: string | null;
  /** As it was read. */
  readonly was: string | null;
}

/** Says who of sales looks after a quote (ruling 52); the order that it becomes takes it over. */
export async function assignQuote(
  { pool, clock }: Pick<QuoteDependencies, 'pool' | 'clock'>,
  { user, id, salesRepId, was }: AssignQuote,
): Promise<{ readonly status: 200; readonly body: StaffQuoteWire } | Refusal<400 | 404 | 409>> {
  const known = knownId(id);
  if (known === null) return refuse.notFound();
  return withTransaction(pool, async (client) => {
    const place = await lockQuote(client, known);
    const quote = place === null ? null : await selectStaffQuote(client, known);
    if (quote === null) return refuse.notFound();
    const before = quote.sales_rep_id;
    const rep = await checkSalesRep(client, { salesRepId, before, was });
    if (!rep.ok) return rep.error;
    await updateQuoteRep(client, known, salesRepId);
    const now = clock.now();
    await recordStaffAction(client, {
      actor: { id: user.id },
      action: 'assign_sales_rep',
      subject: { kind: 'quote', id: known },
      changes: [{ field: 'sales_rep', from: before, to: salesRepId }],
      now,
    });
    const after = { ...quote, sales_rep_id: salesRepId, sales_rep_name: rep.value?.name ?? null };
    return { status: 200, body: staffQuoteToWire(after, now) } as const;
  });
}
