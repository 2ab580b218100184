import type { Config } from '@cutsite/order-service/config';
import type { ItemTables } from '@cutsite/order-service/item-tables';
import { StartRefusal } from '../start/start-refusal.ts';
import { type RunningStore, startStore } from '../start/start-store.ts';

/**
 * `npm start`: starts the store, says where it is, and stops it in good order on a signal. Ends the process itself.
 * @param tables the kinds of items to sell: those that ship, unless a test has one more
 */
export async function runStore(env: Readonly<Record<string, string | undefined>>, tables?: ItemTables): Promise<void> {
  const begun = performance.now();
  // A terminal that was closed, or a reader such as `head` that has gone, is no reason to stop serving.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const aborting = new AbortController();
  const starting = startStore({ env, say, signal: aborting.signal, tables });
  let store: RunningStore | null = null;

  onStopSignal({
    first: (signal) => {
      say(signal === 'SIGINT' ? 'Stopping… (Ctrl-C again cuts the requests in flight short)' : 'Stopping…');
      aborting.abort();
      void stopAndExit(starting, 0);
    },
    again: () => store?.cutShort(),
  });
  process.on('uncaughtException', (error) => {
    process.stderr.write(`The store failed unexpectedly.\n${error.stack ?? error.message}\n`);
    store?.cutShort();
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

/** What the terminal shows when the store is ready: where it is and, in demo mode, who one can be. */
async function welcome(config: Config, startMs: number): Promise<string> {
  const ready = `\nCutsite is ready at ${config.publicUrl} (${(startMs / 1000).toFixed(1)} s)\n`;
  return config.mode === 'demo' ? `${ready}\n${await demoGuide(config)}\nCtrl-C stops it.\n` : ready;
}

async function demoGuide({ publicUrl, mail, demoStepUpCode }: Config): Promise<string> {
  const { demoAccounts, demoPassword } = await import('@cutsite/order-service/demo-data');
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, label }) => `  ${email.padEnd(width)}  ${label}`);
  const outbox = mail.kind === 'outbox' ? `Mail is kept for you at ${publicUrl}/demo/outbox.\n` : '';
  return `Demo mode: reachable from this machine only. ${outbox}Accounts, all with the password ${demoPassword}:\n${accounts.join('\n')}\nWhere staff give their second factor again: ${demoStepUpCode}\n`;
}

/** A terminal and npm both pass one Ctrl-C on, so what comes within this time is the same one. */
const sameSignalMs = 500;

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof stopSignals)[number];

interface StopHandlers {
  readonly first: (signal: StopSignal) => void;
  /** A second and later ones cut requests short. */
  readonly again: () => void;
}

/** Calls `first` once and `again` for each later signal that is not an echo of the one before. */
export function onStopSignal(
  handlers: StopHandlers,
  now: () => number = () => performance.now(),
  signals: NodeJS.EventEmitter = process,
): void {
  let last: number | null = null;
  for (const signal of stopSignals) {
    signals.on(signal, () => {
      const isEcho = last !== null && now() - last < sameSignalMs;
      const isFirst = last === null;
      last = now();
      if (isFirst) handlers.first(signal);
      else if (!isEcho) handlers.again();
    });
  }
}
