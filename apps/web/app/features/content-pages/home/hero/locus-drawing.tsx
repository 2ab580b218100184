import styles from './locus-drawing.module.css';

/** The guide in the drawing: a TP53 target of SpCas9, with what follows it in the genome. */
const drawnGuide = 'CCAUUGUUCAAUAUCGUCCG';
/** The genome around it: the target strand's neighbour as DNA, then the PAM. */
const drawnPam = 'GGG';
/** SpCas9 cuts three nucleotides before the PAM. */
const cutBeforePam = 3;

const complements: Record<string, string> = { A: 'T', C: 'G', G: 'C', T: 'A', U: 'A' };

/** The base that pairs with this one on a DNA strand. */
function complementOf(base: string): string {
  return complements[base] ?? base;
}

/** Geometry of the drawing, in its own units. */
const FIRST_BASE = 202;
const PITCH = 40;
const x = (at: number) => FIRST_BASE + at * PITCH;
const guideEnd = drawnGuide.length;
const siteEnd = guideEnd + drawnPam.length;
const cutX = x(guideEnd - cutBeforePam) - PITCH / 2;

/** How many dots stand for the genome on each side, fading outwards. */
const LEFT_DOTS = 4;
const RIGHT_DOTS = 9;
const ROWS = { bottom: 128, top: 176 } as const;

const bonds = [...drawnGuide].map((_, at) => `M${x(at)} 92v18`).join('');

interface BasesProps {
  readonly y: number;
  readonly bases: string;
  readonly look: string | undefined;
  /** Where the first base stands. */
  readonly first?: number;
}

/** One text with a place for each letter: an element for each would cost every rendering of the page a millisecond. */
function Bases({ y, bases, look, first = 0 }: BasesProps) {
  return (
    <text x={[...bases].map((_, at) => x(first + at)).join(' ')} y={y} className={look}>
      {bases}
    </text>
  );
}

/** The dots of each side that fade alike: lines without length, whose round ends are drawn. */
const dots = Array.from({ length: RIGHT_DOTS }, (_, at) => ({
  fade: (0.55 - at * 0.06).toFixed(2),
  d: [...(at < LEFT_DOTS ? [x(0) - 66 - at * PITCH] : []), x(siteEnd) + at * PITCH]
    .flatMap((cx) => Object.values(ROWS).map((cy) => `M${cx} ${cy}h0`))
    .join(''),
}));

/** The guide on its target: what is ordered, where it cuts, and the PAM, which is not part of the order. */
export function LocusDrawing() {
  const dna = drawnGuide.replaceAll('U', 'T');
  return (
    <svg
      viewBox="0 -10 1400 246"
      className={styles.locus}
      role="img"
      aria-label={`A TP53 guide, ${drawnGuide}, on its target. The PAM ${drawnPam} follows; the cut falls three nucleotides before it.`}
    >
      <g className={styles.dots}>
        {dots.map(({ fade, d }) => (
          <path key={fade} d={d} opacity={fade} />
        ))}
      </g>
      <Bases y={78} bases={drawnGuide} look={styles.guide} />
      <path d={bonds} className={styles.bond} />
      <Bases y={136} bases={[...dna, ...drawnPam].map(complementOf).join('')} look={styles.strand} />
      <Bases y={184} bases={dna} look={styles.strand} />
      <Bases y={184} bases={drawnPam} look={styles.pam} first={guideEnd} />
      <rect x={x(guideEnd) - 18} y="157" width="116" height="38" rx="5" className={styles.pamBox} />
      <text x={x(guideEnd + 1)} y="222" className={styles.pamWord}>
        PAM, not part of the order
      </text>
      <path d={`M${cutX} 106V204`} className={styles.cut} />
      <path d={`M${cutX} 198l8 13h-16z`} className={styles.cutTip} />
      <text x={cutX - 14} y="222" className={styles.cutWord}>
        cut, 3 nt before the PAM
      </text>
      <g transform={`translate(${x(guideEnd) - 16} 72) scale(1.55) translate(0 -74)`} className={styles.scaffold}>
        <path d="M0 74h13c6 0 8-4 8-9V49c0-5-4-7-4-12a9 9 0 0118 0c0 5-4 7-4 12v14c0 4 2 6 5 6s5-2 5-6V55c0-4-3-5-3-9a6.5 6.5 0 0113 0c0 4-3 5-3 9v8c0 4 2 6 5 6s5-2 5-6V57c0-4-3-5-3-9a6 6 0 0112 0c0 4-3 5-3 9v10c0 5-3 8-8 8" />
        <path d="M21.5 65h9M21.5 60.5h9M21.5 56h9M21.5 51.5h9M41.5 62h6M41.5 57.5h6" opacity=".5" />
      </g>
      <text x="1124" y="62" className={styles.scaffoldWord}>
        80-nt scaffold
      </text>
      <g className={styles.ends}>
        <text x="166" y="77">
          5′
        </text>
        <text x="166" y="133">
          3′
        </text>
        <text x="166" y="181">
          5′
        </text>
        <text x="192" y="40" className={styles.title}>
          Guide for TP53, as ordered
        </text>
      </g>
    </svg>
  );
}
