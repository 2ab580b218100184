import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { knownId, type OrderHandle } from '../order-contents/index.ts';
import type { AttachmentDependencies } from './add-attachment.ts';
import { type Attachment, selectAttachment, selectAttachments } from './attachment.repository.ts';

/** The files of an order, oldest first. */
export function readAttachments(
  { pool }: Pick<AttachmentDependencies, 'pool'>,
  { accountId, id }: OrderHandle,
): Promise<Attachment[]> {
  return selectAttachments(pool, { accountId, orderId: id });
}

/** A file of an order with its bytes; null: the order has no such file. */
export async function openAttachment(
  { pool, files }: Pick<AttachmentDependencies, 'pool' | 'files'>,
  { accountId, id: orderId }: OrderHandle,
  attachmentId: string,
): Promise<FileAnswer | null> {
  const known = knownId(attachmentId);
  const file = known && (await selectAttachment(pool, { accountId, orderId }, known));
  const bytes = file && (await files.open(file.storageKey));
  return bytes ? { fileName: file.fileName, mediaType: file.mediaType, byteSize: file.byteSize, bytes } : null;
}
