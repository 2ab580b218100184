import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addMissedSearches, countMissedSearches } from '@cutsite/content-service/missed-searches';
import { addPageReads, countPageReads } from '@cutsite/content-service/page-reads';
import { opensAnyPreview, opensPreview } from '@cutsite/content-service/preview';
import { hasTermsInForce } from '@cutsite/content-service/published';
import { registerOffice } from '@cutsite/office/server';
import { type AppDependencies, buildApp, officeVisitor } from '@cutsite/order-service/build-app';
import type { Config } from '@cutsite/order-service/config';
import { type ItemTables, shippedItems } from '@cutsite/order-service/item-tables';
import { pageData } from '@cutsite/order-service/page-data';
import { systemClock } from '@cutsite/service-base/clock';
import { connect, type DatabaseWatch, type StorePool, watchDatabase } from '@cutsite/service-base/database';
import { listenOnPort } from '@cutsite/service-base/http';
import { createLogger, type Log } from '@cutsite/service-base/observability';
import { pageChangeChannel, pathOfChange } from '@cutsite/service-base/page-changes';
import { type Pages, registerPages } from '@cutsite/web/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bringUpToDate, countNewTables, sayWhoMayRewrite } from './bring-up-to-date.ts';
import { type ConnectionEnds, connectionEnds } from './connection-ends.ts';
import { listenRefusal } from './listening-port.ts';
import type { StoreDatabase } from './open-database.ts';
import { StartRefusal } from './start-refusal.ts';

export interface ServedStore {
  readonly stop: () => Promise<void>;
  readonly cutShort: () => void;
}

/** Requests in flight have this long to finish before they are cut short. */
const graceMs = 10_000;
/** A client that reuses a connection does so within this time, and its answer then closes the connection. */
const reuseMs = 1_000;
const idleSweepMs = 50;
/**
 * Long enough for a crowd that waits for one cart's lock. A server that does not answer at all is noticed before (L3).
 */
const databaseTimeouts = { connectionTimeoutMs: 5_000, queryTimeoutMs: 10_000 };

/** The store stands without terms of sale, and sells nothing until there are some. */
const withoutTerms =
  'No terms of sale are published yet, so that no order is taken. Publish a legal text at /terms; `npm run content -- import` brings one.';

