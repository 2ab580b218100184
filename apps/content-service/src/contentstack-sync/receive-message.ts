import { createHash } from 'node:crypto';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import { isSigned, toleranceSeconds } from './is-signed.ts';
import { wakeSync } from './sync-state.repository.ts';

/**
 * Takes a message of Contentstack. What it says counts for nothing: that there is one wakes the reading, which asks
 * what has changed. So one that comes twice, late or in another order does no harm, and does nothing at all the second
 * time.
 *
 * @returns false: it is forged, damaged or too old
 */
export async function receiveMessage(
  { pool, secret, now }: { readonly pool: Pool; readonly secret: string; readonly now: Date },
  message: { readonly body: Buffer; readonly signature: string },
): Promise<boolean> {
  if (!isSigned(message.body, message.signature, secret, now)) return false;
  const mark = createHash('sha256').update(message.signature).digest('base64url');
  await withTransaction(pool, async (client) => {
    // Older ones are refused for their age.
    const old = new Date(now.getTime() - 2 * toleranceSeconds * 1_000);
    await client.query('delete from content.contentstack_message where received_at < $1', [old]);
    const { rowCount } = await client.query(
      'insert into content.contentstack_message (signature, received_at) values ($1, $2) on conflict do nothing',
      [mark, now],
    );
    if (rowCount === 1) await wakeSync(client, now);
  });
  return true;
}
