import { lowRuleSet1 } from '@cutsite/domain/guide-design';
import { groupedDigits } from '@cutsite/domain/text';
import { Pill } from '@cutsite/ui/pill';
import { SequenceText } from '@cutsite/ui/sequence-text';
import type { GuideCut } from '../../../genes/guides/cut-of-guide.ts';
import { type KnownGuide, nameOfGuide } from '../../../genes/guides/known-guides.ts';
import styles from '../page/guide-table.module.css';
import { ScoreCell } from '../page/score-cell.tsx';

interface GuideRowProps {
  readonly guide: KnownGuide;
  /** Null: its place is not known; undefined: no place of this gene is. */
  readonly cut: GuideCut | null | undefined;
  /** Whether exons are known of this gene. */
  readonly hasExons: boolean;
  /** Null: not scored; undefined: no guide of this gene is. */
  readonly score: number | null | undefined;
  /** How wide the line above it is that says that the guides from here on are not scored; null: none. */
  readonly divider: number | null;
  readonly well: string | null;
  readonly isTicked: boolean;
  readonly isPointed: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onPoint: (target: string | null) => void;
}

/** A known guide: where it cuts, its score, and what else it hits (mock-up 15). */
export function GuideRow(props: GuideRowProps) {
  const { guide, cut, hasExons, score, divider, well, isTicked, isPointed, onTick, onPoint } = props;
  const name = nameOfGuide(guide);
  const { place, also_hits: others } = guide;
  const inGene = cut?.inGene ?? null;
  return (
    <>
      {divider === null ? null : (
        <tr className={styles.divider}>
          <td colSpan={divider}>Not scored</td>
        </tr>
      )}
      <tr
        data-ticked={isTicked || undefined}
        data-pointed={isPointed || undefined}
        onPointerEnter={() => onPoint(guide.target)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(guide.target)}
        onBlur={() => onPoint(null)}
      >
        <td>
          <input
            type="checkbox"
            aria-label={name}
            checked={isTicked}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        </td>
        <td>{name}</td>
        <td>
          <SequenceText text={guide.target} alphabet="ACGT" wrap />{' '}
          {guide.pam === null ? null : <code className={styles.pam}>{guide.pam}</code>}
        </td>
        {hasExons ? <td data-label="Exon">{exonText(inGene)}</td> : null}
        {cut === undefined ? null : (
          <>
            <td data-label="Strand">{place === null ? '' : place.strand === '+' ? '+' : '−'}</td>
            <td data-label="Cuts after">
              {inGene?.codon == null ? null : <span className={styles.codon}>codon {inGene.codon}</span>}
              <span className={styles.figure}>{cut === null ? 'not known' : groupedDigits(cut.at)}</span>
            </td>
          </>
        )}
        {score === undefined ? null : <ScoreCell name="ruleSet1" value={score} />}
        <td data-label="Other genes">{others.length === 0 ? 'none' : others.map((hit) => hit.gene_name).join(', ')}</td>
        <td>
          {well === null ? null : <Pill>{`on the plate, ${well}`}</Pill>}
          {score == null || score > lowRuleSet1 ? null : (
            <Pill tone="warnMinor" icon="warning">
              low score
            </Pill>
          )}
        </td>
      </tr>
    </>
  );
}

/** "5", or how far from the nearest exon. */
function exonText(inGene: GuideCut['inGene']): string {
  if (inGene === null) return '';
  return inGene.codon === null ? `${groupedDigits(inGene.outside)} nt outside exon ${inGene.exon}` : `${inGene.exon}`;
}
