export { createLogger, type Log } from './logger.ts';
export type { MetricsServer } from './metrics.ts';
export { logRequests } from './request-log.ts';

/** What measures and serves figures, loaded where somebody wants them: most small stores do not (promise P8). */
export const loadMetrics = () => import('./metrics.ts');
