import type { CutOfGuide } from './choose-apart.ts';
import { sameSite } from './cuts-apart.ts';

/** A guide by its cut and its score. */
export interface ScoredCut extends CutOfGuide {
  /** Null: not scored. */
  readonly score: number | null;
}

/** Bases between two cuts that are as good as independent: more than one repair changes, and seldom one exon. */
const farEnough = 100;

/**
 * The guides with the best scores whose cuts lie apart (GC-17): by score, each at least 100 bases from those before it;
 * where so many are not to be had, further ones at least 30 bases from all, which is more than most repairs change.
 * Fewer than asked for, rather than two at one site. Guides without a score come last, on another chromosome than the
 * first one's not at all. In the order of their cuts.
 */
export function chooseBestApart<Guide extends ScoredCut>(guides: readonly Guide[], count: number): readonly Guide[] {
  const best = guides
    .filter(({ chromosome }) => chromosome === guides[0]?.chromosome)
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1) || one.number - other.number);
  const chosen: Guide[] = [];
  for (const distance of [farEnough, sameSite]) {
    for (const guide of best) {
      if (chosen.length >= count) break;
      if (chosen.every(({ at }) => Math.abs(guide.at - at) >= distance)) chosen.push(guide);
    }
  }
  return chosen.toSorted((one, other) => one.at - other.at);
}
