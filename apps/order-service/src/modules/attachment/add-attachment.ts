import type { Readable } from 'node:stream';
import type { AttachmentWire } from '@cutsite/contracts/attachment';
import {
  type AttachmentRefusal,
  attachmentKinds,
  checkAttachmentName,
  maxAttachmentBytes,
} from '@cutsite/domain/attachment';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import { wasUndone, withTransaction } from '@cutsite/service-base/database';
import type { Answer } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { FileStore } from '../../gateways/file-store/port.ts';
import {
  type Attachment,
  type FileQuotas,
  findFullQuota,
  insertAttachment,
  lockQuotas,
} from './attachment.repository.ts';
import type { AttachmentOwner, AttachmentOwnerKind } from './attachment-owner.ts';
import { BytesRefused, checkBytes } from './check-bytes.ts';

export interface AttachmentDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly quotas: FileQuotas;
}

/** A file that is arriving. */
export interface ArrivingFile {
  readonly owner: AttachmentOwner;
  /** As the sender's machine calls it. */
  readonly name: string;
  /** What the sender says it will be; null: unknown until all of it is here. */
  readonly announcedBytes: number | null;
  readonly bytes: Readable;
  /** The call under its `Idempotency-Key`, but for the file, which is known when all of it is here. */
  readonly call: Pick<IdempotentCall, 'accountId' | 'key' | 'endpoint'> & { readonly ownerId: string };
}

/** A file that was added, by this call or by an earlier one under the same key. */
export interface AddedAttachment {
  readonly wire: AttachmentWire;
  readonly headers: Answer['headers'];
}

/** Why a file is not added. */
export type NotAdded = AttachmentRefusal | Closed | 'key_reused';

/** Why what the file would belong to takes none from this person. */
export interface Closed {
  /** As a sentence; null: it is gone. */
  readonly closedBecause: string | null;
}

/** It is gone, or its files stay as they are; null: they may come and go. */
export function closedOf(owner: AttachmentOwner | null): Closed | null {
  return owner === null || owner.closedBecause !== null ? { closedBecause: owner?.closedBecause ?? null } : null;
}

/**
 * Attaches a file to what takes files. The bytes go to the store while they arrive, so that many large files
 * at once need little memory (promise F1); the row follows when the file is whole, so that a row always has its file.
 */
export async function addAttachment(
  { pool, clock, files, quotas }: AttachmentDependencies,
  kind: AttachmentOwnerKind,
  { owner, name, announcedBytes, bytes, call }: ArrivingFile,
): Promise<Result<AddedAttachment, NotAdded>> {
  const closed = closedOf(owner);
  if (closed !== null) return err(closed);
  const named = checkAttachmentName(name, owner.holder);
  if (!named.ok) return named;
  if (announcedBytes !== null && announcedBytes >= maxAttachmentBytes) return err('too_large');
  // Asked again when the file is here; this spares its way when the answer is known.
  const noPlace = await findFullQuota(pool, placeOf(owner), announcedBytes ?? 0, quotas);
  if (noPlace !== null) return err(noPlace);

  const { fileName, extension } = named.value;
  const storageKey = uuid();
  const checked = checkBytes(extension, bytes.iterator({ destroyOnReturn: false }));
  try {
    await files.put(storageKey, checked.bytes);
  } catch (error) {
    if (error instanceof BytesRefused) return err(error.refusal);
    throw error;
  }
  const { mediaType } = attachmentKinds[extension];
  const file = { id: uuid(), fileName, mediaType, ...checked.passed(), storageKey, createdAt: clock.now() };
  const kept = await keepRow(pool, { kind, owner, call, quotas }, file).catch(async (error: unknown) => {
    // Where only the answer to the commit was lost, the row may stand: its bytes are left to the sweep of orphans.
    if (error instanceof Error && wasUndone(error)) await files.remove(storageKey);
    throw error;
  });
  // Not taken, or there already by an earlier call: these bytes belong to no attachment.
  if (!kept.ok || kept.value.headers !== undefined) await files.remove(storageKey);
  return kept;
}

interface Keeping extends Pick<ArrivingFile, 'owner' | 'call'> {
  readonly kind: AttachmentOwnerKind;
  readonly quotas: FileQuotas;
}

/** The same file of the same name under the same key is kept once (ruling 37). */
async function keepRow(
  pool: Pool,
  { kind, owner, call: { ownerId, ...call }, quotas }: Keeping,
  file: Attachment,
): Promise<Result<AddedAttachment, NotAdded>> {
  let refused: NotAdded = 'key_reused';
  const payload = { ownerId, name: file.fileName, sha256: file.sha256.toString('hex') };
  return withTransaction(pool, async (client) => {
    const answer = await withIdempotencyKey<Answer>(client, { ...call, payload, now: file.createdAt }, async () => {
      const closed = closedOf(await kind.lock(client, owner));
      if (closed === null) await lockQuotas(client);
      const no = closed ?? (await findFullQuota(client, placeOf(owner), file.byteSize, quotas));
      if (no !== null) {
        refused = no;
        // Refusals are not kept: the file may be sent again under the key.
        return { status: 409, body: null };
      }
      await insertAttachment(client, owner, file);
      await kind.added?.(client, owner, file);
      return { status: 201, body: attachmentToWire(file) };
    });
    if (answer.status !== 201) return err(refused);
    return ok({ wire: answer.body as AttachmentWire, headers: answer.headers });
  });
}

/** A file as it is sent to browsers. */
export function attachmentToWire(file: Attachment): AttachmentWire {
  return {
    id: file.id,
    file_name: file.fileName,
    media_type: file.mediaType,
    byte_size: file.byteSize,
    sha256: file.sha256.toString('hex'),
    created: file.createdAt.toISOString(),
  };
}

const placeOf = (owner: AttachmentOwner) => ({ ...owner, maxFiles: owner.holder.maxFiles });
