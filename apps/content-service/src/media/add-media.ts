import { ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { lookAtFile, type MediaRefusal } from './look-at-file.ts';
import { insertMedia, selectMediaId } from './media.repository.ts';

export interface AddedMedia {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly alt: string;
}

/**
 * Keeps a picture or file. Bytes that are there already keep the id that they have.
 *
 * @returns the id under which they are kept
 */
export async function addMedia(
  client: ClientBase,
  added: AddedMedia,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<Result<string, MediaRefusal>> {
  const looked = lookAtFile(added.name, added.bytes, added.alt);
  if (!looked.ok) return looked;
  await insertMedia(client, looked.value, { id: added.id, by, now });
  return ok(await selectMediaId(client, looked.value.hash, added.id));
}
