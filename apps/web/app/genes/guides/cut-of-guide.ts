import { type CutInGene, cutInGene } from '@cutsite/domain/gene';
import { cutBehind, scoreOfContext } from '@cutsite/domain/guide-design';
import { groupedDigits } from '@cutsite/domain/text';
import type { AboutGene } from '../about/about-genes.ts';
import type { KnownGuide } from './known-guides.ts';

/** Where a known guide cuts. */
export interface GuideCut {
  readonly chromosome: string;
  /** The base behind which it cuts. */
  readonly at: number;
  /** Null: what of the gene codes for protein is not known. */
  readonly inGene: CutInGene | null;
}

/** Null: its place is not known. */
export function cutOfGuide({ place, target }: KnownGuide, about: AboutGene | undefined): GuideCut | null {
  const at = place === null ? null : cutBehind(target, place);
  if (place === null || at === null) return null;
  return { chromosome: place.chromosome, at, inGene: inGeneOf(at, place.chromosome, about) };
}

function inGeneOf(at: number, chromosome: string, about: AboutGene | undefined): CutInGene | null {
  const { coding = null, place = null } = about ?? {};
  return coding === null || place?.chromosome !== chromosome ? null : cutInGene(at, coding, place.strand);
}

/** "exon 5, codon 159", or "12 bases outside exon 5". */
export function inGeneText({ exon, codon, outside }: CutInGene): string {
  if (codon !== null) return `exon ${exon}, codon ${codon}`;
  return `${outside === 1 ? '1 base' : `${groupedDigits(outside)} bases`} outside exon ${exon}`;
}

/** "exons 4, 5 and 6" of cuts that lie in some; "" of none. */
export function exonsText(cuts: readonly { readonly inGene: CutInGene | null }[]): string {
  const numbers = cuts.flatMap(({ inGene }) => (inGene === null || inGene.codon === null ? [] : [inGene.exon]));
  const exons = [...new Set(numbers)].toSorted((one, other) => one - other);
  const last = exons.at(-1);
  if (last === undefined) return '';
  return exons.length === 1 ? `exon ${last}` : `exons ${exons.slice(0, -1).join(', ')} and ${last}`;
}

/** Whether all of these cut in the first half of the protein, where a shift of the frame leaves least of it. */
export function areInFirstHalf(cuts: readonly { readonly inGene: CutInGene | null }[], codingBases: number): boolean {
  return cuts.every(({ inGene }) => inGene !== null && inGene.codon !== null && inGene.before * 2 <= codingBases);
}

/**
 * Rule Set 1 of a known guide (GC-17); null: the collection does not hold the bases around it, or a process of the
 * release before has answered, which knows nothing of them.
 */
export const ruleSet1Of = ({ context }: Partial<Pick<KnownGuide, 'context'>>): number | null =>
  context == null ? null : scoreOfContext('ruleSet1', context);
