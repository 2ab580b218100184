import { StartRefusal } from '../start/start-refusal.ts';
import { type RunningStore, startStore } from '../start/start-store.ts';
import { onStopSignal } from './stop-signals.ts';
import { welcome } from './welcome.ts';

/**
 * `npm start`: starts the store, says where it is, and stops it in good order when told to. Ends the process itself.
 */
export async function runStore(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const begun = performance.now();
  // A terminal that was closed, or a reader such as `head` that has gone, is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const aborting = new AbortController();
  const starting = startStore({ env, say, signal: aborting.signal });
  let store: RunningStore | null = null;

  onStopSignal({
    first: (signal) => {
      say(signal === 'SIGINT' ? 'Stopping… (Ctrl-C again cuts the requests in flight short)' : 'Stopping…');
      aborting.abort();
      void stopAndExit(starting, 0);
    },
    again: () => store?.hurry(),
  });
  process.on('uncaughtException', (error) => {
    process.stderr.write(`The store failed unexpectedly.\n${error.stack ?? error.message}\n`);
    store?.hurry();
    void stopAndExit(starting, 1);
  });

  try {
    store = await starting;
  } catch (error) {
    if (!aborting.signal.aborted) process.exit(report(error));
    return;
  }
  process.stdout.write(await welcome(store.config, performance.now() - begun));
}

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

async function stopAndExit(starting: Promise<RunningStore>, exitCode: number): Promise<void> {
  const store = await starting.catch(() => null);
  try {
    await store?.stop();
  } catch (error) {
    process.exit(report(error));
  }
  process.exit(exitCode);
}

function report(error: unknown): number {
  const text = error instanceof StartRefusal ? error.message : (error as Error).stack;
  process.stderr.write(`\n${text}\n`);
  return 1;
}
