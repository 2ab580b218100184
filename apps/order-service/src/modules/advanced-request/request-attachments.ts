import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { afterAction, requestStates } from '@cutsite/domain/advanced-request';
import { attachmentHolders } from '@cutsite/domain/attachment';
import { putMail } from '@cutsite/service-base/outbox';
import type { Pool, PoolClient } from 'pg';
import type { FileStore } from '../../gateways/file-store/port.ts';
import { type AddedFile, type AttachmentOwner, type AttachmentOwnerKind, openAttachment } from '../attachment/index.ts';
import { recordStaffAction } from '../staff-audit/index.ts';
import { countAsMail, tellSales } from './change-locked.ts';
import { lockRequest, type RequestRow, readRequest } from './request.repository.ts';
import type { RequestDependencies } from './request-dependencies.ts';
import { insertRequestEvent } from './request-event.repository.ts';
import { requestForOwnerMail } from './request-mails.ts';

/** The word for requests in the table of files. */
export const requestKind = 'request';

type Settings = Pick<RequestDependencies, 'config'>;

const shared = (row: RequestRow) => ({
  accountId: row.account_id,
  kind: requestKind,
  id: row.id,
  holder: attachmentHolders.request,
});

function ofOwner(row: RequestRow | null): AttachmentOwner | null {
  if (row === null) return null;
  const { label, isOpen } = requestStates[row.state];
  const closedBecause = isOpen ? null : `A request that reads “${label}” keeps its files as they are.`;
  return { ...shared(row), actorId: row.account_id, closedBecause };
}

function ofStaff(row: RequestRow | null, actorId: string): AttachmentOwner | null {
  if (row === null) return null;
  const after = afterAction(row.state, 'answer');
  return { ...shared(row), actorId, closedBecause: after.ok ? null : after.error, isStaff: true };
}

/** What is written of a file in the thread. */
async function insertFileEvent(
  client: PoolClient,
  row: RequestRow,
  side: 'customer' | 'staff',
  { actorId, file }: { readonly actorId: string; readonly file: AddedFile },
): Promise<void> {
  const event = { kind: 'file', side, actorId, text: file.fileName, details: { attachment: file.id } } as const;
  await insertRequestEvent(client, row, { ...event, from: row.state, to: row.state, now: file.createdAt });
}

async function lockedRow(client: PoolClient, { id }: AttachmentOwner): Promise<RequestRow> {
  const row = await lockRequest(client, id, null);
  if (row === null) throw new Error(`Request ${id} is gone`);
  return row;
}

/** The files of a request: its owner adds them while it is open, and takes away those of their own (RQ-13). */
export const requestAttachments = ({ config }: Settings): AttachmentOwnerKind => ({
  find: async (db, userId, id) => ofOwner(await readRequest(db, id, userId)),
  lock: async (client, owner) => ofOwner(await lockRequest(client, owner.id, owner.actorId)),
  added: async (client, owner, file) => {
    const row = await lockedRow(client, owner);
    await insertFileEvent(client, row, 'customer', { actorId: owner.actorId, file });
    // A file is not refused for the mails of its sender; sales hears of it then by looking.
    const limited = await countAsMail({ config }, client, row.account_id, file.createdAt);
    const words = { what: 'a file', lines: [] };
    if (limited === null) await tellSales({ config }, { client, row, now: file.createdAt }, words);
  },
});

/** The same for sales, who attach files to requests of everybody; their customers hear of it. */
export const staffAttachments = ({ config }: Settings): AttachmentOwnerKind => ({
  find: async (db, userId, id) => ofStaff(await readRequest(db, id, null), userId),
  lock: async (client, owner) => ofStaff(await lockRequest(client, owner.id, null), owner.actorId),
  added: async (client, owner, file) => {
    const row = await lockedRow(client, owner);
    const { actorId } = owner;
    await insertFileEvent(client, row, 'staff', { actorId, file });
    const words = { what: 'a file for you', lines: [] };
    await putMail(client, requestForOwnerMail(row.owner_email, row, words, config.publicUrl), file.createdAt);
    await recordStaffAction(client, {
      actor: { id: actorId },
      action: 'attach_to_request',
      subject: { kind: 'request', id: row.id },
      changes: [{ field: 'file', from: null, to: file.fileName }],
      now: file.createdAt,
    });
  },
});

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
