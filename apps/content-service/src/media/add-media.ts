import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { cleanPicture, PictureRefused } from '../pictures/index.ts';
import { mostInDatabase } from './keep-bytes.ts';
import { knownTypes } from './known-types.table.ts';
import { endingOf, lookAtFile, safeName } from './look-at-file.ts';
import { insertMedia, selectMediaId } from './media.repository.ts';
import type { MediaRefusal } from './media-refusal.ts';
import type { NewMedia } from './new-media.ts';
import { insertTaken, selectIdOfHash } from './taken-media.repository.ts';

export interface AddedMedia {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly alt: string;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Keeps a picture or file of an import, which holds no large ones. Bytes that are there already keep the id that they
 * have.
 *
 * @returns the id under which they are kept
 */
export async function addMedia(
  client: ClientBase,
  added: AddedMedia,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<Result<string, MediaRefusal>> {
  const there = await selectIdOfHash(client, sha256(added.bytes));
  if (there !== null) return ok(there);
  const ending = endingOf(added.name);
  const isPicture = knownTypes.some(
    (one) => one.isPicture === true && one.ending === ending && one.begins(added.bytes),
  );
  const looked = isPicture ? await cleaned(added) : lookAtFile(added.name, added.bytes, added.alt);
  if (!looked.ok) return looked;
  const media = looked.value;
  if (isPicture) {
    const taken = { ...media, bytes: media.body.length, fileKey: null, wantsCopies: true };
    await insertTaken(client, taken, { id: added.id, by, now });
  } else {
    await insertMedia(client, media, { id: added.id, by, now });
  }
  return ok(await selectMediaId(client, media.hash, added.id));
}

async function cleaned({ name, bytes, alt }: AddedMedia): Promise<Result<NewMedia, MediaRefusal>> {
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  try {
    const { head, kept: body } = await cleanPicture(once(), (clean) => buffer(clean));
    if (body.length > mostInDatabase) return err('too_large');
    const size = [head.width, head.height] as const;
    return ok({ hash: sha256(body), name: safeName(name), type: head.type, body, size, alt });
  } catch (error) {
    if (error instanceof PictureRefused) return err(error.refusal);
    throw error;
  }
}
