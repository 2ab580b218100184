import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A store of the journey's own: the same process that `npm start` runs, on a free port with a data folder of its own.
 */
export interface RunningStore {
  readonly url: string;
  readonly dataFolder: string;
  /** Everything the store has printed so far. */
  printed(): string;
  /** Stops the process (SIGTERM unless stated otherwise) and starts it again on the same port and data folder. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Stops the process and leaves the data folder, which is the caller's to remove. */
  leaveData(): Promise<string>;
  /** Stops the process and removes the data folder. */
  end(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

interface Launch {
  readonly projectFolder: string;
  readonly main: string;
  readonly port: number;
  readonly url: string;
  readonly dataFolder: string;
  readonly settings: Settings;
  readonly print: (text: string) => void;
}

const launch = ({ projectFolder, main, port, url, dataFolder, settings, print }: Launch): ChildProcess => {
  const child = spawn(process.execPath, [join(projectFolder, 'apps/store/src', main)], {
    cwd: projectFolder,
    // A machine that is busy with other work must not make the store refuse calls.
    env: {
      ...process.env,
      OVERLOAD_DELAY_MS: '0',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (chunk: Buffer) => print(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => print(chunk.toString()));
  return child;
};

/** Waits until `/ready` answers 200. The bound is generous: the first start on a fresh tree builds the site. */
const untilReady = async (url: string, child: ChildProcess, printed: () => string): Promise<void> => {
  const giveUpAt = Date.now() + 300_000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null)
      throw new Error(`the store ended with ${child.exitCode} before it was ready:\n${printed()}`);
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`the store was not ready within five minutes:\n${printed()}`);
};

const stop = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** With owners and rights, which PostgreSQL looks at. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};

/** Options of a store for a journey; most need none. */
interface StoreOptions {
  /** Another checkout than this one, as for a journey that builds the site again. */
  readonly projectFolder?: string;
  /** What is started, in `apps/store/src`. */
  readonly main?: string;
  /** How browsers call it; passkeys need a name. */
  readonly host?: '127.0.0.1' | 'localhost';
  /** The data folder of a store that has stopped: it begins with a copy of that. Unless stated otherwise with none. */
  readonly dataFrom?: string;
}

/**
 * Starts a store and resolves when it is ready to serve.
 * @param settings besides those of every journey (docs/settings.md)
 */
export const startStore = async (
  settings: Settings = {},
  { projectFolder = checkout, main = 'main.ts', host = '127.0.0.1', dataFrom }: StoreOptions = {},
): Promise<RunningStore> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cutsite-journey-'));
  if (dataFrom !== undefined) await copyFolder(dataFrom, dataFolder);
  const port = await freePort();
  const url = `http://${host}:${port}`;
  let output = '';
  const printed = (): string => output;
  const start = async (): Promise<ChildProcess> => {
    const print = (text: string): void => {
      output += text;
    };
    const child = launch({ projectFolder, main, port, url, dataFolder, settings, print });
    await untilReady(url, child, printed);
    return child;
  };
  let child = await start();
  return {
    url,
    dataFolder,
    printed,
    restart: async (signal = 'SIGTERM') => {
      await stop(child, signal);
      child = await start();
    },
    leaveData: async () => {
      await stop(child, 'SIGTERM');
      return dataFolder;
    },
    end: async () => {
      await stop(child, 'SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
