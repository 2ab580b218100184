import { nearestCuts } from '@cutsite/domain/guide-design';
import { Notice } from '@cutsite/ui/notice';
import { figured } from '../../../builder/words/count-words.ts';
import { type KnownGuide, nameOfGuide } from '../../../genes/guides/known-guides.ts';
import { cutsOf } from './cut-layout.ts';
import styles from './gene.module.css';

interface CutsApartNoteProps {
  readonly symbol: string;
  /** Those that are chosen. */
  readonly guides: readonly KnownGuide[];
}

/** How far the chosen guides of a gene cut from each other: two that cut at one site are no independent evidence. */
export function CutsApartNote({ symbol, guides }: CutsApartNoteProps) {
  const cuts = cutsOf(guides);
  const nearest = nearestCuts(cuts);
  if (nearest === null) return null;
  const { one, other, bases, areOneSite } = nearest;
  return (
    <div role="status" className={styles.apart}>
      {areOneSite ? (
        <Notice tone="warnMinor">
          {nameOfGuide(one.guide)} and {nameOfGuide(other.guide)} cut{' '}
          {bases === 0 ? 'at the same place' : `${figured(bases, 'base')} apart`}: a variant there may stop both. Choose
          one that is farther away.
        </Notice>
      ) : (
        <Notice>
          The {figured(cuts.length, 'chosen guide')} of {symbol} cut at least {figured(bases, 'base')} apart.
        </Notice>
      )}
    </div>
  );
}
