import { buildApp } from '@cutsite/order-service/build-app';
import { parseConfig } from '@cutsite/order-service/config';
import { loadDemoPrices, loadDemoTerms } from '@cutsite/order-service/demo-data';
import { type ItemTables, shippedItems } from '@cutsite/order-service/item-tables';
import { type Clock, systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../database/index.ts';

export interface TestService {
  readonly app: FastifyInstance;
  readonly pool: Pool;
  /** Works as the owner of the tables, who may do what the store's role may not. */
  readonly asOwner: TestDatabase['asOwner'];
  readonly stop: () => Promise<void>;
}

export interface TestServiceOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A second process on the database of another test service, which goes on owning it. */
  readonly pool?: Pool;
  /** A time that the test chooses. */
  readonly clock?: Clock;
  /** What there is to sell; without it, what the store sells. */
  readonly tables?: ItemTables;
}

/** What a test seals secrets with, so that none writes a key into a data folder. */
const testKey = Buffer.alloc(32, 'key of tests ').toString('base64');

/** The order service on a database of its own, with the demo prices; asked by `app.inject`, no port is opened. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  // A machine that is busy with other work must not make the service refuse a test's calls.
  const config = parseConfig({
    LOG_LEVEL: 'silent',
    OVERLOAD_DELAY_MS: '0',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SECOND_FACTOR_KEY: testKey,
    ...options.env,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const database =
    options.pool === undefined
      ? await createTestDatabase()
      : { pool: options.pool, asOwner: ofTheOther, drop: async () => {} };
  const { pool, asOwner, drop } = database;
  const clock = options.clock ?? systemClock;
  const tables = options.tables ?? shippedItems;
  await loadDemoPrices({ pool, clock });
  await loadDemoTerms({ pool, clock });
  const app = await buildApp({ config: config.value, pool, clock, log: createLogger(config.value), tables });
  return {
    app,
    pool,
    asOwner,
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

const ofTheOther = (): Promise<never> =>
  Promise.reject(new Error('The test service that made the database knows its owner'));
