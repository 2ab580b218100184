import { theStore } from '@cutsite/content-service/entries';
import { starterTerms } from '@cutsite/content-service/starter';
import { importContent } from '@cutsite/content-service/transfer';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';

/** Publishes the terms of sale that a store begins with, and nothing else: a store that takes orders needs them. */
export async function loadDemoTerms({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  const file = await starterTerms();
  await withTransaction(pool, async (client) => {
    const outcome = await importContent(client, file, { by: theStore, now: clock.now() }, async () => undefined);
    if (!outcome.ok) throw new Error(`Our terms have faults: ${JSON.stringify(outcome.error)}`);
  });
}
