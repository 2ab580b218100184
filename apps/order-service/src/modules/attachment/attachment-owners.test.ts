import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { attachmentEndpoints } from '@cutsite/contracts/attachment';
import { attachmentHolders } from '@cutsite/domain/attachment';
import { systemClock } from '@cutsite/service-base/clock';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFileStore } from '../../gateways/file-store/disk.ts';
import { type AttachmentDependencies, addAttachment } from './add-attachment.ts';
import { attachmentRoutes } from './attachment.routes.ts';
import type { AttachmentOwner, AttachmentOwnerKind } from './attachment-owner.ts';
import { orderAttachments } from './order-attachments.ts';
import { openAttachment, readAttachments } from './read-attachments.ts';
import { removeAttachment } from './remove-attachment.ts';

let database: TestDatabase;
let dataDir: string;
let parts: AttachmentDependencies;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-owners-'));
  database = await createTestDatabase();
  await database.asOwner((pool) =>
    pool.query(`create table probe (id uuid primary key, account_id uuid not null, is_sent boolean not null);
      grant select, insert, update on probe to cutsite`),
  );
  const quotas = { filesPerAccountBytes: 200, filesInAllBytes: 100_000 };
  parts = { pool: database.pool, clock: systemClock, files: diskFileStore(dataDir), quotas };
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A third kind beside carts and orders: something that somebody asks for, whose files stay once it is sent. */
const { kinds, limits } = attachmentHolders.order;
const holder = { noun: 'a probe', maxFiles: 2, kinds, limits };
async function find(db: Pick<PoolClient, 'query'>, actorId: string, id: string): Promise<AttachmentOwner | null> {
  const { rows } = await db.query<{ is_sent: boolean }>(
    'select is_sent from probe where id = $1 and account_id = $2 for update',
    [id, actorId],
  );
  const [probe] = rows;
  if (probe === undefined) return null;
  const closedBecause = probe.is_sent ? 'This probe is sent: its files stay with it.' : null;
  return { kind: 'probe', accountId: actorId, id, actorId, closedBecause, holder };
}
const probes: AttachmentOwnerKind = {
  find,
  lock: (client, { actorId, id }) => find(client, actorId, id),
};

async function aProbe(customer: Customer, id: string = uuid()): Promise<AttachmentOwner> {
  await database.pool.query('insert into probe values ($1, $2, false)', [id, customer.accountId]);
  return (await probes.find(database.pool, customer.accountId, id)) as AttachmentOwner;
}

async function anOrder(
  customer: Customer,
  status: 'cart' | 'saved' | 'ordered',
  id: string = uuid(),
): Promise<AttachmentOwner> {
  await database.pool.query(
    'insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, $3, now(), now())',
    [customer.accountId, id, status],
  );
  return (await orderAttachments.find(database.pool, customer.accountId, id)) as AttachmentOwner;
}

const aFile = (text = '%PDF-1.7') => ({
  name: 'PO.pdf',
  announcedBytes: null,
  bytes: Readable.from([Buffer.from(text)]),
});
const add = (kind: AttachmentOwnerKind, owner: AttachmentOwner, text?: string) =>
  addAttachment(parts, kind, {
    owner,
    ...aFile(text),
    call: { accountId: owner.actorId, key: null, endpoint: { method: 'POST', path: '/api/test/' }, ownerId: '1' },
  });

