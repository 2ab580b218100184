import { codingLength } from '@cutsite/domain/gene';
import { nearestCuts } from '@cutsite/domain/guide-design';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import type { AboutGene } from '../../../genes/about/about-genes.ts';
import { areInFirstHalf, exonsText } from '../../../genes/guides/cut-of-guide.ts';
import { type KnownGuide, nameOfGuide } from '../../../genes/guides/known-guides.ts';
import { type CutToDraw, cutsOf } from './cut-layout.ts';
import styles from './gene.module.css';

interface CutsApartNoteProps {
  readonly symbol: string;
  readonly about: AboutGene | undefined;
  /** Those that are chosen. */
  readonly guides: readonly KnownGuide[];
}

/** How far the chosen guides of a gene cut from each other: two that cut at one site are no independent evidence. */
export function CutsApartNote({ symbol, about, guides }: CutsApartNoteProps) {
  const cuts = cutsOf(guides, about);
  const nearest = nearestCuts(cuts);
  if (nearest === null) return null;
  const { one, other, bases, areOneSite } = nearest;
  return (
    <div role="status" className={styles.apart}>
      {areOneSite ? (
        <Notice tone="warnMinor">
          {nameOfGuide(one.guide)} and {nameOfGuide(other.guide)} cut{' '}
          {bases === 0 ? 'at the same place' : `${countText(bases, 'base')} apart`}: a variant there may stop both.
          Choose one that is farther away.
        </Notice>
      ) : (
        <Notice>
          The {countText(cuts.length, 'chosen guide')} of {symbol} cut at least {countText(bases, 'base')} apart
          {whereInGene(cuts, about)}.
        </Notice>
      )}
    </div>
  );
}

/** ", in exons 4, 5 and 6, all in the first half of the protein" */
function whereInGene(cuts: readonly CutToDraw[], about: AboutGene | undefined): string {
  const exons = exonsText(cuts);
  if (exons === '' || about?.coding == null) return '';
  return `, in ${exons}${areInFirstHalf(cuts, codingLength(about.coding)) ? ', all in the first half of the protein' : ''}`;
}
