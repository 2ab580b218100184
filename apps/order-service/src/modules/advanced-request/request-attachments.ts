import { requestStates } from '@cutsite/domain/advanced-request';
import { attachmentHolders } from '@cutsite/domain/attachment';
import type { AttachmentOwner, AttachmentOwnerKind } from '../attachment/index.ts';
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
