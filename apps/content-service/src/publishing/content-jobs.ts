import { withTransaction } from '@cutsite/service-base/database';
import type { JobTask } from '@cutsite/service-base/jobs';
import type { Pool } from 'pg';
import { copyMedia, type MediaFiles, makeCopyJobs } from '../media/index.ts';
import { type Announce, refreshDependantsOf } from './publish-entry.ts';
import { doWhatIsDue } from './schedule-entry.ts';

/** What jobs of content do, by the names under which the database makes them. */
export function contentTasks(
  pool: Pool,
  now: () => Date,
  announce: Announce,
  files: MediaFiles,
): Readonly<Record<string, JobTask>> {
  return {
    publish_content: async ({ id, dueAt }) => doWhatIsDue(pool, id, dueAt, now(), announce),
    refresh_content: async ({ id }) => withTransaction(pool, (client) => refreshDependantsOf(client, id, announce)),
    copy_media: async ({ id }) => copyMedia({ pool, files }, id, (client) => refreshDependantsOf(client, id, announce)),
  };
}

/** Makes a job for every scheduled entry and every picture without its copies, at each start and after a restore. */
export async function makeContentJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select keep_job('publish_content', id::text, content.entry_due(e)) from content.entry e
      where content.entry_due(e) is not null`,
  );
  await makeCopyJobs(pool);
}
