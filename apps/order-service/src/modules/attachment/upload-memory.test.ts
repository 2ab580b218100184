import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { createTestDatabase } from '@cutsite/test-support/database';
import { printFigure } from '@cutsite/test-support/figures';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';

const megabyte = 1_000_000;
const receiver = fileURLToPath(new URL('../../testing/receive-uploads.ts', import.meta.url));

/** The next line that the process says, without its first word. */
async function said(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the process cannot speak');
  for await (const line of createInterface(child.stdout)) return Number(line.split(' ')[1]);
  throw new Error('the process ended');
}

function memoryOf(child: ChildProcess): Promise<number> {
  const answer = said(child);
  child.stdin?.write('memory\n');
  return answer;
}

/** A promise that is kept or broken from outside. */
function inTheOpen<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((keep, breakIt) => {
    [resolve, reject] = [keep, breakIt];
  });
  return { promise, resolve, reject };
}

interface Upload {
  /** All but the last megabyte is on its way. */
  readonly nearlyThere: Promise<void>;
  readonly finish: () => void;
  /** The status of the answer. */
  readonly answered: Promise<number>;
}

/** Sends a PDF of so many bytes, one piece at a time, and waits before the last megabyte until it is released. */
function upload(port: number, orderId: string, { headers }: Customer, size: number): Upload {
  const piece = Buffer.alloc(64 * 1024, 0x20);
  const nearlyThere = inTheOpen<void>();
  const going = inTheOpen<void>();
  const answered = inTheOpen<number>();
  const path = `/api/order/${orderId}/attachments/?file_name=PO.pdf`;
  const sending = request(
    { port, path, method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' } },
    (answer) => answer.resume().on('end', () => answered.resolve(answer.statusCode ?? 0)),
  );
  sending.on('error', answered.reject);
  const send = async (bytes: number): Promise<void> => {
    for (let left = bytes; left > 0; left -= piece.length) {
      const more = sending.write(piece.subarray(0, Math.min(left, piece.length)));
      if (!more) await new Promise((resolve) => sending.once('drain', resolve));
    }
  };
  const start = async (): Promise<void> => {
    sending.write('%PDF-1.7\n');
    await send(size - megabyte);
    nearlyThere.resolve();
    await going.promise;
    await send(megabyte);
    sending.end();
  };
  start().catch(answered.reject);
  return { nearlyThere: nearlyThere.promise, finish: going.resolve, answered: answered.promise };
}

test('20 large files at once cost less than 64 MB of memory (promise F1)', async () => {
  const { pool, connectionString, drop } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-uploads-'));
  const child = spawn(process.execPath, ['--expose-gc', receiver], {
    env: { PATH: process.env['PATH'], DATABASE_URL: connectionString, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const customer = await aCustomer(pool);
    const orderId = uuid();
    await pool.query(
      `insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, 'cart', now(), now())`,
      [customer.accountId, orderId],
    );
    const port = await said(child);
    const before = await memoryOf(child);
    const sizes = [...Array.from({ length: 19 }, () => 10 * megabyte), 100 * megabyte];
    const uploads = sizes.map((size) => upload(port, orderId, customer, size));
    await Promise.all(uploads.map((upload) => upload.nearlyThere));
    const during = await memoryOf(child);
    expect(during - before).toBeLessThan(64 * megabyte);
    const more = ((during - before) / megabyte).toFixed(1);
    printFigure(`F1: 20 uploads at once, 290 MB: ${more} MB more memory held`);
    for (const upload of uploads) upload.finish();
    const statuses = await Promise.all(uploads.map((upload) => upload.answered));
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 201), 413]);
  } finally {
    child.kill();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
