import { err, ok, type Result } from '@cutsite/domain/result';
import { wasUndone, withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { cleanPicture, PictureRefused } from '../pictures/index.ts';
import { endingOf, inspectFile, safeName } from './inspect-file.ts';
import { knownTypes } from './known-types.table.ts';
import type { MediaFiles } from './media-files.ts';
import type { MediaRefusal } from './media-refusal.ts';
import { readStored, type StoredBytes, storeBytes, TooManyBytes } from './store-bytes.ts';
import {
  insertTaken,
  lockMedia,
  lockRevision,
  selectIdOfHash,
  selectMediaBytesInAll,
  type TakenMedia,
  updateTaken,
} from './taken-media.repository.ts';

const maxPictureBytes = 20 * 1024 * 1024;
const maxFileBytes = 100_000_000 - 1;

export interface MediaDependencies {
  readonly pool: Pool;
  readonly files: MediaFiles;
  /** All media together. */
  readonly mediaInAllBytes: number;
}

/** A picture or file that is arriving. */
export interface ArrivingMedia {
  readonly name: string;
  readonly bytes: AsyncIterator<Uint8Array>;
  /** Null: the store itself. */
  readonly by: string | null;
  readonly now: Date;
  /** What it takes the place of, as it was seen; null: it is a new one. */
  readonly instead: { readonly id: string; readonly revision: number } | null;
  /** Where a new one lies. */
  readonly folder?: string;
  /** What else belongs into the transaction that keeps it. */
  readonly afterwards: (client: ClientBase, id: string) => Promise<void>;
}

type AnyIterator = AsyncIterator<Uint8Array> | Iterator<Uint8Array>;

export interface StoredMedia {
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Keeps a picture or file that an editor sends. Its bytes go to the store's files while they arrive, where they are
 * many. A picture is cleaned by a process of its own; its copies are made later, and it is shown as it is until then.
 *
 * @returns the id under which it is kept, which may be that of the same bytes from before; `isNew`: it is not
 */
export async function takeMedia(
  dependencies: MediaDependencies,
  arriving: ArrivingMedia,
): Promise<Result<StoredMedia, MediaRefusal>> {
  const { pool, files, mediaInAllBytes } = dependencies;
  if ((await selectMediaBytesInAll(pool)) >= mediaInAllBytes) return err('no_room');
  const read = await readMedia(files, arriving);
  if (!read.ok) return read;
  const media = read.value;
  const forget = async (): Promise<void> => {
    if (media.fileKey !== null) await files.remove(media.fileKey);
  };
  const kept = await withTransaction(pool, async (client): Promise<Result<StoredMedia, MediaRefusal>> => {
    await lockMedia(client);
    if ((await selectMediaBytesInAll(client)) + media.bytes > mediaInAllBytes) return err('no_room');
    const { by, now, instead } = arriving;
    const there = await selectIdOfHash(client, media.hash);
    if (instead === null) {
      const id = there ?? uuid();
      await insertTaken(client, media, { id, by, now, folder: arriving.folder ?? '' });
      await arriving.afterwards(client, id);
      return ok({ id, isNew: there === null });
    }
    if ((await lockRevision(client, instead.id)) !== instead.revision) return err('changed');
    if (there !== null && there !== instead.id) return err('elsewhere');
    if (there === null) await updateTaken(client, media, { id: instead.id, by, now });
    await arriving.afterwards(client, instead.id);
    return ok({ id: instead.id, isNew: there === null });
  }).catch(async (error: unknown) => {
    // Where only the answer to the commit was lost, the row may stand: its bytes are left to the sweep of orphans.
    if (error instanceof Error && wasUndone(error)) await forget();
    throw error;
  });
  if (!kept.ok || !kept.value.isNew) await forget();
  return kept;
}

/** Looks at a picture or file while its bytes come, cleans it, and keeps what is left of it where it has its place. */
export async function readMedia(
  files: MediaFiles,
  { name, bytes }: { readonly name: string; readonly bytes: AnyIterator },
): Promise<Result<TakenMedia, MediaRefusal>> {
  const ending = endingOf(name);
  const known = knownTypes.filter((one) => one.ending === ending);
  if (known.length === 0 && ending !== 'svg') return err('unknown_type');
  const isPicture = known.some((one) => one.isPicture === true);
  let arrived: StoredBytes;
  try {
    arrived = await storeBytes(files, bytes, isPicture ? maxPictureBytes : maxFileBytes);
  } catch (error) {
    if (error instanceof TooManyBytes) return err(isPicture ? 'picture_too_large' : 'file_too_large');
    throw error;
  }
  const forget = async (): Promise<void> => {
    if (arrived.fileKey !== null) await files.remove(arrived.fileKey);
  };
  if (arrived.bytes === 0) return err('empty');
  if (ending === 'svg') {
    await forget();
    const looked = arrived.body === null ? err('too_large' as const) : inspectFile(name, arrived.body);
    if (!looked.ok) return looked;
    const { body, ...drawing } = looked.value;
    return ok({ ...drawing, body, bytes: body.length, fileKey: null, look: null, wantsCopies: false });
  }
  const type = known.find((one) => one.begins(arrived.head))?.type;
  if (type === undefined) {
    await forget();
    return err('unknown_type');
  }
  if (!isPicture) return ok({ ...arrived, name: safeName(name), type, size: null, look: null, wantsCopies: false });
  try {
    // Half as much again: a picture that was packed harder than ours comes out larger.
    const keep = (clean: AsyncIterable<Uint8Array>) =>
      storeBytes(files, clean[Symbol.asyncIterator](), 8 * maxPictureBytes);
    const { head, kept } = await cleanPicture(readStored(files, arrived), keep);
    const cleanName = `${safeName(name).replace(/\.[a-z0-9]+$/, '')}.${ending}`;
    const { type: cleanType, width, height, look } = head;
    return ok({ ...kept, name: cleanName, type: cleanType, size: [width, height], look, wantsCopies: true });
  } catch (error) {
    if (error instanceof PictureRefused) return err(error.refusal);
    throw error;
  } finally {
    await forget();
  }
}
