import { randomUUID } from 'node:crypto';
import { maxProjects } from '@cutsite/domain/project';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyBins } from './index.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = customer.headers) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const root = '/api/user/projects/';
const aWrite = (changes: object = {}) => ({
  product: 'cutsite-guide-rna',
  name: 'Kinase screen',
  version: 0,
  write_id: randomUUID(),
  record: { project: { name: 'Kinase screen', plates: [] } },
  ...changes,
});
const put = (id: string, changes: object = {}) => call('PUT', `${root}${id}/`, aWrite(changes));
const read = async (id: string) => (await call('GET', `${root}${id}/`)).json();
const list = async () => (await call('GET', root)).json().projects as Record<string, unknown>[];

describe('a project lives with its account (PJ-1)', () => {
  test('it is listed without what it holds, and read with it', async () => {
    const id = randomUUID();
    const answer = await put(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, version: 1, name: 'Kinase screen', deleted_at: null });
    expect(await list()).toEqual([answer.json()]);
    expect(await read(id)).toEqual({ ...answer.json(), record: { project: { name: 'Kinase screen', plates: [] } } });
  });

  test('a browser that has the list already is answered with nothing', async () => {
    const id = randomUUID();
    await put(id);
    const { headers } = await call('GET', root);
    const again = () => call('GET', root, undefined, { ...customer.headers, 'if-none-match': String(headers['etag']) });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await put(id, { version: 1 });
    expect((await again()).statusCode).toBe(200);
  });

  test('also before the e-mail address is verified', async () => {
    customer = await aCustomer(service.pool, { hasVerifiedEmail: false });
    expect((await put(randomUUID())).statusCode).toBe(200);
  });

  test('another account neither sees nor changes it, and may use the same id', async () => {
    const id = randomUUID();
    await put(id);
    const mine = customer;
    customer = await aCustomer(service.pool);
    expect((await call('GET', `${root}${id}/`)).statusCode).toBe(404);
    expect((await call('DELETE', `${root}${id}/`, { version: 1 })).statusCode).toBe(404);
    expect((await call('POST', `${root}${id}/restore/`)).statusCode).toBe(404);
    expect((await put(id, { version: 1 })).statusCode).toBe(404);
    expect((await put(id, { name: 'Theirs' })).json()).toMatchObject({ version: 1, name: 'Theirs' });
    customer = mine;
    expect(await read(id)).toMatchObject({ version: 1, name: 'Kinase screen' });
  });
});

