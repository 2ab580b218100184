import { enableCompileCache } from 'node:module';
import { cacheFolder } from './start/folders.ts';

// First of all: what is compiled once is read from the disk at the next start, which has to be ready within 2 s.
enableCompileCache(`${cacheFolder}/compiled`);
const { runStore } = await import('./terminal/run-store.ts');
await runStore(process.env);
