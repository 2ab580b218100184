import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { prepareChromium } from '../browser/ensure-chromium.ts';
import { type RunningStore, startStore } from './running-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in their order. */
    readonly storeUrls: readonly string[];
    /** The data folder of a store that has only been started: every other one gets a copy of it. */
    readonly demoData: string;
  }
}

/**
 * A store for each worker: it serves all journeys of that worker that don't stop it, one after the other. Before them
 * one starts from nothing, once for all: it builds the site and fills a database with the demo. The browser that is
 * installed where there is none is there before as well.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  prepareChromium();
  const demoData = await (await startStore()).leaveData();
  const stores: RunningStore[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(stores.map((store) => store.end()));
    await rm(demoData, { recursive: true, force: true });
  };
  try {
    while (stores.length < project.config.maxWorkers) stores.push(await startStore({}, { dataFrom: demoData }));
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('demoData', demoData);
  project.provide(
    'storeUrls',
    stores.map(({ url }) => url),
  );
  return end;
}
