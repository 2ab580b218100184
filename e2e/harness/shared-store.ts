import type { TestProject } from 'vitest/node';
import { startStore } from './running-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly storeUrl: string;
  }
}

/** One store serves all journeys that don't stop it; its address is read with `inject('storeUrl')`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const store = await startStore();
  project.provide('storeUrl', store.url);
  return () => store.end();
}
