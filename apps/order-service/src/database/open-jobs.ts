import type { Pool } from 'pg';

/**
 * Makes a job for every row that has work left, at each start and after a restore. A job that is there keeps its time.
 */
export async function makeOpenJobs(pool: Pool): Promise<void> {
  await pool.query('select keep_job(task, subject, due) from open_work');
}

/**
 * After a job: the row may have been held by somebody else meanwhile, or the outside did not answer and nothing was
 * written. A row that is still due is looked at again after five seconds.
 */
export async function keepOpenJob(pool: Pool, task: string, subject: string): Promise<void> {
  await pool.query({
    name: 'keep-open-job',
    text: 'select keep_open_job($1, $2)',
    values: [task, subject],
  });
}
