import type { GenomePlace } from '@cutsite/domain/gene';
import { groupedDigits } from '@cutsite/domain/text';
import { type Stretch, stretchOf } from './cut-layout.ts';
import { type CutLineProps, CutMarks, CutNotches, layOutMarks, margin, width } from './cut-marks.tsx';

interface ChromosomeLineProps extends CutLineProps {
  /** Null: the catalogue does not say where the gene lies. */
  readonly place: GenomePlace | null;
}

const figure = (base: number): string => groupedDigits(base);
const scaleOf = ({ from, to }: Stretch) => {
  return (base: number) => margin + ((base - from) / (to - from)) * (width - 2 * margin);
};

/** The stretch of the chromosome that has all cuts, to scale, and below it where that stretch lies in the gene. */
export function ChromosomeLine(props: ChromosomeLineProps) {
  const { symbol, place, cuts, isTicked, isOnPlate, pointed, onPoint } = props;
  const sorted = cuts.toSorted((one, other) => one.at - other.at);
  const chromosome = sorted[0]?.chromosome ?? '';
  const whole: Stretch | null =
    place !== null && place.chromosome === chromosome ? { from: place.start, to: place.end } : null;
  const near = stretchOf(sorted);
  const shown = near ?? whole;
  if (shown === null) return null;
  const scale = scaleOf(shown);
  const marks = sorted.map(({ guide, number, at }) => ({
    target: guide.target,
    number,
    x: scale(at),
    title: `Guide ${number}, ${guide.place?.strand === '+' ? '+' : '−'} strand, cuts after ${chromosome}:${figure(at)}`,
    isTicked: isTicked(guide),
    isOnPlate: isOnPlate(guide),
    isBeside: false,
  }));
  const { levels, line } = layOutMarks(marks);
  return (
    <svg
      viewBox={`0 0 ${width} ${line + (near === null || whole === null ? 34 : 74)}`}
      role="img"
      aria-label={`Where ${sorted.length} guides of ${symbol} cut ${chromosome}, from base ${figure(sorted[0]?.at ?? 0)} to ${figure(sorted.at(-1)?.at ?? 0)}`}
    >
      <CutMarks marks={marks} levels={levels} line={line} pointed={pointed} onPoint={onPoint} />
      <rect x="2" y={line - 5} width={width - 4} height="10" rx="3" data-part="line" />
      <CutNotches marks={marks} line={line} />
      <text x="2" y={line + 26} data-part="end">{`${chromosome}:${figure(shown.from)}`}</text>
      <text x={width / 2} y={line + 26} data-part="middle">
        {near === null ? `the whole gene, ${basesOf(shown)}` : `the stretch with the cuts, ${basesOf(shown)}, to scale`}
      </text>
      <text x={width - 2} y={line + 26} data-part="last">
        {figure(shown.to)}
      </text>
      {near === null || whole === null || place === null ? null : (
        <Whole whole={whole} near={near} y={line + 44} strand={place.strand} />
      )}
    </svg>
  );
}

const basesOf = ({ from, to }: Stretch): string => `${figure(to - from + 1)} bases`;

/** The gene in full, with the stretch of the line above it. */
function Whole(props: {
  readonly whole: Stretch;
  readonly near: Stretch;
  readonly y: number;
  readonly strand: GenomePlace['strand'];
}) {
  const { whole, near, y, strand } = props;
  const both = { from: Math.min(whole.from, near.from), to: Math.max(whole.to, near.to) };
  const scale = scaleOf(both);
  const [from, to] = [scale(near.from), scale(near.to)];
  return (
    <>
      <rect
        x={scale(whole.from)}
        y={y - 2}
        width={scale(whole.to) - scale(whole.from)}
        height="4"
        rx="2"
        data-part="line"
      />
      <rect x={from} y={y - 4} width={Math.max(4, to - from)} height="8" rx="2" data-part="stretch" />
      <text x={width / 2} y={y + 22} data-part="middle">
        {`where that lies in the gene: ${basesOf(whole)}, ${strand === '+' ? '+ strand, read from left to right' : '− strand, read from right to left'}`}
      </text>
    </>
  );
}
