import { isRecord } from '@cutsite/domain/record';
import { asDraft, asFields, type Draft } from './merge-drafts.ts';
import { type Fields, isSame } from './same-value.ts';

/** What one step changed: for each field its value before and after. */
interface Step {
  readonly before: Fields;
  readonly after: Fields;
  /** Where it was typed: keys that follow one another in one place are one step. */
  readonly typing: string | null;
  readonly at: number;
}

/** The steps since the entry was loaded, which are taken back and made again one by one. */
export interface DraftHistory {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const noHistory: DraftHistory = { past: [], future: [] };

/** A pause in typing that begins another step. */
const pauseMs = 1_000;
const maxSteps = 500;

/** A change that was made here; what was taken back before it cannot be made again. */
export function withStep(history: DraftHistory, before: Draft, after: Draft, at: number): DraftHistory {
  const [then, now] = [asFields(before), asFields(after)];
  const names = differing(then, now);
  if (names.length === 0) return history;
  const typing = typedAt(then, now, names);
  const step: Step = { before: only(then, names), after: only(now, names), typing, at };
  const last = history.past.at(-1);
  const goesOn =
    last !== undefined &&
    typing !== null &&
    last.typing === typing &&
    at - last.at < pauseMs &&
    history.future.length === 0;
  const past = goesOn
    ? [...history.past.slice(0, -1), { ...step, before: last.before }]
    : [...history.past, step].slice(-maxSteps);
  return { past, future: [] };
}

/** The draft without its last step. Null: it is as it was loaded. */
export function undone(history: DraftHistory, draft: Draft): { draft: Draft; history: DraftHistory } | null {
  const step = history.past.at(-1);
  if (step === undefined) return null;
  const after = { past: history.past.slice(0, -1), future: [step, ...history.future] };
  return { draft: withValues(draft, step.before), history: after };
}

/** The draft with the step that was taken back last. Null: there is none. */
export function redone(history: DraftHistory, draft: Draft): { draft: Draft; history: DraftHistory } | null {
  const [step, ...future] = history.future;
  if (step === undefined) return null;
  // What is typed after it is a step of its own.
  const past = [...history.past, { ...step, typing: null }];
  return { draft: withValues(draft, step.after), history: { past, future } };
}

/**
 * Fields came from elsewhere: from another editor, or from a version that was restored. Steps that would undo that are
 * forgotten, with all before the first of them, as each stands on the one before.
 */
export function withoutFields(history: DraftHistory, before: Draft, after: Draft): DraftHistory {
  const names = new Set(differing(asFields(before), asFields(after)));
  if (names.size === 0) return history;
  const isTouched = ({ after: changed }: Step): boolean => Object.keys(changed).some((name) => names.has(name));
  const lastTouched = history.past.findLastIndex(isTouched);
  const firstTouched = history.future.findIndex(isTouched);
  return {
    past: history.past.slice(lastTouched + 1),
    future: firstTouched === -1 ? history.future : history.future.slice(0, firstTouched),
  };
}

const differing = (one: Fields, other: Fields): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => !isSame(one[name], other[name]));

const only = (values: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

function withValues(draft: Draft, values: Fields): Draft {
  const all = Object.entries({ ...asFields(draft), ...values });
  return asDraft(Object.fromEntries(all.filter(([, value]) => value !== undefined)));
}

/** The one place whose text a change has written in; null: the change is no typing, such as a block that moved. */
function typedAt(before: unknown, after: unknown, names: readonly string[]): string | null {
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const [one, other] = [(before as Fields)[name], (after as Fields)[name]];
  if (isText(one) && isText(other)) return name;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return null;
  } else if (!isRecord(one) || !isRecord(other)) return null;
  // A rich text is written in as a whole: Enter makes another paragraph.
  if (isRecord(one) && one['type'] === 'doc') return name;
  const inner = typedAt(one, other, differing(one as Fields, other as Fields));
  return inner === null ? null : `${name}.${inner}`;
}

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
