import { randomUUID } from 'node:crypto';
import { serveForms } from '@cutsite/content-service/forms';
import { serveMedia } from '@cutsite/content-service/media';
import { withRestrictions } from '@cutsite/domain/item';
import {
  answerError,
  type CallCounter,
  type CallLimit,
  defaultClientTimeouts,
  type HttpSettings,
  headerTimeouts,
  registerApi,
} from '@cutsite/service-base/http';
import { loadMetrics, logRequests, type MetricsServer } from '@cutsite/service-base/observability';
import { type Counted, countAttempt, shareCallCounts, sharedCounts } from '@cutsite/service-base/rate-limits';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import type { Config, TrustProxy } from '../config/index.ts';
import { sessionReader } from '../modules/account/index.ts';
import { registerDocsPage } from '../modules/docs/index.ts';
import { lookRecorder } from '../modules/staff-audit/index.ts';
import { putFormEvent } from '../tracking/put-event.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { startBackgroundWork } from './background-work.ts';
import { serveDemoCardNetwork } from './card-network.ts';
import { fileStore } from './file-store.ts';
import { routes } from './routes.ts';
import { diskGuard } from './store-disk.ts';
import { serveDemoSystems } from './systems-outside.ts';

/**
 * Builds the order service, ready to listen or to be asked by `inject`. Pages may be added before it listens. Closing
 * it leaves the pool open: who made it ends it.
 */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { config, pool, clock, log, refusePage } = given;
  const kinds = withRestrictions(given.tables.kinds, config.restrictions);
  const dependencies = { ...given, tables: { ...given.tables, kinds, delivery: config.delivery } };
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = Fastify({
    // A machine that is very busy starts slowly; after 10 s, which is the usual limit, the store gave up.
    pluginTimeout: 120_000,
    loggerInstance,
    // One line of ours for each request instead of two of Fastify's, see `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    // Addresses that no router can read are answered like every other unknown one.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Clients that are still connected get an answer that says the connection ends.
    return503OnClosing: false,
    ...headerTimeouts(defaultClientTimeouts),
  });
  logRequests(app);
  await keepMetrics(app, config, pool);
  const bindings = routes(dependencies);
  await registerApi(app, bindings, {
    settings: { ...httpSettings(config), ...(refusePage && { refusePage }) },
    sessions: sessionReader({ pool, clock, config }),
    callCounter: callCounter(app, dependencies),
    recordLook: lookRecorder(pool, clock),
    isDiskFull: diskGuard(config),
  });
  const endpoints = bindings.map((binding) => binding.endpoint);
  await registerDocsPage(app, endpoints);
  await serveDemoCardNetwork(app, dependencies);
  await serveDemoSystems(app, dependencies);
  serveMedia(app, pool, fileStore(config));
  serveForms(app, formDependencies(dependencies));
  startBackgroundWork(app, dependencies);
  return app;
}

/** What forms of the site stand on. */
function formDependencies({
  config,
  pool,
  clock,
  answerRefusedForm,
}: AppDependencies): Parameters<typeof serveForms>[1] {
  return {
    pool,
    publicUrl: config.publicUrl,
    settings: httpSettings(config),
    limit: config.rateLimits.formsPerAddress,
    answerRefused: answerRefusedForm ?? null,
    now: () => clock.now(),
    mailTo: (form) => config.formMail[form] ?? config.supportEmail,
    mailsPerRecipient: config.rateLimits.mailsPerRecipient,
    tell: (client, about) => putFormEvent(client, config, about),
  };
}

/** Fastify knows addresses and functions; a count means that so many proxies stand in front of this process. */
function trustedProxies(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
}

async function keepMetrics(app: FastifyInstance, { metricsPort }: Config, pool: Pool): Promise<void> {
  if (metricsPort === null) return;
  const { measureRequests, newMetrics, serveMetrics } = await loadMetrics();
  const metrics = newMetrics(pool);
  measureRequests(app, metrics);
  let server: MetricsServer | undefined;
  app.addHook('onListen', async () => {
    server = await serveMetrics(metrics, metricsPort);
    app.log.info({ port: server.port }, 'metrics are served');
  });
  app.addHook('onClose', async () => server?.close());
}

/** What the table of attempts calls the limits that the database counts. */
const purposes: Partial<Record<CallLimit, Counted['purpose']>> = {
  signInsPerAddress: 'sign_in_from',
  registrationsPerAddress: 'registration_from',
};

/** The counter of calls that all processes on one database share (promise L6). */
function callCounter(app: FastifyInstance, { config, pool, clock }: AppDependencies): CallCounter {
  const counts = sharedCounts({
    share: (counts) => shareCallCounts(pool, counts),
    now: () => clock.now().getTime(),
  });
  app.addHook('onClose', counts.stop);
  return {
    countSoon: (name, subject) => counts.count({ name, ...config.rateLimits[name] }, subject),
    countNow: (name, subject) => {
      const purpose = purposes[name];
      if (purpose === undefined) throw new Error(`${name} is not counted by the database`);
      return countAttempt(pool, { purpose, subject }, config.rateLimits[name], clock.now());
    },
  };
}

/**
 * At 400 heavy calls a second the last of so many is answered after a quarter of a second; `npm run bench L1` measures
 * it.
 */
const maxCallsAtWork = 100;

/** Where its calls lie; see `isApiPath`. */
const apiSegments = ['api', 'account', 'products', 'order', 'sales'] as const;

/** The part of the configuration that the HTTP layer needs. */
function httpSettings(config: Config): HttpSettings {
  return {
    publicOrigin: config.publicUrl,
    acceptOwnHost: config.mode === 'demo',
    secureCookies: config.secureCookies,
    maxEventLoopDelay: config.overloadDelayMs,
    apiSegments,
    maxCallsAtWork,
  };
}
