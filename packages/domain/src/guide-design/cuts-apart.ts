import type { CutOfGuide } from './choose-apart.ts';

/**
 * Bases within which two cuts are as good as one: most repairs of a cut change fewer than thirty bases, so that a
 * variant or a first repair there keeps both guides from cutting.
 */
export const sameSite = 30;

/** The two nearest of some cuts. */
export interface NearestCuts<Guide extends CutOfGuide> {
  readonly one: Guide;
  readonly other: Guide;
  /** Bases between the two cuts. */
  readonly bases: number;
  /** They are as good as one. */
  readonly areOneSite: boolean;
}

/** The two cuts that lie nearest to each other (GC-14); null where no two of them can be compared. */
export function nearestCuts<Guide extends CutOfGuide>(cuts: readonly Guide[]): NearestCuts<Guide> | null {
  const sorted = cuts.toSorted(
    (one, other) => one.chromosome.localeCompare(other.chromosome) || one.at - other.at || one.number - other.number,
  );
  let nearest: NearestCuts<Guide> | null = null;
  for (const [at, other] of sorted.entries()) {
    const one = sorted[at - 1];
    if (one === undefined || one.chromosome !== other.chromosome) continue;
    const bases = other.at - one.at;
    if (nearest === null || bases < nearest.bases) nearest = { one, other, bases, areOneSite: bases < sameSite };
  }
  return nearest;
}
