import type { TestProject } from 'vitest/node';
import { prepareChromium } from '../browser/ensure-chromium.ts';
import { startStore } from './running-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in their order. */
    readonly storeUrls: readonly string[];
  }
}

/**
 * A store for each worker: it serves all journeys of that worker that don't stop it, one after the other. Whatever
 * there may be only once (the browser that is installed where there is none, the build of the site) is there before the
 * second starts.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  prepareChromium();
  const stores = [await startStore()];
  const end = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.end()));
  };
  try {
    while (stores.length < project.config.maxWorkers) stores.push(await startStore());
  } catch (error) {
    await end();
    throw error;
  }
  project.provide(
    'storeUrls',
    stores.map(({ url }) => url),
  );
  return end;
}
