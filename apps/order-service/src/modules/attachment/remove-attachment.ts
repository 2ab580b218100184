import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { knownId, lockOrder, type OrderHandle } from '../order-contents/index.ts';
import type { AttachmentDependencies } from './add-attachment.ts';
import { deleteAttachment } from './attachment.repository.ts';
import { closedBecause, type OrderClosed } from './order-closed.ts';

/** Takes a file away from an order that is not placed: the row first, so that no row is ever without its file. */
export async function removeAttachment(
  { pool, files }: Pick<AttachmentDependencies, 'pool' | 'files'>,
  order: OrderHandle,
  id: string,
): Promise<Result<string, OrderClosed | 'no_file'>> {
  const known = knownId(id);
  if (known === null) return err('no_file');
  const storageKey = await withTransaction(pool, async (client) => {
    const closed = closedBecause(await lockOrder(client, order));
    if (closed !== null) return err(closed);
    const key = await deleteAttachment(client, { accountId: order.accountId, orderId: order.id }, known);
    return key === null ? err('no_file' as const) : ok(key);
  });
  if (!storageKey.ok) return storageKey;
  await files.remove(storageKey.value);
  return ok(known);
}
