import { buildApp } from '@cutsite/order-service/build-app';
import { parseConfig } from '@cutsite/order-service/config';
import { shippedItems } from '@cutsite/order-service/item-tables';
import { systemClock } from '@cutsite/service-base/clock';
import { connect } from '@cutsite/service-base/database';
import { listenOnPort } from '@cutsite/service-base/http';
import { createLogger } from '@cutsite/service-base/observability';
import { reportUsage } from '../harness/report-usage.ts';

const unlimited = '1000000/1s';
const config = parseConfig({
  ...process.env,
  PORT: '0',
  // Whose staff the measurements of the office are made by.
  STAFF_DOMAINS: 'lab.example',
  RATE_LIMIT_ADDS: unlimited,
  RATE_LIMIT_REQUESTS: unlimited,
  RATE_LIMIT_SIGN_INS_PER_ADDRESS: unlimited,
  RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT: unlimited,
  RATE_LIMIT_FAILED_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: unlimited,
  RATE_LIMIT_VERIFICATION_MAILS: unlimited,
});
if (!config.ok) throw new Error(JSON.stringify(config.error));
const pool = connect({ connectionString: process.argv[2] ?? '' });
const app = await buildApp({
  config: config.value,
  pool,
  clock: systemClock,
  log: createLogger(config.value),
  tables: shippedItems,
});
const address = await listenOnPort(app, { host: '127.0.0.1', port: 0 });
reportUsage(Number(new URL(address).port), async () => {
  await app.close();
  await pool.end();
});
