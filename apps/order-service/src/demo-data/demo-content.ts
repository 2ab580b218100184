import { theStore } from '@cutsite/content-service/entries';
import { hasEntries } from '@cutsite/content-service/published';
import { starterContent } from '@cutsite/content-service/starter';
import { importContent } from '@cutsite/content-service/transfer';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import type { Pool } from 'pg';

/** Brings our entries into a demo without content. What editors have made is left as it is. */
export async function loadDemoContent({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  if (await hasEntries(pool)) return;
  // Its texts and drawings are read only where they are brought in.
  const [starter, { demoContent }] = await Promise.all([starterContent(), import('@cutsite/content-service/demo')]);
  const demo = demoContent(clock.now());
  const file = { ...demo, entries: [...starter.entries, ...demo.entries] };
  await withTransaction(pool, async (client) => {
    const writer = { by: theStore, now: clock.now() };
    const outcome = await importContent(client, file, writer, (client) => announcePageChange(client, null));
    if (!outcome.ok) throw new Error(`Our content has faults: ${JSON.stringify(outcome.error)}`);
  });
}
