/** A value with everything that can be undone and redone. Each step says what it did, so that undo can say what it brings back. */
export interface History<T> {
  readonly past: readonly Step<T>[];
  readonly present: T;
  readonly future: readonly Step<T>[];
}

interface Step<T> {
  /** The value on the other side of this step. */
  readonly value: T;
  readonly label: string;
  /** Steps in a row with one key are undone as one: the letters typed into one field. */
  readonly mergeKey: string | null;
}

export interface Change {
  /** "paste 50 rows", "clear B04" */
  readonly label: string;
  readonly mergeKey?: string;
}

/** Enough for an afternoon; older steps are dropped. */
const remembered = 300;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A new value after a change. An equal value adds no step. */
export function record<T>(history: History<T>, value: T, { label, mergeKey }: Change): History<T> {
  if (Object.is(value, history.present)) return history;
  const last = history.past.at(-1);
  if (mergeKey !== undefined && last?.mergeKey === mergeKey) return { ...history, present: value, future: [] };
  const step = { value: history.present, label, mergeKey: mergeKey ?? null };
  return { past: [...history.past, step].slice(-remembered), present: value, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  const back = { value: history.present, label: step.label, mergeKey: null };
  return { past: history.past.slice(0, -1), present: step.value, future: [back, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  const again = { value: history.present, label: step.label, mergeKey: null };
  return { past: [...history.past, again], present: step.value, future };
}

/** Ends a run of merged steps, so that the next letter is a step of its own: a field was left. */
export function settle<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined || last.mergeKey === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: null }] };
}

export const undoLabel = <T>(history: History<T>): string | null => history.past.at(-1)?.label ?? null;
export const redoLabel = <T>(history: History<T>): string | null => history.future[0]?.label ?? null;
