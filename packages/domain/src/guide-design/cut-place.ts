import type { GenomePlace } from '../gene/index.ts';
import { type Nuclease, targetSite } from '../guide-rna/index.ts';

/**
 * The base of the chromosome, from 1, behind which a guide cuts: the cut falls between it and the next one. Null where
 * the editor's cut is not certain, or the place is not as long as the target.
 */
export function cutBehind(target: string, place: GenomePlace, editor: Nuclease = 'SpCas9'): number | null {
  const site = targetSite(target.replaceAll('T', 'U'), editor);
  if (site === null || place.end - place.start + 1 !== target.length) return null;
  return place.strand === '+' ? place.start + site.cutAfter - 1 : place.end - site.cutAfter;
}
