import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { attachmentHolders } from '@cutsite/domain/attachment';
import type { Pool, PoolClient } from 'pg';
import { findOrder, lockOrder, type OrderHandle } from '../order-contents/index.ts';
import type { AttachmentDependencies } from './add-attachment.ts';
import { type Attachment, orderKind, selectAttachment, selectAttachments } from './attachment.repository.ts';
import type { AttachmentOwner, AttachmentOwnerKind } from './attachment-owner.ts';
import { openAttachment } from './read-attachments.ts';

/** Files can be added and removed until the order is placed, by the person who acts on it. */
function closedBecause(order: OrderHandle): string | null {
  if (!order.mayAct) return 'A colleague has taken over this order; only they can change its files.';
  return order.status === 'ordered' ? 'This order is placed; its files can no longer be changed.' : null;
}

const ownerOf = (order: OrderHandle | null): AttachmentOwner | null =>
  order && {
    accountId: order.accountId,
    kind: orderKind,
    id: order.id,
    actorId: order.actorId,
    closedBecause: closedBecause(order),
    holder: attachmentHolders.order,
  };

/** An order, from its cart on. Its files are listed together, attached by its owner or by its holder. */
export const orderAttachments: AttachmentOwnerKind = {
  find: async (db, userId, id) => ownerOf(await findOrder(db, userId, id)),
  lock: async (client, owner) => ownerOf(await lockOrder(client, owner)),
};

/** A file of an order, for those who see the order. */
export type OrderFile = Pick<Attachment, 'id' | 'fileName' | 'byteSize'>;

/** The files of an order, oldest first. */
export function filesOfOrder(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<readonly OrderFile[]> {
  return selectAttachments(db, { accountId, kind: orderKind, id });
}

/** Whether an order has this file. */
export async function holdsAttachment(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  attachmentId: string,
): Promise<boolean> {
  return (await selectAttachment(client, { accountId, kind: orderKind, id }, attachmentId)) !== null;
}

/** A file of an order with its bytes, for staff, who may see every order; null: it has no such file. */
export function openOrderFile(
  dependencies: Pick<AttachmentDependencies, 'pool' | 'files'>,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  attachmentId: string,
): Promise<FileAnswer | null> {
  return openAttachment(dependencies, { accountId, kind: orderKind, id }, attachmentId);
}
