import { searchWords } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';

/** What a placed order points to after a correction; what is left out stays. */
export interface CurrentVersion {
  readonly accountId: string;
  readonly id: string;
  readonly versionId?: string;
  /** By which the order is found from now on, beside the one that it had. */
  readonly poNumber?: string;
  readonly now: Date;
}

/** Lets a placed order point to other frozen contents, or be found by another PO number. */
export async function setCurrentVersion(client: PoolClient, current: CurrentVersion): Promise<void> {
  const { accountId, id, versionId = null, poNumber = '', now } = current;
  await client.query({
    name: 'set-current-version',
    text: `update placed_order set current_version_id = coalesce($3, current_version_id),
                  search_terms = search_terms || array_to_tsvector($4::text[]),
                  search_text = case when $5 = '' then search_text else search_text || E'\\n' || $5 end, updated_at = $6
            where account_id = $1 and id = $2`,
    values: [accountId, id, versionId, searchWords(poNumber), poNumber.toLowerCase(), now],
  });
}
