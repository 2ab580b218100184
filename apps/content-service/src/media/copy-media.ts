import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { drawCopies, lookAtPicture, type PictureCopy, PictureRefused } from '../pictures/index.ts';
import { saveLook } from './alike/index.ts';
import type { MediaFiles } from './media-files.ts';
import { readStored } from './store-bytes.ts';
import { lockMedia } from './taken-media.repository.ts';

interface DueRow {
  readonly hash: string;
  readonly body: Buffer | null;
  readonly fileKey: string | null;
  readonly isLookedAt: boolean;
  readonly isCopied: boolean;
}

/** A look without anything to compare: of a picture that cannot be read. */
const noLook = '0'.repeat(128);

/**
 * Makes the copies of a picture that waits for them, once, and looks at one that was kept before pictures were
 * compared. One that cannot be copied is shown as it is.
 *
 * @param changed is called in the transaction that keeps them
 */
export async function copyMedia(
  { pool, files }: { readonly pool: Pool; readonly files: MediaFiles },
  id: string,
  changed: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<DueRow>(
    `select m.hash, m.body, m.file_key as "fileKey", m.look is not null as "isLookedAt",
            exists (select from content.media_copy c where c.media_id = m.id) as "isCopied"
       from content.media m where m.id = $1 and m.copies_due_at is not null`,
    [id],
  );
  const [due] = rows;
  if (due === undefined) return;
  const orElse = <T>(value: T) => {
    return (error: unknown): T => {
      if (error instanceof PictureRefused) return value;
      throw error;
    };
  };
  const look = due.isLookedAt ? null : await lookAtPicture(readStored(files, due)).catch(orElse(noLook));
  const copies = due.isCopied ? [] : await drawCopies(readStored(files, due)).catch(orElse<readonly PictureCopy[]>([]));
  await withTransaction(pool, async (client) => {
    // Of two pictures that are looked at in the same moment, the second sees the first. Before any row is locked.
    if (look !== null) await lockMedia(client);
    // Another picture may have taken its place meanwhile.
    const { rowCount } = await client.query(
      'update content.media set copies_due_at = null where id = $1 and hash = $2 and copies_due_at is not null',
      [id, due.hash],
    );
    if (rowCount !== 1) return;
    if (look !== null) await saveLook(client, id, look);
    for (const { type, width, body } of copies) {
      await client.query(
        `insert into content.media_copy (media_id, type, width, bytes, body) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [id, type, width, body.length, body],
      );
    }
    await changed(client);
  });
}

/**
 * Makes a job for every picture that waits for copies, at each start and after a restore; also for those that were kept
 * before pictures were compared.
 */
export async function makeCopyJobs(pool: Pool): Promise<void> {
  await pool.query(
    `update content.media set copies_due_at = now()
      where look is null and width is not null and type <> 'image/svg+xml' and copies_due_at is null`,
  );
  await pool.query(
    `select keep_job('copy_media', id::text, copies_due_at) from content.media where copies_due_at is not null`,
  );
}
