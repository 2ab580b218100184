import type { PoolClient } from 'pg';
import { markCancelled } from './refill.repository.ts';

/** Gives up a refill whose payment is cancelled; its place is free again. One that was credited stays. */
export async function cancelRefill(
  client: PoolClient,
  refill: { readonly accountId: string; readonly purchaseId: string; readonly now: Date },
): Promise<void> {
  await markCancelled(client, refill);
}
