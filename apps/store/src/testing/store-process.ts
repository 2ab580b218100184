import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface StoreProcess {
  readonly child: ChildProcess;
  /** Everything that was printed so far. */
  readonly output: () => string;
  /** Resolves with the address when the store says that it is ready; rejects with the output when it ends before. */
  readonly ready: Promise<string>;
  /** The exit code; `null` after a signal. */
  readonly exited: Promise<number | null>;
}

/** `npm start` without npm, on a free port. The settings of the environment don't reach it. */
export function spawnStore(env: Readonly<Record<string, string>>): StoreProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /ready at (https?:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`the store ended:\n${output}`)));
  });
  // Tests of refused starts don't wait for it.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, exited };
}
