import { useState } from 'react';
import { type Switched, tickedKinds } from './chosen-repairs.ts';
import type { RowDecisions, RowText } from './list-rows.ts';

/** What becomes of a list whose wells are those of a larger plate than the product comes on; null: not decided. */
export type LargerPlatePlacing = 'by_quadrant' | 'in_order' | 'as_named';

/** What becomes of wells that hold something else than the rows that name them. */
export type IfNamedTaken = 'keep' | 'replace';

/** What the customer decided about a list. */
export interface Decisions<Kind extends string> extends RowDecisions, Switched<Kind> {
  /** Rows that take the other answer, where there are two. */
  readonly otherAnswers: ReadonlySet<string>;
  /** The row that is being edited. */
  readonly open: string | null;
  /** A well that is named again is the same well of another plate. */
  readonly againIsNextPlate: boolean;
  readonly largerPlates: LargerPlatePlacing | null;
}

const none: ReadonlySet<never> = new Set();

export const undecided: Decisions<never> = {
  switchedOn: none,
  switchedOff: none,
  leftOut: none,
  edits: new Map(),
  otherAnswers: none,
  open: null,
  againIsNextPlate: false,
  largerPlates: null,
};

/** What the customer decides in the preview: repairs for all rows, and single rows by their keys. */
export interface RowChoices<Kind extends string> {
  /** The repairs that are made; known at once, while the preview follows. */
  readonly ticked: ReadonlySet<Kind>;
  readonly toggleKind: (kind: Kind, on: boolean) => void;
  readonly toggleNextPlate: (on: boolean) => void;
  /** Known at once, while the preview follows. */
  readonly largerPlates: LargerPlatePlacing | null;
  readonly placeLarger: (largerPlates: LargerPlatePlacing) => void;
  readonly leaveOut: (keys: readonly string[]) => void;
  readonly putBack: (key: string) => void;
  readonly otherAnswer: (key: string, on: boolean) => void;
  /** Null: as it was read. */
  readonly edit: (key: string, text: RowText | null) => void;
  /** What was typed, at once; the preview follows. */
  readonly edits: ReadonlyMap<string, RowText>;
  /** The row that is being edited, or null. */
  readonly open: string | null;
  readonly setOpen: (key: string | null) => void;
}

/**
 * What was decided so far, and how to change it. `tickedAtFirst`: kinds that are made unless somebody says
 * otherwise.
 */
export function useDecisions<Kind extends string>(
  before: Decisions<Kind>,
  tickedAtFirst: ReadonlySet<Kind>,
): { readonly decisions: Decisions<Kind>; readonly choices: RowChoices<Kind> } {
  const [decisions, setDecisions] = useState(before);
  const change = (next: (before: Decisions<Kind>) => Partial<Decisions<Kind>>) =>
    setDecisions((now) => ({ ...now, ...next(now) }));
  const choices: RowChoices<Kind> = {
    ticked: tickedKinds(tickedAtFirst, decisions),
    toggleKind: (kind, on) =>
      change(({ switchedOn, switchedOff }) => ({
        switchedOn: withOrWithout(switchedOn, kind, on),
        switchedOff: withOrWithout(switchedOff, kind, !on),
      })),
    toggleNextPlate: (againIsNextPlate) => change(() => ({ againIsNextPlate })),
    largerPlates: decisions.largerPlates,
    placeLarger: (largerPlates) => change(() => ({ largerPlates })),
    leaveOut: (keys) =>
      change(({ leftOut, open }) => ({
        leftOut: new Set([...leftOut, ...keys]),
        open: keys.includes(open ?? '') ? null : open,
      })),
    putBack: (key) => change(({ leftOut }) => ({ leftOut: withOrWithout(leftOut, key, false) })),
    otherAnswer: (key, on) => change(({ otherAnswers }) => ({ otherAnswers: withOrWithout(otherAnswers, key, on) })),
    edit: (key, text) =>
      change(({ edits }) => {
        const next = new Map(edits);
        if (text === null) next.delete(key);
        else next.set(key, text);
        return { edits: next };
      }),
    edits: decisions.edits,
    open: decisions.open,
    setOpen: (open) => change(() => ({ open })),
  };
  return { decisions, choices };
}

function withOrWithout<T>(set: ReadonlySet<T>, one: T, on: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (on) next.add(one);
  else next.delete(one);
  return next;
}
