import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock/index.ts';
import type { Config, TrustProxy } from '../config/index.ts';
import { registerApi } from '../http/index.ts';
import { type Log, logRequests, measureRequests, newMetrics, serveMetrics } from '../observability/index.ts';
import { httpSettings } from './http-settings.ts';
import { routes } from './routes.ts';

/** What the service needs from outside: settings, a migrated database, the time, a log. */
export interface AppDependencies {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Builds the order service, ready to listen or to be asked by `inject`. Pages may be added before it listens. Closing it
 * leaves the pool open: who made it ends it.
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, pool, log } = dependencies;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  logRequests(app);
  await keepMetrics(app, config, pool);
  await registerApi(app, routes(dependencies), {
    settings: httpSettings(config),
    sessions: { read: async () => null },
    waitingLine: pool,
  });
  return app;
}

/** Fastify knows addresses and functions; a count means that so many proxies stand in front of this process. */
function trustedProxies(trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
}

async function keepMetrics(app: FastifyInstance, config: Config, pool: Pool): Promise<void> {
  const { metricsPort } = config;
  if (metricsPort === null) return;
  const metrics = newMetrics(pool);
  measureRequests(app, metrics);
  app.addHook('onListen', async () => {
    const server = await serveMetrics(metrics, metricsPort);
    app.log.info({ port: server.port }, 'metrics are served');
    app.addHook('onClose', server.close);
  });
}
