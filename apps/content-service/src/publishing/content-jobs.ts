import { withTransaction } from '@cutsite/service-base/database';
import type { JobTask } from '@cutsite/service-base/jobs';
import type { Pool } from 'pg';
import { copyMedia, type MediaFiles, makeCopyJobs } from '../media/index.ts';
import type { ClockMail } from './failure-mail.ts';
import { type Announce, refreshDependantsOf } from './publish-entry.ts';
import { doWhatIsDue } from './schedule-entry.ts';

interface ContentWork {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly announce: Announce;
  readonly files: MediaFiles;
  /** Another system publishes content here. */
  readonly isPublishedElsewhere: boolean;
  readonly mail: ClockMail;
}

/** What jobs of content do, by the names under which the database makes them. */
export function contentTasks({
  pool,
  now,
  announce,
  files,
  isPublishedElsewhere,
  mail,
}: ContentWork): Readonly<Record<string, JobTask>> {
  return {
    publish_content: async (job) => doWhatIsDue(pool, job, { now: now(), announce, isPublishedElsewhere, mail }),
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
