import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { requestStates } from '@cutsite/domain/advanced-request';
import { attachmentHolders } from '@cutsite/domain/attachment';
import type { Pool } from 'pg';
import type { FileStore } from '../../gateways/file-store/port.ts';
import { type AttachmentOwner, type AttachmentOwnerKind, openAttachment } from '../attachment/index.ts';
import { lockRequest, type RequestRow, readRequest } from './request.repository.ts';

/** The word for requests in the table of files. */
export const requestKind = 'request';

function ownerOf(row: RequestRow | null): AttachmentOwner | null {
  if (row === null) return null;
  const { label, isOpen } = requestStates[row.state];
  return {
    ...{ accountId: row.account_id, kind: requestKind, id: row.id, actorId: row.account_id },
    closedBecause: isOpen ? null : `A request that reads “${label}” keeps its files as they are.`,
    holder: attachmentHolders.request,
  };
}

/** The files of a request: its owner adds and removes them while it is open (RQ-13). */
export const requestAttachments: AttachmentOwnerKind = {
  find: async (db, userId, id) => ownerOf(await readRequest(db, id, userId)),
  lock: async (client, owner) => ownerOf(await lockRequest(client, owner.id, owner.actorId)),
};

/** A file of a request with its bytes, for sales; null: there is none. */
export async function openRequestFile(
  dependencies: { readonly pool: Pool; readonly files: FileStore },
  id: string,
  attachmentId: string,
): Promise<FileAnswer | null> {
  const row = await readRequest(dependencies.pool, id, null);
  if (row === null) return null;
  return openAttachment(dependencies, { accountId: row.account_id, kind: requestKind, id: row.id }, attachmentId);
}
