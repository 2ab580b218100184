/**
 * A value with everything that can be undone and redone. Each step says what it did, so that undo can say what it
 * brings back, and where one was before and after it, so that undo and redo lead there.
 */
export interface History<T, Place = null> {
  readonly past: readonly Step<T, Place>[];
  readonly present: T;
  readonly future: readonly Step<T, Place>[];
}

interface Step<T, Place> {
  /** The value on the other side of this step. */
  readonly value: T;
  readonly label: string;
  readonly before: Place;
  readonly after: Place;
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

export const historyOf = <T, Place = null>(present: T): History<T, Place> => ({ past: [], present, future: [] });

/** A new value after a change. An equal value adds no step. */
export function record<T, Place>(
  history: History<T, Place>,
  value: T,
  { label, mergeKey }: Change,
  { before, after }: { readonly before: Place; readonly after: Place },
): History<T, Place> {
  if (Object.is(value, history.present)) return history;
  const last = history.past.at(-1);
  if (mergeKey !== undefined && last?.mergeKey === mergeKey) return { ...history, present: value, future: [] };
  const step = { value: history.present, label, before, after, mergeKey: mergeKey ?? null };
  return { past: [...history.past, step].slice(-remembered), present: value, future: [] };
}

export function undo<T, Place>(history: History<T, Place>): History<T, Place> {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  const back = { ...step, value: history.present, mergeKey: null };
  return { past: history.past.slice(0, -1), present: step.value, future: [back, ...history.future] };
}

export function redo<T, Place>(history: History<T, Place>): History<T, Place> {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  const again = { ...step, value: history.present };
  return { past: [...history.past, again], present: step.value, future };
}

/** Ends a run of merged steps, so that the next letter is a step of its own: a field was left. */
export function endStep<T, Place>(history: History<T, Place>): History<T, Place> {
  const last = history.past.at(-1);
  if (last === undefined || last.mergeKey === null) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: null }] };
}

/** What is no step: it holds whatever is undone or done again. The same history where it changes nothing. */
export function inEveryStep<T, Place>(history: History<T, Place>, change: (value: T) => T): History<T, Place> {
  const { past, present, future } = history;
  const values = [present, ...past.map(({ value }) => value), ...future.map(({ value }) => value)];
  if (values.every((value) => Object.is(change(value), value))) return history;
  const changed = (step: Step<T, Place>): Step<T, Place> => ({ ...step, value: change(step.value) });
  return { past: past.map(changed), present: change(present), future: future.map(changed) };
}

export const undoLabel = <T, Place>(history: History<T, Place>): string | null => history.past.at(-1)?.label ?? null;
export const redoLabel = <T, Place>(history: History<T, Place>): string | null => history.future[0]?.label ?? null;
