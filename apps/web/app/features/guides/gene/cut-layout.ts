import { cutBehind } from '@cutsite/domain/guide-design';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';

/** A known guide whose cut is known. */
export interface GuideCut {
  readonly guide: KnownGuide;
  readonly chromosome: string;
  readonly at: number;
  readonly number: number;
}

/** The cuts of guides on the chromosome of the first one that has a place; empty where no place is known. */
export function cutsOf(guides: readonly KnownGuide[]): readonly GuideCut[] {
  const cuts = guides.flatMap((guide): GuideCut[] => {
    const { place, target, number } = guide;
    const at = place === null ? null : cutBehind(target, place);
    return place === null || at === null ? [] : [{ guide, chromosome: place.chromosome, at, number }];
  });
  return cuts.filter(({ chromosome }) => chromosome === cuts[0]?.chromosome);
}

/** The stretch of a chromosome that a line shows; both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretch that has all cuts, with some room at either end; null: they are one place, or none. */
export function stretchOf(cuts: readonly GuideCut[]): Stretch | null {
  const places = cuts.map(({ at }) => at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (cuts.length < 2 || first === last) return null;
  const room = Math.max(1, Math.round((last - first) * 0.04));
  return { from: first - room, to: last + room };
}

/**
 * The level of each mark above a line so that none covers another: the lowest that has room. `xs` from left to right.
 */
export function levelsOf(xs: readonly number[], width: number): readonly number[] {
  const ends: number[] = [];
  return xs.map((x) => {
    const free = ends.findIndex((end) => end + width <= x);
    const level = free === -1 ? ends.length : free;
    ends[level] = x;
    return level;
  });
}