describe('a file belongs to an owner of any kind (LI-13)', () => {
  test('to a cart, to the order that it becomes, and to a kind that only this test has', async () => {
    const customer = await aCustomer(database.pool);
    const owners = [
      [orderAttachments, await anOrder(customer, 'saved')],
      [probes, await aProbe(customer)],
    ] as const;
    for (const [kind, owner] of owners) {
      const added = await add(kind, owner);
      if (!added.ok) throw new Error(JSON.stringify(added.error));
      expect((await readAttachments(parts, owner)).map(({ id }) => id)).toEqual([added.value.wire.id]);
      const opened = await openAttachment(parts, owner, added.value.wire.id);
      expect(opened?.fileName).toBe('PO.pdf');
      if (opened?.bytes instanceof Readable) opened.bytes.destroy();
      expect(await removeAttachment(parts, kind, owner, added.value.wire.id)).toEqual({
        ok: true,
        value: added.value.wire.id,
      });
      expect(await readAttachments(parts, owner)).toEqual([]);
    }
  });

  test('two owners of different kinds with one id do not see the files of each other', async () => {
    const customer = await aCustomer(database.pool);
    const id = uuid();
    const [order, probe] = [await anOrder(customer, 'saved', id), await aProbe(customer, id)];
    await add(orderAttachments, order);
    const ofProbe = await add(probes, probe);
    expect(await readAttachments(parts, order)).toHaveLength(1);
    if (!ofProbe.ok) throw new Error('not added');
    expect(await openAttachment(parts, order, ofProbe.value.wire.id)).toBeNull();
    expect(await removeAttachment(parts, orderAttachments, order, ofProbe.value.wire.id)).toEqual({
      ok: false,
      error: 'no_file',
    });
  });

  test('each kind has its own rule of who may change them and how many there are', async () => {
    const [customer, stranger] = [await aCustomer(database.pool), await aCustomer(database.pool)];
    const probe = await aProbe(customer);
    expect(await probes.find(database.pool, stranger.accountId, probe.id)).toBeNull();
    await add(probes, probe);
    await add(probes, probe);
    expect(await add(probes, probe)).toEqual({ ok: false, error: 'too_many' });
    // What was found open is sent while the file is on its way.
    await database.pool.query('update probe set is_sent = true where id = $1', [probe.id]);
    const [file] = await readAttachments(parts, probe);
    const closed = { ok: false, error: { closedBecause: 'This probe is sent: its files stay with it.' } };
    expect(await removeAttachment(parts, probes, probe, file?.id ?? '')).toEqual(closed);
    const ordered = await anOrder(customer, 'ordered');
    expect(await add(orderAttachments, ordered)).toEqual({
      ok: false,
      error: { closedBecause: 'This order is placed; its files can no longer be changed.' },
    });
  });

  test('what an account may have counts the files of all its owners together', async () => {
    const customer = await aCustomer(database.pool);
    const large = `%PDF-${'x'.repeat(140)}`;
    expect((await add(probes, await aProbe(customer), large)).ok).toBe(true);
    expect(await add(orderAttachments, await anOrder(customer, 'saved'), large)).toEqual({
      ok: false,
      error: 'account_full',
    });
  });

  test('a new kind is a row: its rule, and calls at its path', () => {
    const words = { add: 'Attach a file to a probe.', remove: 'Take it away.' };
    const calls = attachmentEndpoints('/order/probes/{id}', holder, words);
    const paths = attachmentRoutes(parts, probes, calls).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(paths).toEqual([
      'POST /order/probes/{id}/attachments/',
      'GET /order/probes/{id}/attachments/',
      'GET /order/probes/{id}/attachments/{attachment_id}/',
      'DELETE /order/probes/{id}/attachments/{attachment_id}/',
    ]);
    expect(calls.addAttachment.description).toContain('at most 2 for a probe');
  });
});

test('the release before goes on: it writes a cart’s file without a kind, and this one finds it (promise L5)', async () => {
  const customer = await aCustomer(database.pool);
  const order = await anOrder(customer, 'saved');
  const id = uuid();
  await database.pool.query(
    `insert into attachment (account_id, id, cart_id, file_name, media_type, byte_size, sha256, storage_key, created_at)
     values ($1, $2, $3, 'old.pdf', 'application/pdf', 8, '', $4, now())`,
    [customer.accountId, id, order.id, uuid()],
  );
  expect((await readAttachments(parts, order)).map(({ fileName }) => fileName)).toEqual(['old.pdf']);
});
