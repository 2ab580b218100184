import { createHash } from 'node:crypto';
import { ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import type { MediaFiles } from './media-files.ts';
import type { MediaRefusal } from './media-refusal.ts';
import { readMedia } from './take-media.ts';
import { insertTaken, isIdTaken, type MediaWords, selectIdOfHash, takeOutOfTrash } from './taken-media.repository.ts';

export interface AddedMedia extends MediaWords {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Keeps a picture or file of an import by the rules of one that an editor sends. Bytes that are there already keep the
 * id, the words and the focal point that they have; an id that other bytes have here is left to them.
 *
 * @returns the id under which it is kept
 */
export async function addMedia(
  client: ClientBase,
  files: MediaFiles,
  { id, name, bytes, alt, focus, isDecorative, credit, folder }: AddedMedia,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<Result<string, MediaRefusal>> {
  const there = await idOfKept(client, createHash('sha256').update(bytes).digest('hex'));
  if (there !== null) return ok(there);
  const read = await readMedia(files, { name, bytes: [bytes].values() });
  if (!read.ok) return read;
  const media = read.value;
  const cleaned = await idOfKept(client, media.hash);
  if (cleaned !== null) {
    if (media.fileKey !== null) await files.remove(media.fileKey);
    return ok(cleaned);
  }
  const free = (await isIdTaken(client, id)) ? uuid() : id;
  const words = { alt, focus: media.size === null ? null : focus, isDecorative, credit, folder };
  await insertTaken(client, media, { id: free, by, now, ...words });
  return ok(free);
}

/** What an import brings is wanted, also where it lay in the trash. */
async function idOfKept(client: ClientBase, hash: string): Promise<string | null> {
  const id = await selectIdOfHash(client, hash);
  if (id !== null) await takeOutOfTrash(client, id);
  return id;
}
