/** A terminal and npm both pass one Ctrl-C on, so what comes within this time is the same one. */
const sameSignalMs = 500;

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof stopSignals)[number];

interface StopHandlers {
  readonly first: (signal: StopSignal) => void;
  /** A second and later ones: the person is in a hurry. */
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
