import { inject } from 'vitest';
import { type RunningStore, startStore } from './running-store.ts';

/**
 * A store of a journey's own, to stop, to kill or to set otherwise; it begins with the demo, which another store has
 * filled in (shared-store.ts). End it after the last test.
 */
export const startOwnStore = (...[settings, unlike]: Parameters<typeof startStore>): Promise<RunningStore> =>
  startStore(settings, { dataFrom: inject('demoData'), ...unlike });
