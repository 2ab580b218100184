import type { AboutGene } from '../../../genes/about/about-genes.ts';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';
import { ChromosomeLine } from './chromosome-line.tsx';
import { CodingLine } from './coding-line.tsx';
import { cutsOf } from './cut-layout.ts';
import type { CutLineProps } from './cut-marks.tsx';
import styles from './gene-cuts.module.css';

interface GeneCutsProps extends Omit<CutLineProps, 'cuts'> {
  /** Undefined: not there yet, or not to be had. */
  readonly about: AboutGene | undefined;
  readonly guides: readonly KnownGuide[];
}

/**
 * Where the guides of a gene cut, a picture of what the table says (mock-up 15): on its coding sequence, exons to
 * scale, where the catalogue has it (GC-16); else on the stretch of the chromosome that has all cuts, with where that
 * lies in the gene (GC-7).
 */
export function GeneCuts({ symbol, about, guides, isTicked, isOnPlate, pointed, onPoint }: GeneCutsProps) {
  const cuts = cutsOf(guides, about);
  if (cuts.length === 0) return null;
  const { coding = null, place = null } = about ?? {};
  const isInGene = coding !== null && cuts.every(({ inGene }) => inGene !== null);
  const missing = guides.length - cuts.length;
  const lines = { symbol, cuts, isTicked, isOnPlate, pointed, onPoint };
  return (
    <figure className={styles.cuts}>
      {/* What is wider than a phone scrolls by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label={`Drawing of ${symbol}`}>
        {isInGene ? <CodingLine coding={coding} {...lines} /> : <ChromosomeLine place={place} {...lines} />}
      </div>
      <figcaption>
        {missing === 0 ? '' : `${missing} more without a known place. `}Filled: chosen. Dashed: on the plate already.
        {isInGene ? '' : ' Exons are not drawn: the collection does not hold those of this gene.'}
        {isInGene && cuts.some(({ inGene }) => inGene?.codon === null)
          ? ' A dotted stem: the cut lies outside of the coding exons, beside the nearest one.'
          : ''}
      </figcaption>
    </figure>
  );
}
