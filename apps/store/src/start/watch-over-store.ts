import { pageChangeChannel, pathOfChange } from '@cutsite/order-service/page-changes';
import { type DatabaseWatch, type StorePool, watchDatabase } from '@cutsite/service-base/database';
import type { Log } from '@cutsite/service-base/observability';
import type { Pages } from '@cutsite/web/server';

/**
 * Ties what is seen of the database from outside to what stands on it: an outage to the pool, and what other processes
 * say of pages to the finished ones of this process. After a gap nobody knows which pages are old, and all are made
 * anew.
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
