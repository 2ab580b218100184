import {
  type AttachmentWire,
  addAttachment as addAttachmentCall,
  getAttachment,
  listAttachments,
  removeAttachment as removeAttachmentCall,
} from '@cutsite/contracts/attachment';
import { type AttachmentRefusal, attachmentMessage, shownFileName } from '@cutsite/domain/attachment';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { FastifyRequest } from 'fastify';
import { findOrder } from '../order-contents/index.ts';
import { type AttachmentDependencies, addAttachment } from './add-attachment.ts';
import type { Attachment } from './attachment.repository.ts';
import type { OrderClosed } from './order-closed.ts';
import { openAttachment, readAttachments } from './read-attachments.ts';
import { removeAttachment } from './remove-attachment.ts';

const notTaken = (refusal: AttachmentRefusal) => (file: string) =>
  refuse.invalid({ detail: attachmentMessage(refusal, file), error_code: 'file_refused' });

/** What is answered for each reason not to change the files of an order; `file` is a name to show. */
const refusals = {
  no_order: () => refuse.notFound(),
  no_file: () => refuse.notFound(),
  not_yours_to_change: () => refuse.conflict('A colleague has taken this order over and looks after its files.'),
  placed: () => refuse.conflict('This order is placed: its files stay with it.'),
  name_missing: notTaken('name_missing'),
  kind_unknown: notTaken('kind_unknown'),
  empty: notTaken('empty'),
  other_content: notTaken('other_content'),
  too_large: (file) => refuse.fileTooLarge(attachmentMessage('too_large', file)),
  account_full: (file) => refuse.conflict(attachmentMessage('account_full', file)),
  store_full: (file) => refuse.noRoom(attachmentMessage('store_full', file)),
  too_many: (file) => refuse.conflict(attachmentMessage('too_many', file)),
} satisfies Readonly<Record<AttachmentRefusal | OrderClosed | 'no_file', (file: string) => unknown>>;

/** The files of an order (LI-11 to LI-13, CO-18); paths of ours. */
export function attachmentRoutes(dependencies: AttachmentDependencies): RouteBinding[] {
  const { pool } = dependencies;
  return [
    bind(addAttachmentCall, async ({ user, params, query, body, request }) => {
      const order = await findOrder(pool, user.id, params.id);
      if (order === null) return refuse.notFound();
      const file = { order, name: query.file_name, announcedBytes: announcedBytes(request), bytes: body };
      const added = await addAttachment(dependencies, file);
      if (added.ok) return { status: 201, body: attachmentToWire(added.value) };
      return refusals[added.error](shownFileName(query.file_name));
    }),

    bind(listAttachments, async ({ user, params }) => {
      const order = await findOrder(pool, user.id, params.id);
      if (order === null) return refuse.notFound();
      const found = await readAttachments(dependencies, order);
      return { status: 200, body: found.map(attachmentToWire) };
    }),

    bind(getAttachment, async ({ user, params }) => {
      const order = await findOrder(pool, user.id, params.id);
      const file = order && (await openAttachment(dependencies, order, params.attachment_id));
      return file ? { status: 200, body: file } : refuse.notFound();
    }),

    bind(removeAttachmentCall, async ({ user, params }) => {
      const order = await findOrder(pool, user.id, params.id);
      if (order === null) return refuse.notFound();
      const removed = await removeAttachment(dependencies, order, params.attachment_id);
      return removed.ok ? { status: 200, body: { id: removed.value } } : refusals[removed.error]();
    }),
  ];
}

function announcedBytes({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(length) ? length : null;
}

function attachmentToWire({ id, fileName, mediaType, byteSize, sha256, createdAt }: Attachment): AttachmentWire {
  return {
    id,
    file_name: fileName,
    media_type: mediaType,
    byte_size: byteSize,
    sha256: sha256.toString('hex'),
    created: createdAt.toISOString(),
  };
}
