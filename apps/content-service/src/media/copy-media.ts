import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import { drawCopies, type PictureCopy, PictureRefused } from '../pictures/index.ts';
import { readKept } from './keep-bytes.ts';
import type { MediaFiles } from './media-files.ts';

interface DueRow {
  readonly hash: string;
  readonly body: Buffer | null;
  readonly fileKey: string | null;
}

/**
 * Makes the copies of a picture that waits for them, once. One that cannot be copied is shown as it is.
 *
 * @param changed is called in the transaction that keeps them
 */
export async function copyMedia(
  { pool, files }: { readonly pool: Pool; readonly files: MediaFiles },
  id: string,
  changed: (client: ClientBase) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<DueRow>(
    `select hash, body, file_key as "fileKey" from content.media where id = $1 and copies_due_at is not null`,
    [id],
  );
  const [due] = rows;
  if (due === undefined) return;
  const copies = await drawCopies(readKept(files, due)).catch((error: unknown): readonly PictureCopy[] => {
    if (error instanceof PictureRefused) return [];
    throw error;
  });
  await withTransaction(pool, async (client) => {
    // Another picture may have taken its place meanwhile.
    const { rowCount } = await client.query(
      'update content.media set copies_due_at = null where id = $1 and hash = $2 and copies_due_at is not null',
      [id, due.hash],
    );
    if (rowCount !== 1) return;
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

/** Makes a job for every picture that waits for copies, at each start and after a restore. */
export async function makeCopyJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select keep_job('copy_media', id::text, copies_due_at) from content.media where copies_due_at is not null`,
  );
}