describe('no write replaces what it has not seen (PJ-2)', () => {
  test('a write on an older version is answered with the one that is kept, and changes nothing', async () => {
    const id = randomUUID();
    await put(id);
    await put(id, { version: 1, record: { by: 'the laptop' } });
    const refused = await put(id, { version: 1, record: { by: 'the desktop' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error_code: 'conflict',
      detail: 'This project was changed elsewhere since.',
      project: { id, version: 2, record: { by: 'the laptop' } },
    });
    expect(await read(id)).toMatchObject({ version: 2, record: { by: 'the laptop' } });
  });

  test('a write that is repeated after a lost answer is made once', async () => {
    const id = randomUUID();
    const write = { version: 0, write_id: 'the-first' };
    const answers = [await put(id, write), await put(id, write)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  test('of devices that write at the same time one at most follows on each version, and no accepted work is lost', async () => {
    const step = fc.record({ device: fc.nat(2), repeat: fc.boolean(), reads: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
        const id = randomUUID();
        const seen = [0, 0, 0];
        const last: { version: number; write_id: string }[] = [];
        const accepted = new Map<number, string>();
        for (const round of rounds) {
          for (const { device, reads } of round)
            if (reads && accepted.size > 0) seen[device] = (await read(id)).version;
          const sent = round.map(({ device, repeat }) => {
            const write =
              repeat && last[device] ? last[device] : { version: seen[device] ?? 0, write_id: randomUUID() };
            last[device] = write;
            return write;
          });
          const answers = await Promise.all(sent.map((write) => put(id, { ...write, record: { by: write.write_id } })));
          answers.forEach((answer, index) => {
            const { write_id, version } = sent[index] ?? { write_id: '', version: -1 };
            if (answer.statusCode === 200) {
              expect(answer.json()).toMatchObject({ version: version + 1, write_id });
              expect(accepted.get(version + 1) ?? write_id).toBe(write_id);
              accepted.set(version + 1, write_id);
            } else if (answer.statusCode === 409) {
              expect(answer.json().project.record).toEqual({ by: answer.json().project.write_id });
            } else expect([answer.statusCode, accepted.size]).toEqual([404, 0]);
          });
        }
        const versions = [...accepted.keys()].toSorted((one, other) => one - other);
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        if (accepted.size > 0) expect(await read(id)).toMatchObject({ write_id: accepted.get(accepted.size) });
      }),
      { numRuns: 25 },
    );
  });
});

describe('how much an account keeps (PJ-4)', () => {
  const bytes = (count: number) => ({ text: 'x'.repeat(count - '{"text":""}'.length) });

  test('a project of 2 MB is kept, and one that is larger refused in a sentence', async () => {
    expect((await put(randomUUID(), { record: bytes(2_000_000) })).json()).toMatchObject({ byte_size: 2_000_000 });
    const refused = await put(randomUUID(), { record: bytes(2_000_001) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toBe(
      'This project is larger than 2 MB, which is the most an account keeps of one. Please split it into two.',
    );
    expect((await put(randomUUID(), { record: bytes(3_100_000) })).statusCode).toBe(413);
  });

  test('what is nested without end is refused, and is no error of ours', async () => {
    const depth = 100_000;
    const payload = `{"product":"p","name":"n","version":0,"write_id":"w","record":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    const headers = { ...customer.headers, 'content-type': 'application/json' };
    const answer = await service.app.inject({ method: 'PUT', url: `${root}${randomUUID()}/`, headers, payload });
    expect(answer.statusCode).toBe(400);
  });

  test('it keeps 500; two that come at once as the last find room for one', async () => {
    await service.pool.query(
      `insert into project (account_id, id, product, name, version, record, byte_size, created_at, updated_at)
       select $1, gen_random_uuid(), 'p', 'n', 1, '{}', 2, now(), now() from generate_series(1, $2)`,
      [customer.accountId, maxProjects - 1],
    );
    const answers = await Promise.all([put(randomUUID()), put(randomUUID())]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const full = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(full.detail).toBe(
      'Your account keeps 500 projects, which is the most. Please delete one that you no longer need.',
    );
    expect(full.project).toBeUndefined();
  });
});

describe('a deleted project stays in the bin for 30 days (PJ-5)', () => {
  const remove = (id: string, version: number) => call('DELETE', `${root}${id}/`, { version });

  test('it is listed as deleted, and restored as it was', async () => {
    const id = randomUUID();
    await put(id, { record: { by: 'me' } });
    const removed = await remove(id, 1);
    expect(removed.json()).toMatchObject({ version: 2, deleted_at: expect.any(String) });
    const days = (Date.parse(removed.json().restorable_until) - Date.parse(removed.json().deleted_at)) / 86_400_000;
    expect(days).toBe(30);
    expect((await remove(id, 1)).json()).toEqual(removed.json());
    expect((await call('POST', `${root}${id}/restore/`)).json()).toMatchObject({ version: 3, deleted_at: null });
    expect(await read(id)).toMatchObject({ record: { by: 'me' }, deleted_at: null });
  });

  test('one that was changed since it was looked at is not deleted', async () => {
    const id = randomUUID();
    await put(id);
    await put(id, { version: 1, record: { by: 'the laptop' } });
    const refused = await remove(id, 1);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().project).toMatchObject({ version: 2, deleted_at: null, record: { by: 'the laptop' } });
  });

  test('work that goes on takes it out of the bin', async () => {
    const id = randomUUID();
    await put(id);
    await remove(id, 1);
    expect((await put(id, { version: 1 })).statusCode).toBe(409);
    expect((await put(id, { version: 2, record: { by: 'me' } })).json()).toMatchObject({
      version: 3,
      deleted_at: null,
    });
  });

  test('afterwards it is empty, still says that it was deleted, and cannot be restored', async () => {
    const id = randomUUID();
    await put(id);
    await remove(id, 1);
    const day = 86_400_000;
    await emptyBins(service.pool, new Date(Date.now() + 29 * day));
    expect(await read(id)).toMatchObject({ record: expect.any(Object) });
    await emptyBins(service.pool, new Date(Date.now() + 31 * day));
    expect(await read(id)).toMatchObject({ record: null, name: '', version: 2, restorable_until: null });
    expect((await call('POST', `${root}${id}/restore/`)).statusCode).toBe(404);
    await emptyBins(service.pool, new Date(Date.now() + 401 * day));
    expect(await list()).toEqual([]);
  });
});
