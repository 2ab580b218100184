export { createLogger, type Log } from './logger.ts';
export { type Metrics, type MetricsServer, measureRequests, newMetrics, serveMetrics } from './metrics.ts';
export { logRequests } from './request-log.ts';