/** Service and site on one port, over a database that is brought up to date first. */
export async function serveStore(
  config: Config,
  database: StoreDatabase,
  say: (message: string) => void,
  tables: ItemTables = shippedItems,
): Promise<ServedStore> {
  const log = createLogger(config);
  const { connectionString } = database;
  await bringUpToDate(database, config, say);
  const onIdleError = ({ message }: Error): void => log.warn({ reason: message }, 'a database connection broke');
  const pool = connect({ connectionString, ...databaseTimeouts, onIdleError });
  try {
    await sayWhoMayRewrite(pool, config, say);
    await settleDemoData(pool, config);
    await countNewTables(database, config);
    if (!(await hasTermsInForce(pool))) say(withoutTerms);
    let isStopping = false;
    // The pages come after the service whose calls share their port.
    let pages: Pages | null = null;
    const parts: AppDependencies = {
      config,
      pool,
      clock: systemClock,
      log,
      tables,
      isStopping: () => isStopping,
      refusePage: ({ raw }, reply, retryAfter) => {
        if (pages === null) return false;
        reply.hijack();
        void pages.sendBusy(raw, reply.raw, retryAfter).catch(() => reply.raw.destroy());
        return true;
      },
      answerRefusedForm: (reply, refused) => pages?.sendRefusedForm(reply, refused) ?? null,
    };
    const app = await buildApp(parts);
    const missed = missedSearches({ pool, log });
    const reads = pageReads({ pool, log });
    const visitorOf = officeVisitor(parts);
    const isStaff = async ({ headers }: FastifyRequest) => (await visitorOf(headers.cookie)) === 'staff';
    const site = await registerPages(app, {
      keptAssetsDir: join(config.dataDir, 'site-assets'),
      https: config.secureCookies,
      demo: config.mode === 'demo',
      policies: !config.card.isDemo && config.card.publishableKey !== '' ? ['cards'] : [],
      onRead: reads.count,
      data: pageData({ pool, config, log, countMissed: missed.count }),
      preview: {
        maySeeBlocks: async (request, token) =>
          (token !== '' && (await opensAnyPreview(pool, token, systemClock.now()))) || (await isStaff(request)),
        mayPreview: async (request, id, token) =>
          (token !== '' && (await opensPreview(pool, id, token, systemClock.now()))) || (await isStaff(request)),
      },
    });
    pages = site;
    await registerOffice(app, {
      https: config.secureCookies,
      visitorOf: ({ headers }) => visitorOf(headers.cookie),
      sendNotFound: async (request, reply) => {
        reply.hijack();
        await site.sendNotFound(request.raw, reply.raw);
      },
    });
    const connections = connectionEnds(app.server);
    const watch = await watchOverStore({ connectionString, pool, pages: site, log });
    app.addHook('onClose', watch.stop);
    app.addHook('onClose', missed.stop);
    app.addHook('onClose', reads.stop);
    await listenOnPort(app, config).catch(async (error: unknown) => {
      await app.close();
      throw listenRefusal(config.host, config.port, error);
    });
    const hurried = new AbortController();
    return {
      stop: async () => {
        isStopping = true;
        connections.endWithAnswers();
        await listenOn(config.drainMs, connections, hurried.signal);
        await stop(app, pool);
      },
      cutShort: () => {
        hurried.abort();
        app.server.closeAllConnections();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** What visitors look for in vain is counted beside the pages, and written when the store stops at the latest. */
const missedSearches = ({ pool, log }: Pick<AppDependencies, 'pool' | 'log'>) =>
  countMissedSearches({
    write: (searches) => addMissedSearches(pool, searches, systemClock.now()),
    warn: (error) => log.warn({ err: error }, 'searches that found nothing could not be counted, and wait'),
  });

/** Articles of the help that are read are counted likewise, without who reads. */
const pageReads = ({ pool, log }: Pick<AppDependencies, 'pool' | 'log'>) =>
  countPageReads({
    write: (reads) => addPageReads(pool, reads, systemClock.now()),
    warn: (error) => log.warn({ err: error }, 'reads of the help could not be counted, and wait'),
  });

/** The demo gets its accounts and prices; production refuses to run with the accounts of a demo (promise L9). */
async function settleDemoData(pool: StorePool, config: Config): Promise<void> {
  const { findDemoAccounts, loadDemoData } = await import('@cutsite/order-service/demo-data');
  if (config.mode === 'demo') return loadDemoData({ pool, clock: systemClock });
  const found = await findDemoAccounts(pool);
  if (found.length === 0) return;
  throw new StartRefusal(
    `Production refuses a database with demo accounts, whose password everybody knows: ${found.join(', ')}. ` +
      'Use a database in which no demo has run.',
  );
}

/**
 * `/ready` says no, and calls are answered as before: until a balancer has seen it, and kept-alive connections were
 * closed by their answers (promise L2).
 */
async function listenOn(drainMs: number, connections: ConnectionEnds, cutShort: AbortSignal): Promise<void> {
  await delay(drainMs, undefined, { signal: cutShort }).catch(() => undefined);
  await connections.untilNoneIsOpen(reuseMs, cutShort);
}

/** New connections are refused; one that is still open ends as soon as its last request is answered (promise L2). */
async function stop(app: FastifyInstance, pool: StorePool): Promise<void> {
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

/**
 * Passes on what is observed of the database: an outage to the pool, and page changes by other processes to the
 * finished pages of this one. After a gap it is unknown which pages are outdated, and all are made again.
 */
export function watchOverStore(parts: {
  readonly connectionString: string;
  readonly pool: StorePool;
  readonly pages: Pages;
  readonly log: Log;
}): Promise<DatabaseWatch> {
  const { connectionString, pool, pages, log } = parts;
  return watchDatabase({
    connectionString,
    channels: { [pageChangeChannel]: (message) => pages.purge(pathOfChange(message)) },
    onGap: () => pages.purge(),
    onAway: () => {
      log.error('the database does not answer; calls are refused until it does');
      pool.giveUp();
    },
    onBack: () => {
      pool.takeUp();
      log.warn('the database answers again');
    },
  });
}
