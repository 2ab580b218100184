import { withTransaction } from '@cutsite/service-base/database';
import { putMail, sendDueMails } from '@cutsite/service-base/outbox';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepOpenJob, makeOpenJobs } from './index.ts';

const now = new Date('2026-11-01T12:00:00Z');
const mail = { to: 'a@lab.example', subject: '', text: '', html: '' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const jobs = async (): Promise<{ task: string; key: string; run_at: Date }[]> =>
  (await database.pool.query('select task_identifier as task, key, run_at from graphile_worker.jobs')).rows;

test('a mail and its job are written together or not at all', async () => {
  await withTransaction(database.pool, (client) => putMail(client, mail, now));
  const broken = withTransaction(database.pool, async (client) => {
    await putMail(client, mail, now);
    throw new Error('rolled back');
  });
  await expect(broken).rejects.toThrow('rolled back');
  expect(await jobs()).toEqual([
    { task: 'send_mail', key: expect.stringMatching(/^send_mail:[0-9a-f-]{36}$/), run_at: now },
  ]);
});

test('who takes a mail up moves its job to the next try, and a mail that is sent has none', async () => {
  await withTransaction(database.pool, (client) => putMail(client, mail, now));
  let isFull = true;
  const gateway = {
    send: async () => {
      if (isFull) throw new Error('mailbox full');
    },
    close: () => undefined,
  };
  await sendDueMails(database.pool, gateway, now);
  expect((await jobs()).map(({ run_at }) => run_at)).toEqual([new Date(now.getTime() + 60_000)]);
  isFull = false;
  await sendDueMails(database.pool, gateway, new Date(now.getTime() + 60_000));
  expect(await jobs()).toEqual([]);
});

test('a start makes the jobs that are missing, and leaves one job for each row', async () => {
  await withTransaction(database.pool, (client) => putMail(client, mail, now));
  await database.pool.query('delete from graphile_worker._private_jobs');
  await makeOpenJobs(database.pool);
  await makeOpenJobs(database.pool);
  expect(await jobs()).toHaveLength(1);
});

test('a row that is still due after its job gets another one, five seconds later', async () => {
  await withTransaction(database.pool, (client) => putMail(client, mail, now));
  const [{ key } = { key: '' }] = await jobs();
  await database.pool.query('delete from graphile_worker._private_jobs');
  await keepOpenJob(database.pool, 'send_mail', key.slice('send_mail:'.length));
  const [job] = await jobs();
  expect(job?.key).toBe(key);
  expect(job?.run_at.getTime()).toBeGreaterThan(Date.now() - 5_000);
});
