import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService } from '@cutsite/test-support/service';
import { describe, expect, test } from 'vitest';
import { diskSpace } from './disk-space.ts';

const folder = join(tmpdir(), 'cutsite-not-there', 'nor-this');
/** More than any disk has. */
const petabytes = 2 ** 62;

test('the disk of a folder that is not there yet is that of the one above', async () => {
  expect(await diskSpace(folder, petabytes).isNearlyFull()).toBe(true);
  expect(await diskSpace(folder, 1).isNearlyFull()).toBe(false);
});

test('no reserve: the disk is not looked at', async () => {
  expect(await diskSpace(folder, 0).isNearlyFull()).toBe(false);
});

describe('when the disk is nearly full (promise X4)', () => {
  const full = { DISK_RESERVE_MB: '99999999' };

  test('the store is not ready, shows what it has, and answers every write with 507 and a sentence at once', async () => {
    const service = await startTestService({ env: full });
    const { headers } = await aCustomer(service.pool);
    const { app } = service;
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.json().checks.disk]).toEqual([503, 'nearly_full']);
    expect((await app.inject({ url: '/api/user/cart/', headers })).statusCode).toBe(200);

    const adding = await app.inject({ method: 'POST', url: '/api/user/carts/', headers, payload: { name: 'Screen' } });
    const attaching = await app.inject({
      method: 'POST',
      url: '/api/order/any/attachments/?file_name=PO.pdf',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: '%PDF-1.7',
    });
    for (const answer of [adding, attaching]) {
      expect(answer.statusCode).toBe(507);
      expect(answer.json()).toEqual({
        detail: 'The store has no room left for this at present. Nothing was changed; please try again later.',
        error_code: 'no_room',
      });
    }
    await service.stop();
  });

  test('a database elsewhere has a disk of its own: only files are refused', async () => {
    const service = await startTestService({
      env: { ...full, DATABASE_URL: 'postgresql://cutsite@db.example/cutsite' },
    });
    const { headers } = await aCustomer(service.pool);
    const { app } = service;
    const adding = await app.inject({ method: 'POST', url: '/api/user/carts/', headers, payload: { name: 'Screen' } });
    expect(adding.statusCode).toBeLessThan(300);
    const attaching = await app.inject({
      method: 'POST',
      url: '/api/order/any/attachments/?file_name=PO.pdf',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: '%PDF-1.7',
    });
    expect(attaching.statusCode).toBe(507);
    await service.stop();
  });
});
