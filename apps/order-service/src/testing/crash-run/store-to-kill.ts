import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';

// A process of its own for each kill: what is compiled once is read again by the next one.
enableCompileCache(`${tmpdir()}/cutsite-crash-run`);
const [
  { buildApp },
  { systemClock },
  { parseConfig },
  { armCrashPoint },
  { connect },
  { shippedItems },
  { createLogger },
] = await Promise.all([
  import('../../build-app/index.ts'),
  import('@cutsite/service-base/clock'),
  import('../../config/index.ts'),
  import('../../crash-points/index.ts'),
  import('@cutsite/service-base/database'),
  import('../../item-tables/index.ts'),
  import('@cutsite/service-base/observability'),
]);

/** What the run tells this process: to open the store, or where to die. */
export type Order =
  | { readonly open: { readonly connectionString: string; readonly port: number } }
  | { readonly dieAt: Parameters<typeof armCrashPoint> };

async function open(connectionString: string, port: number): Promise<void> {
  const env = { PORT: String(port), LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '0', RATE_LIMIT_REQUESTS: '1000000/1m' };
  const config = parseConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const pool = connect({ connectionString });
  const app = await buildApp({
    config: config.value,
    pool,
    clock: systemClock,
    log: createLogger(config.value),
    tables: shippedItems,
  });
  await app.listen({ host: '127.0.0.1', port });
  process.send?.('open');
}

process.on('message', (order: Order) => {
  if ('open' in order) void open(order.open.connectionString, order.open.port);
  else armCrashPoint(...order.dieAt);
});
// It is written when a process ends by itself, and none of these does.
flushCompileCache();
// Without the run there is no client, and nothing else ends this process.
process.on('disconnect', () => process.exit());
process.send?.('loaded');
