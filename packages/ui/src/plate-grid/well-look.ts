/** The shapes of the anatomy: colour is only the third signal, after the word and the shape. */
export const wellStates = ['empty', 'filled', 'warning', 'error', 'control', 'duplicate'] as const;

export type WellState = (typeof wellStates)[number];

/** How one well looks and is read aloud. The grid never hears what is in it. */
export interface WellLook {
  readonly state: WellState;
  /** At most two short lines, drawn inside the well. */
  readonly lines: readonly string[];
  /** What follows the well's label in its accessible name: "EGFR-g2, filled, one error". */
  readonly description: string;
  /** It stays where it is: no handle moves it or fills from it. */
  readonly fixed?: true;
}

export const emptyLook: WellLook = { state: 'empty', lines: [], description: 'empty' };

/** Two looks are drawn alike; the memoised wells compare by this, so that one changed well redraws alone. */
export function sameLook(one: WellLook, other: WellLook): boolean {
  return (
    one === other ||
    (one.state === other.state &&
      one.description === other.description &&
      one.lines.length === other.lines.length &&
      one.lines.every((line, at) => line === other.lines[at]))
  );
}
