import type { Readable } from 'node:stream';
import {
  type AttachmentRefusal,
  attachmentKinds,
  checkAttachmentName,
  maxAttachmentBytes,
} from '@cutsite/domain/attachment';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import type { FileStore } from '../../gateways/file-store/port.ts';
import {
  type Attachment,
  type FileQuotas,
  findNoPlace,
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
}

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
  { owner, name, announcedBytes, bytes }: ArrivingFile,
): Promise<Result<Attachment, AttachmentRefusal | Closed>> {
  const closed = closedOf(owner);
  if (closed !== null) return err(closed);
  const named = checkAttachmentName(name);
  if (!named.ok) return named;
  if (announcedBytes !== null && announcedBytes >= maxAttachmentBytes) return err('too_large');
  // Asked again when the file is here; this spares its way when the answer is known.
  const noPlace = await findNoPlace(pool, placeOf(owner), announcedBytes ?? 0, quotas);
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
  const kept = await keepRow(pool, { kind, owner }, file, quotas).catch(async (error: unknown) => {
    await files.remove(storageKey);
    throw error;
  });
  if (!kept.ok) await files.remove(storageKey);
  return kept;
}

async function keepRow(
  pool: Pool,
  { kind, owner }: { readonly kind: AttachmentOwnerKind; readonly owner: AttachmentOwner },
  file: Attachment,
  quotas: FileQuotas,
): Promise<Result<Attachment, AttachmentRefusal | Closed>> {
  return withTransaction(pool, async (client) => {
    const closed = closedOf(await kind.lock(client, owner));
    if (closed !== null) return err(closed);
    await lockQuotas(client);
    const noPlace = await findNoPlace(client, placeOf(owner), file.byteSize, quotas);
    if (noPlace !== null) return err(noPlace);
    await insertAttachment(client, owner, file);
    return ok(file);
  });
}

const placeOf = (owner: AttachmentOwner) => ({ ...owner, mostFiles: owner.holder.mostFiles });
