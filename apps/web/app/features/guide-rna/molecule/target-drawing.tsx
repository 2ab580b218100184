import { type GuideRnaSettings, scaffoldOf, type TargetSite } from '@cutsite/domain/guide-rna';
import { Scaffold } from './scaffold-drawing.tsx';
import styles from './target-drawing.module.css';

interface TargetDrawingProps {
  readonly target: string;
  /** The target with `m` and `*` where it is modified. */
  readonly made: string;
  readonly site: TargetSite;
  readonly settings: GuideRnaSettings;
}

const pitch = 12;
const firstBase = 34;
const x = (at: number) => firstBase + at * pitch;
const rows = { mark: 22, guide: 35, bar: 38, bond: 48, below: 65, above: 83, count: 99, words: 109 } as const;

/** The guide on the two strands of its target: its chemistry, the seed, the PAM and the cut. */
export function TargetDrawing({ target, made, site, settings }: TargetDrawingProps) {
  const { pam, cutAfter, seedFrom } = site;
  const { length } = target;
  const scaffold = scaffoldOf(settings.nuclease);
  const cut = x(cutAfter) - pitch / 2;
  const marks = marksOf(made);
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 -14 ${x(length + pam.length) + 36} 126`}
        role="img"
        aria-label={`The guide on its target: ${pam} follows after base ${length}, the cut falls after base ${cutAfter}, ${length - cutAfter} before the PAM.`}
      >
        <rect
          className={styles.seed}
          x={x(seedFrom) - 6}
          y="23.5"
          width={(length - seedFrom) * pitch}
          height="16"
          rx="3"
        />
        {[54, 72].map((y) => (
          <rect
            key={y}
            className={styles.locus}
            x={x(0) - 8}
            y={y}
            width={(length + pam.length) * pitch + 4}
            height="15"
            rx="3"
          />
        ))}
        {[...target].map((base, at) => (
          <Base key={at} at={at} base={base} site={site} mark={marks[at]} />
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
        <rect className={styles.pamBox} x={x(length) - 7} y="71" width={pam.length * pitch + 2} height="17" rx="2" />
        <path className={styles.cut} d={`M${cut} 52V90`} />
        <path className={styles.notch} d={`M${cut} 89l4 6h-8z`} />
        <text x={cut} y={rows.words} className={styles.cutWord}>
          cut
        </text>
        <text x={x(length + 1)} y={rows.words} className={styles.pamWord}>
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
          <Scaffold x={x(length - 1) + 6} y={31} words={`${scaffold.lengths.join(' or ')}-nt scaffold`} />
        )}
      </svg>
      <figcaption>
        Shaded: the {length - seedFrom} bases next to the PAM. N is any base: the PAM is in the genome and not part of
        the order.
      </figcaption>
    </figure>
  );
}

interface BaseProps {
  readonly at: number;
  readonly base: string;
  readonly site: TargetSite;
  readonly mark: Mark | undefined;
}

/** A base of the guide with its chemistry, and the two strands under it. */
function Base({ at, base, site, mark }: BaseProps) {
  return (
    <g>
      {mark?.methyl === true ? (
        <>
          <text x={x(at)} y={rows.mark} className={styles.methyl}>
            m
          </text>
          <path d={`M${x(at) - 4} ${rows.bar}h8`} className={styles.methylBar} />
        </>
      ) : null}
      <text x={x(at)} y={rows.guide} className={styles.guide} data-base={base}>
        {base}
      </text>
      {mark?.bond === true ? (
        <text x={x(at) + pitch / 2} y={rows.bond + 4} className={styles.bond}>
          *
        </text>
      ) : null}
      <path d={`M${x(at)} 43v7`} className={styles.pair} />
      <text x={x(at)} y={rows.below} className={styles.strand}>
        {site.complement[at]}
      </text>
      <text x={x(at)} y={rows.above} className={styles.strand}>
        {site.strand[at]}
      </text>
    </g>
  );
}

interface Mark {
  readonly methyl: boolean;
  readonly bond: boolean;
}

/** One for each base of `mC*mC*A`. */
const marksOf = (made: string): readonly Mark[] =>
  [...made.matchAll(/(m?)[ACGU](\*?)/g)].map(([, methyl, bond]) => ({ methyl: methyl !== '', bond: bond !== '' }));

/** The places that are numbered: the first and every fifth, but not under the word at the cut. */
const counted = (cutAfter: number): readonly number[] =>
  [1, 5, 10, 15, 20, 25, 30].filter((place) => place < cutAfter - 1);
