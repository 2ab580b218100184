import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { knownId } from '../order-contents/index.ts';
import type { AttachmentDependencies } from './add-attachment.ts';
import { type Attachment, selectAttachment, selectAttachments } from './attachment.repository.ts';
import type { AttachmentOwner } from './attachment-owner.ts';

/** The files of an owner, oldest first. */
export function readAttachments(
  { pool }: Pick<AttachmentDependencies, 'pool'>,
  owner: AttachmentOwner,
): Promise<Attachment[]> {
  return selectAttachments(pool, owner);
}

/** A file of an owner with its bytes; null: it has no such file. */
export async function openAttachment(
  { pool, files }: Pick<AttachmentDependencies, 'pool' | 'files'>,
  owner: Pick<AttachmentOwner, 'accountId' | 'kind' | 'id'>,
  attachmentId: string,
): Promise<FileAnswer | null> {
  const known = knownId(attachmentId);
  const file = known && (await selectAttachment(pool, owner, known));
  const bytes = file && (await files.open(file.storageKey));
  return bytes ? { fileName: file.fileName, mediaType: file.mediaType, byteSize: file.byteSize, bytes } : null;
}
