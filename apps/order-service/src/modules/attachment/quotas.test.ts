import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-quotas-'));
  const env = { DATA_DIR: dataDir, FILES_PER_ACCOUNT_MB: '1', FILES_IN_ALL_MB: '2' };
  service = await startTestService({ env });
});
afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function anOrder(customer: Customer): Promise<string> {
  const id = uuid();
  await service.pool.query(
    `insert into cart (account_id, id, status, created_at, updated_at) values ($1, $2, 'saved', now(), now())`,
    [customer.accountId, id],
  );
  return id;
}

const aPdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(600_000, 0x20)]);

async function attach(customer: Customer) {
  return service.app.inject({
    method: 'POST',
    url: `/api/order/${await anOrder(customer)}/attachments/?file_name=PO.pdf`,
    headers: { ...customer.headers, 'content-type': 'application/octet-stream' },
    payload: aPdf,
  });
}

test('the files of one account, on all its orders, and the files of all accounts have a limit (promise X4)', async () => {
  const [one, ...others] = await Promise.all(Array.from({ length: 4 }, () => aCustomer(service.pool)));
  if (one === undefined) throw new Error('there is no customer');
  // Five at the same moment: one has its place.
  const answers = await Promise.all(Array.from({ length: 5 }, () => attach(one)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().detail).toBe(
    'PO.pdf was not added: the files of your account take up all the space it has. Please remove some.',
  );
  const later = [];
  for (const customer of others) later.push(await attach(customer));
  expect(later.map(({ statusCode }) => statusCode)).toEqual([201, 201, 507]);
  expect(later[2]?.json()).toEqual({
    detail: 'PO.pdf was not added: the store has no space left for files at present. Please try again later.',
    error_code: 'no_room',
  });
  expect(await readdir(join(dataDir, 'files', 'kept'))).toHaveLength(3);
});
