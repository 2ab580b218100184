import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';

test('a store of files that fails is told at once, and the rest of the upload is not waited for (promise X4)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-failed-store-'));
  const service = await startTestService({ env: { DATA_DIR: dataDir } });
  onTestFinished(async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  // A file where the folder should be: nothing can be written below it.
  await writeFile(join(dataDir, 'files'), '');
  const customer = await aCustomer(service.pool);
  const id = uuid();
  await service.pool.query(
    `insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, 'cart', now(), now())`,
    [customer.accountId, id],
  );
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as AddressInfo;

  const upload = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/order/${id}/attachments/?file_name=PO-4711.pdf`,
    headers: { ...customer.headers, 'content-type': 'application/octet-stream', 'content-length': '50000000' },
  });
  upload.on('error', () => {});
  onTestFinished(() => void upload.destroy());
  // A part of the file, and the end never comes.
  upload.write('%PDF-1.7\n');
  const answer = await new Promise<IncomingMessage>((resolve) => upload.once('response', resolve));

  expect(answer.statusCode).toBe(500);
  expect(answer.headers.connection).toBe('close');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  expect(JSON.parse(text)).toMatchObject({ detail: expect.stringContaining('went wrong') });
  expect((await service.pool.query('select 1 from attachment')).rowCount).toBe(0);
}, 60_000);

test('the bytes stay where only the answer to the commit of their row was lost: the row may stand (promise X4)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-lost-commit-'));
  const service = await startTestService({ env: { DATA_DIR: dataDir } });
  onTestFinished(async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const customer = await aCustomer(service.pool);
  const id = uuid();
  await service.pool.query(
    `insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, 'cart', now(), now())`,
    [customer.accountId, id],
  );
  const send = async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `/api/order/${id}/attachments/?file_name=PO-4711.pdf`,
      headers: { ...customer.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('%PDF-1.7\n'),
    });
    const there = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    return [answer.statusCode >= 500, there.filter((one) => one.isFile()).length];
  };
  const failing = (when: string) =>
    service.asOwner((owner) =>
      owner.query(`create constraint trigger ends after insert on attachment ${when}
        for each row execute function end_the_connection()`),
    );
  await service.asOwner((owner) =>
    owner.query(`create function end_the_connection() returns trigger language plpgsql security definer as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end $$`),
  );
  await failing('not deferrable');
  expect(await send()).toEqual([true, 0]);
  await service.asOwner((owner) => owner.query('drop trigger ends on attachment'));
  await failing('deferrable initially deferred');
  expect(await send()).toEqual([true, 1]);
}, 60_000);
