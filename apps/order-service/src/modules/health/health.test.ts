import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../build-app/index.ts';
import { parseConfig } from '../../config/index.ts';
import { shippedItems } from '../../item-tables/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('a store with its database', () => {
  test('is healthy and ready', async () => {
    expect((await service.app.inject('/health')).json()).toEqual({ status: 'ok' });
    const ready = await service.app.inject('/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', disk: 'ok', process: 'ok' },
    });
  });

  test('is not ready while a migration is missing', async () => {
    const removed = await service.asOwner((owner) =>
      owner.query('delete from schema_migration where name = $1 returning *', ['0011_outbox']),
    );
    const ready = await service.app.inject('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'not_ready', checks: { database: 'ok', migrations: 'pending' } });
    const [row] = removed.rows;
    await service.asOwner((owner) =>
      owner.query('insert into schema_migration (name, checksum) values ($1, $2)', [row.name, row.checksum]),
    );
    expect((await service.app.inject('/ready')).statusCode).toBe(200);
  });
});

test('a store that lost its database stays healthy, is not ready, and answers calls with 503 (promise L3)', async () => {
  const config = parseConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const nowhere = new Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  const parts = {
    config: config.value,
    pool: nowhere,
    clock: systemClock,
    log: createLogger(config.value),
    tables: shippedItems,
  };
  const app = await buildApp(parts);
  expect((await app.inject('/health')).statusCode).toBe(200);
  const ready = await app.inject('/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().checks).toEqual({ database: 'unreachable', migrations: 'unknown', disk: 'ok', process: 'ok' });
  const call = await app.inject('/api/demo/outbox/');
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toMatch(/^\d+$/);
  expect(call.json()).toMatchObject({ error_code: 'unavailable' });
  await app.close();
});
