import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { storeFlags } from './store-flags.ts';

/** The whole store as `npm start` runs it, on a built tree. */
export interface RunningStore {
  readonly port: number;
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number;
  /** Memory of its process, in megabytes. */
  readonly memoryMb: () => Promise<number>;
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Clock ticks in a second, as Linux counts the CPU time of a process. */
const ticksPerSecond = 100;

/** @param settings besides those of the environment, such as another database */
export async function startStore(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningStore> {
  const main = fileURLToPath(new URL('../../apps/store/src/main.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', ...settings };
  const begun = performance.now();
  const child = spawn(process.execPath, [...storeFlags, main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  const readyMs = performance.now() - begun;
  return {
    port,
    readyMs,
    memoryMb: async () => Number(/VmRSS:\s+(\d+)/.exec(await proc(child, 'status'))?.[1]) / 1_024,
    cpuMs: async () => {
      const fields = (await proc(child, 'stat')).split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

function proc(child: ChildProcess, name: string): Promise<string> {
  return readFile(`/proc/${child.pid}/${name}`, 'utf8');
}

/** The port of the line that says the store is ready. What it says later is read as well, or it could not say it. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /ready at http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`The store ended before it was ready:\n${text}`)));
  });
}
