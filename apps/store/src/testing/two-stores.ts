import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants } from '@cutsite/order-service/invariants';
import type { ReadyCart } from '@cutsite/test-support/checkout';
import { createTestDatabase } from '@cutsite/test-support/database';
import { aMailServer, type MailServer } from '@cutsite/test-support/mail-server';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { expect } from 'vitest';
import { type StoreProcess, spawnStore } from './store-process.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

/** Two processes of one store, on one PostgreSQL and one data folder. */
export interface TwoStores {
  /** Their addresses. */
  readonly at: readonly [string, string];
  readonly processes: readonly [StoreProcess, StoreProcess];
  /** Prepares carts on the same database and never pays; nothing of it runs in the background. */
  readonly preparing: TestService;
  readonly mails: MailServer;
  /**
   * A call of a signed-in customer; the first call goes to the first store, the second one to the second, and so on.
   */
  readonly post: (
    place: number,
    path: string,
    who: { readonly headers: Readonly<Record<string, string>> },
    body?: object,
  ) => Promise<Answer>;
  readonly pay: (place: number, cart: ReadyCart, way: string, body?: object) => Promise<Answer>;
  readonly count: (from: string, ...values: unknown[]) => Promise<number>;
  readonly expectNothingBroken: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both at the same moment on an empty database. */
export async function startTwoStores(env: Readonly<Record<string, string>> = {}): Promise<TwoStores> {
  const database = await createTestDatabase({ migrated: false, owner: 'cutsite_owner' });
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-two-stores-'));
  const mails = await aMailServer();
  const settings = {
    DATABASE_URL: database.connectionString,
    DATABASE_OWNER_URL: database.ownerConnectionString,
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    // Fifty calls at once on a busy machine are no reason to send customers away.
    OVERLOAD_DELAY_MS: '0',
    ...env,
  };
  const processes = [spawnStore(settings), spawnStore(settings)] as const;
  const at = (await Promise.all(processes.map(({ ready }) => ready)).catch((failure: unknown) => {
    // One that started beside one that failed would outlive the tests.
    for (const { child } of processes) child.kill('SIGKILL');
    throw failure;
  })) as [string, string];
  const { pool } = database;
  const preparing = await startTestService({ pool });

  const post: TwoStores['post'] = async (place, path, { headers }, body = {}) => {
    const answer = await fetch(`${at[place % 2]}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  return {
    at,
    processes,
    preparing,
    mails,
    post,
    pay: (place, { id, customer }, way, body) => post(place, `/api/order/${id}/payment/${way}/`, customer, body),
    count: async (from, ...values) =>
      Number((await pool.query(`select count(*) as count from ${from}`, values)).rows[0].count),
    expectNothingBroken: async () => expect(await checkInvariants(pool)).toEqual([]),
    stop: async () => {
      for (const { child } of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(({ exited }) => exited));
      await preparing.app.close();
      await mails.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** So many of something. */
export const times = <T>(length: number, make: (place: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
