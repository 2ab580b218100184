import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { maxAttachmentBytes } from '@cutsite/domain/attachment';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFileStore } from '../../gateways/file-store/disk.ts';
import { forgetOrphanedFiles } from './index.ts';

let service: TestService;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-attachments-'));
  service = await startTestService({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Order {
  readonly customer: Customer;
  readonly id: string;
}

async function anOrder(): Promise<Order> {
  const customer = await aCustomer(service.pool);
  const id = uuid();
  await service.pool.query(
    `insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, 'cart', now(), now())`,
    [customer.accountId, id],
  );
  return { customer, id };
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const aPdf = bytes('%PDF-1.7\nPO 4711');

function attach({ customer, id }: Order, payload: Buffer | Readable, name = 'PO-4711.pdf', key: string | null = null) {
  const keyed = key === null ? {} : { 'idempotency-key': key };
  return service.app.inject({
    method: 'POST',
    url: `/api/order/${id}/attachments/`,
    query: { file_name: name },
    headers: { ...customer.headers, ...keyed, 'content-type': 'application/octet-stream' },
    payload,
  });
}

const list = ({ customer, id }: Order) =>
  service.app.inject({ url: `/api/order/${id}/attachments/`, headers: customer.headers });

const file = (method: 'GET' | 'DELETE', { customer, id }: Order, attachmentId: string) =>
  service.app.inject({ method, url: `/api/order/${id}/attachments/${attachmentId}/`, headers: customer.headers });

const keptFiles = async () => (await readdir(join(dataDir, 'files', 'kept'))).length;
const arrivingFiles = async () => readdir(join(dataDir, 'files', 'arriving'));

describe('a file that is sent again under its Idempotency-Key (ruling 37)', () => {
  test('is attached once, and the second answer says so', async () => {
    const order = await anOrder();
    const first = await attach(order, aPdf, 'PO.pdf', 'po');
    const files = await keptFiles();
    const again = await attach(order, aPdf, 'PO.pdf', 'po');
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
    expect((await list(order)).json()).toHaveLength(1);
    expect(await keptFiles()).toBe(files);
  });

  test('is refused when it is another file', async () => {
    const order = await anOrder();
    await attach(order, aPdf, 'PO.pdf', 'po');
    const other = await attach(order, bytes('%PDF-1.7\nPO 4712'), 'PO.pdf', 'po');
    expect([other.statusCode, other.json().error_code]).toEqual([422, 'idempotency_key_reused']);
    expect((await list(order)).json()).toHaveLength(1);
  });
});

describe('a file of an order', () => {
  test('is kept with its hash, listed, saved under its name, and taken away again', async () => {
    const order = await anOrder();
    const added = await attach(order, aPdf, 'C:\\orders\\PO "4711".pdf');
    expect(added.statusCode).toBe(201);
    const kept = added.json();
    expect(kept).toMatchObject({
      file_name: 'PO "4711".pdf',
      media_type: 'application/pdf',
      byte_size: aPdf.length,
      sha256: createHash('sha256').update(aPdf).digest('hex'),
    });
    expect((await list(order)).json()).toEqual([kept]);

    const saved = await file('GET', order, kept.id);
    expect(saved.rawPayload).toEqual(aPdf);
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="PO _4711_.pdf"; filename*=UTF-8''PO%20%224711%22.pdf`,
      'x-content-type-options': 'nosniff',
    });

    const before = await keptFiles();
    expect((await file('DELETE', order, kept.id)).statusCode).toBe(200);
    expect(await keptFiles()).toBe(before - 1);
    expect((await file('GET', order, kept.id)).statusCode).toBe(404);
    expect((await file('DELETE', order, kept.id)).statusCode).toBe(404);
  });

  test('can be read by the owner and the holder of the order only (promise A7)', async () => {
    const order = await anOrder();
    const { id } = (await attach(order, aPdf)).json();
    const stranger = { ...order, customer: await aCustomer(service.pool) };
    for (const answer of [
      await list(stranger),
      await file('GET', stranger, id),
      await file('DELETE', stranger, id),
      await attach(stranger, aPdf),
    ]) {
      expect(answer.json()).toEqual({ detail: 'Not found.', error_code: 'not_found' });
    }
    await service.pool.query('update cart set holder_id = $2 where id = $1', [order.id, stranger.customer.accountId]);
    expect((await file('GET', stranger, id)).rawPayload).toEqual(aPdf);
    expect((await attach(stranger, aPdf)).statusCode).toBe(201);
    expect((await list(order)).json()).toHaveLength(2);
    expect((await attach(order, aPdf)).statusCode).toBe(409);
    expect((await file('DELETE', order, id)).statusCode).toBe(409);
  });

  test('of another order is not found under this one', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const { id } = (await attach(one, aPdf)).json();
    expect((await file('GET', { ...other, id: other.id }, id)).statusCode).toBe(404);
    expect((await file('GET', { customer: one.customer, id: other.id }, id)).statusCode).toBe(404);
  });

  test('stays when the order is placed', async () => {
    const order = await anOrder();
    const { id } = (await attach(order, aPdf)).json();
    await service.pool.query(`update cart set status = 'ordered' where id = $1`, [order.id]);
    expect((await attach(order, aPdf)).json().detail).toBe('This order is placed; its files can no longer be changed.');
    expect((await file('DELETE', order, id)).statusCode).toBe(409);
    expect((await file('GET', order, id)).statusCode).toBe(200);
  });

  test('is one of 20 at most, also when 30 come at once', async () => {
    const order = await anOrder();
    const before = await keptFiles().catch(() => 0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => attach(order, aPdf)));
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.json().detail).toBe('An order holds at most 20 files. Please remove one first.');
    expect(await keptFiles()).toBe(before + 20);
  });
});

describe('sizes (LI-11, LI-12; promise F1)', () => {
  const piece = Buffer.alloc(1_000_000, 0x20);
  const aFileOf = (size: number) =>
    Readable.from(
      (function* pieces() {
        yield bytes('%PDF-');
        for (let left = size - 5; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
      })(),
    );
  const tooLarge = { detail: 'PO-4711.pdf exceeds max file size of 100MB', error_code: 'body_too_large' };

  test('99,999,999 bytes are accepted', async () => {
    const answer = await attach(await anOrder(), aFileOf(maxAttachmentBytes - 1));
    expect(answer.statusCode).toBe(201);
    expect(answer.json().byte_size).toBe(99_999_999);
  });

  test('100,000,000 bytes are refused, and nothing of them stays', async () => {
    const order = await anOrder();
    const before = await keptFiles();
    const answer = await attach(order, aFileOf(maxAttachmentBytes));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual(tooLarge);
    expect(await keptFiles()).toBe(before);
    expect(await arrivingFiles()).toEqual([]);
    expect((await list(order)).json()).toEqual([]);
  });

  test('a size that is announced is refused before a byte of it is read', async () => {
    const { customer, id } = await anOrder();
    const answer = await service.app.inject({
      method: 'POST',
      url: `/api/order/${id}/attachments/?file_name=PO-4711.pdf`,
      headers: {
        ...customer.headers,
        'content-type': 'application/octet-stream',
        'content-length': '100000000',
      },
      payload: aPdf,
    });
    expect(answer.json()).toEqual(tooLarge);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const before = await keptFiles();
    const broken = Readable.from(
      (function* pieces() {
        yield aPdf;
        throw new Error('the line broke');
      })(),
    );
    await attach(await anOrder(), broken).catch(() => undefined);
    expect(await keptFiles()).toBe(before);
    await expect.poll(arrivingFiles).toEqual([]);
  });
});

describe('what is not what its name says is refused with a sentence, and nothing of it stays (promise F2)', () => {
  test.each([
    [
      'PO.pdf',
      bytes('<html>'),
      'The content of PO.pdf is not PDF, although its name says so. Please save it as PDF again.',
    ],
    ['PO.pdf', bytes(''), 'PO.pdf is empty.'],
    [
      'PO.png',
      bytes('\xff\xd8\xff'),
      'The content of PO.png is not PNG, although its name says so. Please save it as PNG again.',
    ],
    [
      'PO.txt',
      bytes(`${'a'.repeat(300_000)}\0`),
      'The content of PO.txt is not TXT, although its name says so. Please save it as TXT again.',
    ],
    ['PO.exe', bytes('MZ'), "PO.exe can't be attached. Please attach a PDF, PNG, JPG, DOCX, XLSX, CSV or TXT file."],
    ['../', aPdf, 'The file needs a name, such as PO-4711.pdf.'],
  ])('%j %#', async (name, payload, detail) => {
    const before = await keptFiles().catch(() => 0);
    const answer = await attach(await anOrder(), payload, name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail, error_code: 'file_refused' });
    expect(await keptFiles().catch(() => 0)).toBe(before);
    expect(await arrivingFiles()).toEqual([]);
  });
});

test('a file without a row is forgotten after a day; one with a row is kept for good', async () => {
  const order = await anOrder();
  const { id } = (await attach(order, aPdf)).json();
  const files = diskFileStore(join(dataDir, 'files'));
  const loose = uuid();
  await files.put(loose, Readable.from([aPdf]));
  const clock = { now: () => new Date(Date.now() + 48 * 60 * 60 * 1000) };
  await forgetOrphanedFiles({ pool: service.pool, files, clock: { now: () => new Date() } }, async () => []);
  expect(await files.sizeOf(loose)).not.toBeNull();
  await forgetOrphanedFiles({ pool: service.pool, files, clock }, async () => []);
  expect(await files.sizeOf(loose)).toBeNull();
  expect((await file('GET', order, id)).rawPayload).toEqual(aPdf);
});

test('a file store takes ids as keys and nothing else', async () => {
  const files = diskFileStore(join(dataDir, 'files'));
  for (const key of ['../../x', '/etc/passwd', '', `${uuid()}/..`, uuid().toUpperCase()]) {
    await expect(files.put(key, Readable.from([aPdf]))).rejects.toThrow('ids as keys');
    await expect(files.open(key)).rejects.toThrow('ids as keys');
  }
});
