/**
 * An order service in a process of its own, so that its memory can be measured: it says its port, then, for each line
 * that it is sent, the bytes it cannot do without: what is left after a full garbage collection. (V8
 * collects garbage when it finds it worth while; fast uploads of 500 MB were seen to leave 50 to 90 MB of it.)
 * It is started with `--expose-gc`; `DATABASE_URL` and `DATA_DIR` come from the environment.
 */
import { createInterface } from 'node:readline';
import { systemClock } from '@cutsite/service-base/clock';
import { connect } from '@cutsite/service-base/database';
import { createLogger } from '@cutsite/service-base/observability';
import { buildApp } from '../build-app/index.ts';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';

const config = parseConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'silent', OVERLOAD_DELAY_MS: '0' });
if (!config.ok) throw new Error(JSON.stringify(config.error));
const connectionString = config.value.databaseUrl;
if (connectionString === null) throw new Error('DATABASE_URL is missing');

const app = await buildApp({
  config: config.value,
  pool: connect({ connectionString }),
  clock: systemClock,
  log: createLogger(config.value),
  tables: shippedItems,
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`port ${new URL(address).port}\n`);
createInterface(process.stdin).on('line', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`memory ${heapUsed + external}\n`);
});
