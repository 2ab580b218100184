import type { GenomePlace } from './catalogue-records.ts';

/** The part of an exon that codes for protein. Bases are counted from 1, both ends included. */
export interface CodingExon {
  /** Its number in the transcript: exons in front of the first codon count too, so it may begin with 2. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** What of a gene codes for its protein, in one transcript; on the gene's chromosome and strand. */
export interface CodingSequence {
  /** `ENST00000269305`, or a name of another collection: `NM_000546.6`. */
  readonly transcript: string;
  /** In the order in which the gene is read: from high places to low ones on the minus strand. */
  readonly exons: readonly CodingExon[];
}

/** Where a cut falls in a coding sequence (GC-16). */
export interface CutInGene {
  /** Coding bases in front of the cut, from 0 to the length of the coding sequence. */
  readonly before: number;
  /** The exon that is cut, or the nearest one. */
  readonly exon: number;
  /** The codon that holds the first coding base behind the cut, from 1; null where no exon is cut. */
  readonly codon: number | null;
  /** Bases between the cut and the nearest coding base; 0 where an exon is cut. */
  readonly outside: number;
}

const basesOf = ({ start, end }: CodingExon): number => end - start + 1;

/** Bases that code for protein, in all. */
export const codingLength = ({ exons }: CodingSequence): number => exons.reduce((sum, exon) => sum + basesOf(exon), 0);

/**
 * Where a cut falls (GC-16). A cut at the very edge of an exon counts as in it: what is repaired there changes it.
 *
 * @param cut the base of the chromosome behind which the cut falls, as cutBehind gives it
 * @returns null for a coding sequence without exons
 */
export function cutInGene(cut: number, { exons }: CodingSequence, strand: GenomePlace['strand']): CutInGene | null {
  let passed = 0;
  let nearest: CutInGene | null = null;
  for (const exon of exons) {
    const length = basesOf(exon);
    // Bases of this exon in front of the cut; below 0 or above its length the cut lies outside of it.
    const own = strand === '+' ? cut - exon.start + 1 : exon.end - cut;
    const outside = own < 0 ? -own : Math.max(0, own - length);
    if (nearest === null || outside < nearest.outside) {
      const before = passed + Math.min(Math.max(own, 0), length);
      nearest = { before, exon: exon.number, codon: outside > 0 ? null : Math.floor(before / 3) + 1, outside };
    }
    passed += length;
  }
  if (nearest === null || nearest.codon === null) return nearest;
  // Behind the last base there is no further codon.
  return { ...nearest, codon: Math.min(nearest.codon, Math.max(1, Math.ceil(passed / 3))) };
}
