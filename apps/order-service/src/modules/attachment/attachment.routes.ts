import type { Readable } from 'node:stream';
import type { AttachmentEndpoints } from '@cutsite/contracts/attachment';
import {
  type AttachmentHolder,
  type AttachmentRefusal,
  attachmentMessage,
  shownFileName,
} from '@cutsite/domain/attachment';
import { bind, type RequestUser, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { FastifyRequest } from 'fastify';
import { type AttachmentDependencies, addAttachment, attachmentToWire, type Closed } from './add-attachment.ts';
import type { AttachmentOwnerKind } from './attachment-owner.ts';
import { openAttachment, readAttachments } from './read-attachments.ts';
import { removeAttachment } from './remove-attachment.ts';

/** How each reason not to take a file is answered. */
const answers = {
  name_missing: 'invalid',
  kind_unknown: 'invalid',
  empty: 'invalid',
  other_content: 'invalid',
  too_large: 'fileTooLarge',
  account_full: 'conflict',
  store_full: 'diskFull',
  too_many: 'conflict',
} as const satisfies Readonly<Record<AttachmentRefusal, keyof typeof refuse>>;

function refusalOf(refusal: AttachmentRefusal, fileName: string, holder: AttachmentHolder) {
  const message = attachmentMessage(refusal, fileName, holder);
  const answer = answers[refusal];
  return answer === 'invalid'
    ? refuse.invalid({ detail: message, error_code: 'file_refused' })
    : refuse[answer](message);
}

const closedAnswer = ({ closedBecause }: Closed) =>
  closedBecause === null ? refuse.notFound() : refuse.conflict(closedBecause);

/** A file as its call brings it. */
interface SentFile {
  readonly user: Pick<RequestUser, 'id'>;
  readonly params: { readonly id: string };
  readonly query: { readonly file_name: string };
  readonly body: Readable;
  readonly request: FastifyRequest;
  readonly idempotencyKey: string | null;
}

/** Attaches the file of a call to what its kind finds, and answers with it or with why not. */
export async function answerAddedFile(
  dependencies: AttachmentDependencies,
  kind: AttachmentOwnerKind,
  endpoint: { readonly method: string; readonly path: string },
  { user, params, query, body, request, idempotencyKey: key }: SentFile,
) {
  const owner = await kind.find(dependencies.pool, user.id, params.id);
  if (owner === null) return refuse.notFound();
  const call = { accountId: user.id, key, endpoint, ownerId: params.id };
  const file = { owner, name: query.file_name, announcedBytes: announcedBytes(request), bytes: body, call };
  const added = await addAttachment(dependencies, kind, file);
  if (added.ok) {
    const { wire, headers } = added.value;
    return { status: 201 as const, body: wire, ...(headers && { headers }) };
  }
  if (added.error === 'key_reused') return refuse.idempotencyKeyReused();
  return typeof added.error === 'string'
    ? refusalOf(added.error, shownFileName(query.file_name), owner.holder)
    : closedAnswer(added.error);
}

/** The files of one kind of owner, at its calls (LI-11 to LI-13, CO-18). */
export function attachmentRoutes(
  dependencies: AttachmentDependencies,
  kind: AttachmentOwnerKind,
  calls: AttachmentEndpoints,
): RouteBinding[] {
  const { pool } = dependencies;
  return [
    bind(calls.addAttachment, (sent) => answerAddedFile(dependencies, kind, calls.addAttachment, sent)),

    bind(calls.listAttachments, async ({ user, params }) => {
      const owner = await kind.find(pool, user.id, params.id);
      if (owner === null) return refuse.notFound();
      const found = await readAttachments(dependencies, owner);
      return { status: 200, body: found.map(attachmentToWire) };
    }),

    bind(calls.getAttachment, async ({ user, params }) => {
      const owner = await kind.find(pool, user.id, params.id);
      const file = owner && (await openAttachment(dependencies, owner, params.attachment_id));
      return file ? { status: 200, body: file } : refuse.notFound();
    }),

    bind(calls.removeAttachment, async ({ user, params }) => {
      const owner = await kind.find(pool, user.id, params.id);
      if (owner === null) return refuse.notFound();
      const removed = await removeAttachment(dependencies, kind, owner, params.attachment_id);
      if (removed.ok) return { status: 200, body: { id: removed.value } };
      return removed.error === 'no_file' ? refuse.notFound() : closedAnswer(removed.error);
    }),
  ];
}

function announcedBytes({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(length) ? length : null;
}
