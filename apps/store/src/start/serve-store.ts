import { buildApp } from '@cutsite/order-service/build-app';
import { systemClock } from '@cutsite/order-service/clock';
import type { Config } from '@cutsite/order-service/config';
import { connect, MigrationError, migrate } from '@cutsite/order-service/database';
import { createLogger } from '@cutsite/order-service/observability';
import { registerPages } from '@cutsite/web/server';
import type { FastifyInstance } from 'fastify';
import { listenRefusal } from './listening-port.ts';
import { StartRefusal } from './start-refusal.ts';

export interface ServedStore {
  readonly stop: () => Promise<void>;
  readonly hurry: () => void;
}

type Pool = ReturnType<typeof connect>;

/** Requests in flight have this long to finish before they are cut short. */
const graceMs = 10_000;
const idleSweepMs = 50;
/** Long enough for a crowd that waits for one cart's lock, short enough that a dead network is noticed (promise L3). */
const queryTimeoutMs = 10_000;

/** Service and site on one port, over a database that is brought up to date first. */
export async function serveStore(
  config: Config,
  connectionString: string,
  say: (message: string) => void,
): Promise<ServedStore> {
  const log = createLogger(config);
  await bringUpToDate(connectionString, say);
  const onIdleError = ({ message }: Error): void => log.warn({ reason: message }, 'a database connection broke');
  const pool = connect({ connectionString, queryTimeoutMs, onIdleError });
  try {
    await settleDemoData(pool, config);
    const app = await buildApp({ config, pool, clock: systemClock, log });
    await registerPages(app, {
      https: config.secureCookies,
      stripe: !config.card.isDemo && config.card.publishableKey !== '',
    });
    await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw listenRefusal(config.host, config.port, error);
    });
    return { stop: () => stop(app, pool), hurry: () => app.server.closeAllConnections() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** On a connection of its own, because a migration may take as long as it needs. */
async function bringUpToDate(connectionString: string, say: (message: string) => void): Promise<void> {
  const pool = connect({ connectionString, max: 1 });
  try {
    await migrate(pool, { onApply: (name) => say(`Bringing the database up to date: ${name}…`) });
  } catch (error) {
    throw error instanceof MigrationError ? new StartRefusal(error.message) : error;
  } finally {
    await pool.end();
  }
}

/** The demo gets its accounts and prices; production refuses to run with the accounts of a demo (promise L9). */
async function settleDemoData(pool: Pool, config: Config): Promise<void> {
  const { findDemoAccounts, loadDemoData } = await import('@cutsite/order-service/demo-data');
  if (config.mode === 'demo') return loadDemoData({ pool, clock: systemClock });
  const found = await findDemoAccounts(pool);
  if (found.length === 0) return;
  throw new StartRefusal(
    `Production refuses a database with demo accounts, whose password everybody knows: ${found.join(', ')}. ` +
      'Use a database in which no demo has run.',
  );
}

/** New connections are refused at once; a kept-alive one ends as soon as its last request is answered (promise L2). */
async function stop(app: FastifyInstance, pool: Pool): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
  const limit = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(limit);
    await pool.end();
  }
}
