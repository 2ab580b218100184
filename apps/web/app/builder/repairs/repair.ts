/** A change of one field of a row that answers what is wrong with it, or tidies it. */
export interface Repair {
  readonly kind: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** The faults that are gone afterwards; none for a tidy-up of what can be ordered as it is. */
  readonly answers: readonly string[];
  /** There is no second answer, so it may be made together with others of its kind. */
  readonly certain: boolean;
  /** There is a second answer, and one tick may choose this one for all rows of a list. */
  readonly tickable?: true;
}

/** One repair can uncover the next, as a trimmed scaffold does the PAM before it; this is deeper than they lie. */
const maxRounds = 8;

/**
 * Makes what is to be done, round by round, until nothing more is found. `work` gives the state after a round, or null.
 */
export function inRounds<State>(start: State, work: (now: State) => State | null): State {
  let now = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = work(now);
    if (next === null) break;
    now = next;
  }
  return now;
}
