/** A file on its way into the media, as its line says it. */
export interface UploadLine<Added> {
  readonly number: number;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'refused' | 'cut_off' | 'stopped';
  /** The part that has gone, from 0 to 1. */
  readonly part: number;
  /** Seconds until it is there, at the pace so far; null: nothing can be said yet. */
  readonly secondsLeft: number | null;
  /** Why it was not taken. */
  readonly sentence: string | null;
  readonly added: Added | null;
}

/** How a file went that was sent. `lost`: there was no answer. */
export type Sent<Added> = { readonly added: Added } | { readonly sentence: string; readonly isLost: boolean };

export interface UploadPorts<Added> {
  readonly send: (
    file: File,
    name: string,
    at: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<Sent<Added>>;
  readonly nameOf: (file: File) => string;
  /** Why a file is not sent at all; null: it is. */
  readonly refusalOf: (file: File) => string | null;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onAdded: (added: Added) => void;
}

export interface UploadQueue<Added> {
  readonly add: (files: readonly File[]) => void;
  /** Ends one that is on its way or waits; takes a line away that is over. */
  readonly stop: (number: number) => void;
  /** Sends one again that was cut off or stopped. */
  readonly again: (number: number) => void;
  /** Takes the lines away that are over. */
  readonly clear: () => void;
  readonly getLines: () => readonly UploadLine<Added>[];
  readonly subscribe: (listener: () => void) => () => void;
}

const isOver = ({ state }: UploadLine<unknown>): boolean => state !== 'waiting' && state !== 'sending';

/** Whether something is still on its way. */
export const isUploading = (lines: readonly UploadLine<unknown>[]): boolean => lines.some((line) => !isOver(line));

/** Sends files one after the other. What is cut off waits to be sent again, and holds up none of the others. */
export function uploadQueue<Added>(ports: UploadPorts<Added>): UploadQueue<Added> {
  let lines: readonly UploadLine<Added>[] = [];
  let last = 0;
  let sending: { readonly number: number; readonly ending: AbortController } | null = null;
  const files = new Map<number, File>();
  const listeners = new Set<() => void>();
  const put = (next: readonly UploadLine<Added>[]): void => {
    lines = next;
    for (const listener of listeners) listener();
  };
  const change = (number: number, some: Partial<UploadLine<Added>>): void =>
    put(lines.map((line) => (line.number === number ? { ...line, ...some } : line)));
  const find = (number: number) => lines.find((line) => line.number === number);

  async function sendNext(): Promise<void> {
    const line = lines.find(({ state }) => state === 'waiting');
    const file = line === undefined ? undefined : files.get(line.number);
    if (sending !== null || line === undefined || file === undefined) return;
    const { number } = line;
    const ending = new AbortController();
    sending = { number, ending };
    const begunAt = ports.now();
    change(number, { state: 'sending', part: 0, secondsLeft: null, sentence: null });
    const onProgress = (part: number): void => {
      const seconds = (ports.now() - begunAt) / 1_000;
      change(number, { part, secondsLeft: part > 0 ? Math.ceil((seconds / part) * (1 - part)) : null });
    };
    const sent = await ports.send(file, line.name, { onProgress, signal: ending.signal });
    sending = null;
    if (ending.signal.aborted) change(number, { state: 'stopped', secondsLeft: null });
    else if ('added' in sent) {
      files.delete(number);
      change(number, { state: 'done', part: 1, secondsLeft: null, added: sent.added });
      ports.onAdded(sent.added);
    } else change(number, { state: sent.isLost ? 'cut_off' : 'refused', secondsLeft: null, sentence: sent.sentence });
    void sendNext();
  }

  return {
    add: (chosen) => {
      const added = chosen.map((file): UploadLine<Added> => {
        last += 1;
        const sentence = ports.refusalOf(file);
        if (sentence === null) files.set(last, file);
        const state = sentence === null ? 'waiting' : 'refused';
        const line = { number: last, name: ports.nameOf(file), bytes: file.size, state, sentence } as const;
        return { ...line, part: 0, secondsLeft: null, added: null };
      });
      put([...lines, ...added]);
      void sendNext();
    },
    stop: (number) => {
      const line = find(number);
      if (line === undefined) return;
      if (line.state === 'sending') return sending?.ending.abort();
      files.delete(number);
      put(lines.filter((one) => one !== line));
    },
    again: (number) => {
      if (!files.has(number) || find(number)?.state === 'sending') return;
      change(number, { state: 'waiting', part: 0, sentence: null });
      void sendNext();
    },
    clear: () => {
      for (const line of lines) if (isOver(line)) files.delete(line.number);
      put(lines.filter((line) => !isOver(line)));
    },
    getLines: () => lines,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
