import type { Repair } from '../repairs/repair.ts';

/** Kinds that the customer switched, against what is ticked at first. */
export interface Switched<Kind extends string> {
  readonly switchedOn: ReadonlySet<Kind>;
  readonly switchedOff: ReadonlySet<Kind>;
}

/** The kinds that are made as things stand. */
export const tickedKinds = <Kind extends string>(
  atFirst: ReadonlySet<Kind>,
  { switchedOn, switchedOff }: Switched<Kind>,
): ReadonlySet<Kind> => new Set([...atFirst, ...switchedOn].filter((kind) => !switchedOff.has(kind)));

/** Whether a repair may be made in all rows that ask for it, by one tick. */
export const byTick = ({ certain, tickable }: Repair): boolean => certain || tickable === true;

/** Which repairs are made. */
export interface ChosenKinds<Kind extends string> {
  /** Made in every row that asks for them. */
  readonly kinds: ReadonlySet<Kind>;
  /** All kinds, in the order in which they are best made. */
  readonly order: readonly Kind[];
  /** The kind that is decided row by row, never together with others; null where there is none. */
  readonly byRow: Kind | null;
  /** The rows, by their keys, in which it is made. */
  readonly rows: ReadonlySet<string>;
}

/** What is made in one row in one round: of each field the first repair that was chosen. */
export function chosenRepairs<R extends Repair>(
  offered: readonly R[],
  key: string,
  made: readonly R['kind'][],
  { kinds, order, byRow, rows }: ChosenKinds<R['kind']>,
): readonly R[] {
  const chosen = offered.filter((repair) =>
    repair.kind === byRow ? rows.has(key) && !made.includes(repair.kind) : byTick(repair) && kinds.has(repair.kind),
  );
  const inOrder = chosen.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return inOrder.filter((repair, at) => inOrder.findIndex(({ field }) => field === repair.field) === at);
}
