import type { FrozenDelivery } from '@cutsite/domain/checkout';
import { searchWords } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';

/** What a placed order points to after a correction; what is left out stays. */
export interface CurrentVersion {
  readonly accountId: string;
  readonly id: string;
  readonly versionId?: string;
  /** By which the order is found from now on, beside the one that it had. */
  readonly poNumber?: string;
  /** What its customer is told of each shipment from now on. */
  readonly deliveries?: readonly FrozenDelivery[];
  readonly now: Date;
}

/** Lets a placed order point to other frozen contents, or be found by another PO number. */
export async function setCurrentVersion(client: PoolClient, current: CurrentVersion): Promise<void> {
  const { accountId, id, versionId = null, poNumber = '', deliveries = null, now } = current;
  await client.query({
    name: 'set-current-version',
    text: `update placed_order set current_version_id = coalesce($3, current_version_id),
                  search_terms = search_terms || array_to_tsvector($4::text[]),
                  search_text = case when $5 = '' then search_text else search_text || E'\\n' || $5 end,
                  frozen_deliveries = coalesce($7, frozen_deliveries), updated_at = $6
            where account_id = $1 and id = $2`,
    values: [
      accountId,
      id,
      versionId,
      searchWords(poNumber),
      poNumber.toLowerCase(),
      now,
      deliveries === null ? null : JSON.stringify(deliveries),
    ],
  });
}
