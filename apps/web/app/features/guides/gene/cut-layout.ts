import type { CodingSequence } from '@cutsite/domain/gene';
import type { AboutGene } from '../../../genes/about/about-genes.ts';
import { cutOfGuide, type GuideCut } from '../../../genes/guides/cut-of-guide.ts';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';

/** A known guide whose cut is known. */
export interface CutToDraw extends GuideCut {
  readonly guide: KnownGuide;
  readonly number: number;
}

/** The cuts of guides on the chromosome of the first one that has a place; empty where no place is known. */
export function cutsOf(guides: readonly KnownGuide[], about?: AboutGene): readonly CutToDraw[] {
  const cuts = guides.flatMap((guide): CutToDraw[] => {
    const cut = cutOfGuide(guide, about);
    return cut === null ? [] : [{ ...cut, guide, number: guide.number }];
  });
  return cuts.filter(({ chromosome }) => chromosome === cuts[0]?.chromosome);
}

/** The stretch of a chromosome that a line shows; both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The stretch that has all cuts, with some room at either end; null: they are one place, or none. */
export function stretchOf(cuts: readonly CutToDraw[]): Stretch | null {
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

/** An exon on the line of a coding sequence, in coding bases: introns are left out. */
export interface DrawnExon extends Stretch {
  readonly number: number;
}

/** The exons one behind the other, as they are read. */
export function drawnExons({ exons }: CodingSequence): readonly DrawnExon[] {
  let to = 0;
  return exons.map(({ number, start, end }) => {
    const from = to;
    to += end - start + 1;
    return { number, from, to };
  });
}

/** "exons 2 to 11", "exon 1" */
export function exonSpan({ exons }: CodingSequence): string {
  const numbers = exons.map(({ number }) => number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? `exon ${first}` : `exons ${first} to ${last}`;
}
