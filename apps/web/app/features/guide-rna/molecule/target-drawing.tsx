import { type GuideRnaSettings, scaffoldOf, targetSite } from '@cutsite/domain/guide-rna';
import styles from './target-drawing.module.css';

interface TargetDrawingProps {
  readonly target: string;
  readonly settings: GuideRnaSettings;
}

const pitch = 12;
const firstBase = 34;
const x = (at: number) => firstBase + at * pitch;
const rows = { guide: 26, pairs: 32, below: 52, above: 70, count: 88 } as const;

/** The guide on the two strands of its target with the PAM and the cut; nothing where the cut is not certain. */
export function TargetDrawing({ target, settings }: TargetDrawingProps) {
  const site = settings.modifications === 'User-Defined' ? null : targetSite(target, settings.nuclease);
  if (site === null) return null;
  const { strand, complement, pam, cutAfter } = site;
  const length = strand.length;
  const scaffold = scaffoldOf(settings.nuclease);
  const cut = x(cutAfter) - pitch / 2;
  const width = x(length + pam.length) + 70;
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${width} 108`}
        role="img"
        aria-label={`The guide on its target: ${pam} follows after base ${length}, the cut falls after base ${cutAfter}, ${length - cutAfter} before the PAM.`}
      >
        <rect
          className={styles.locus}
          x={x(0) - 8}
          y="40"
          width={(length + pam.length) * pitch + 4}
          height="36"
          rx="3"
        />
        {[...target].map((base, at) => (
          <g key={at}>
            <text x={x(at)} y={rows.guide} className={styles.guide} data-base={base}>
              {base}
            </text>
            <path d={`M${x(at)} ${rows.pairs}v6`} className={styles.pair} />
            <text x={x(at)} y={rows.below} className={styles.strand}>
              {complement[at]}
            </text>
            <text x={x(at)} y={rows.above} className={styles.strand}>
              {strand[at]}
            </text>
          </g>
        ))}
        {[...pam].map((base, at) => (
          <g key={at}>
            <text x={x(length + at)} y={rows.below} className={styles.strand}>
              {base === 'G' ? 'C' : base}
            </text>
            <text x={x(length + at)} y={rows.above} className={styles.pam}>
              {base}
            </text>
          </g>
        ))}
        <rect className={styles.pamBox} x={x(length) - 7} y="58" width={pam.length * pitch + 2} height="16" rx="2" />
        <path className={styles.cut} d={`M${cut} 40V80`} />
        <text x={cut} y="96" className={styles.cutWord}>
          cut
        </text>
        <text x={x(length + 1)} y="96" className={styles.pamWord}>
          PAM
        </text>
        {counted(cutAfter).map((place) => (
          <text key={place} x={x(place - 1)} y={rows.count} className={styles.count}>
            {place}
          </text>
        ))}
        <g className={styles.ends}>
          <text x="12" y={rows.guide}>
            5′
          </text>
          <text x="12" y={rows.below}>
            3′
          </text>
          <text x="12" y={rows.above}>
            5′
          </text>
        </g>
        {scaffold === null ? null : (
          <>
            <path className={styles.scaffold} d={`M${x(length) - 4} 22h4c8 0 4 -14 12 -14h8`} />
            <text x={x(length) + 24} y="12" className={styles.scaffoldWord}>
              {scaffold.lengths.join(' or ')}-nt scaffold
            </text>
          </>
        )}
      </svg>
      <figcaption>N is any base. The PAM is in the genome and not part of the order.</figcaption>
    </figure>
  );
}

/** The places that are numbered: the first and every fifth, but not under the word at the cut. */
const counted = (cutAfter: number): readonly number[] =>
  [1, 5, 10, 15, 20, 25, 30].filter((place) => place < cutAfter - 1);
