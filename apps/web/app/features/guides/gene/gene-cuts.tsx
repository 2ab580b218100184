import type { GenomePlace } from '@cutsite/domain/gene';
import type { KnownGuide } from '../../../genes/guides/known-guides.ts';
import { cutsOf, levelsOf, type Stretch, stretchOf } from './cut-layout.ts';
import styles from './gene-cuts.module.css';

interface GeneCutsProps {
  readonly symbol: string;
  /** Null: the catalogue does not say where the gene lies. */
  readonly place: GenomePlace | null;
  readonly guides: readonly KnownGuide[];
  readonly isTicked: (guide: KnownGuide) => boolean;
  readonly isOnPlate: (guide: KnownGuide) => boolean;
}

const width = 960;
const margin = 14;
const radius = 9.5;

const figure = (base: number): string => base.toLocaleString('en-US');
const scaleOf = ({ from, to }: Stretch) => {
  return (base: number) => margin + ((base - from) / (to - from)) * (width - 2 * margin);
};

/**
 * Where the guides of a gene cut its chromosome: the stretch of all known cuts to scale, and below it where that
 * stretch lies in the gene. A picture of what the table says. Exons are not drawn: the catalogue has none.
 */
export function GeneCuts({ symbol, place, guides, isTicked, isOnPlate }: GeneCutsProps) {
  const cuts = cutsOf(guides).toSorted((one, other) => one.at - other.at);
  const chromosome = cuts[0]?.chromosome;
  if (chromosome === undefined) return null;
  const whole: Stretch | null =
    place !== null && place.chromosome === chromosome ? { from: place.start, to: place.end } : null;
  const near = stretchOf(cuts);
  const shown = near ?? whole;
  if (shown === null) return null;
  const scale = scaleOf(shown);
  const xs = cuts.map(({ at }) => scale(at));
  const levels = levelsOf(xs, 2 * radius + 2);
  const top = (Math.max(...levels) + 1) * 22;
  const line = top + 12;
  const missing = guides.length - cuts.length;
  return (
    <figure className={styles.cuts}>
      {/* What is wider than a phone scrolls by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="group" aria-label={`Drawing of ${symbol}`}>
        <svg
          viewBox={`0 0 ${width} ${line + (near === null || whole === null ? 34 : 74)}`}
          role="img"
          aria-label={`Where ${cuts.length} guides of ${symbol} cut ${chromosome}, from base ${figure(cuts[0]?.at ?? 0)} to ${figure(cuts.at(-1)?.at ?? 0)}`}
        >
          {cuts.map(({ guide, number, at }, index) => {
            const [x, y] = [xs[index] ?? 0, top - (levels[index] ?? 0) * 22 - radius];
            const look = { 'data-ticked': isTicked(guide) || undefined, 'data-there': isOnPlate(guide) || undefined };
            return (
              <g key={guide.target} {...look}>
                <title>{`Guide ${number}, ${guide.place?.strand === '+' ? '+' : '−'} strand, cuts behind ${chromosome}:${figure(at)}`}</title>
                <path d={`M${x} ${y + radius}V${line + 9}`} />
                <circle cx={x} cy={y} r={radius} />
                <text x={x} y={y + 4}>
                  {number}
                </text>
              </g>
            );
          })}
          <rect x="2" y={line - 5} width={width - 4} height="10" rx="3" data-part="line" />
          {cuts.map(({ guide }, index) => (
            <path
              key={guide.target}
              d={`M${xs[index] ?? 0} ${line - 8}v16`}
              data-part="cut"
              data-ticked={isTicked(guide) || undefined}
            />
          ))}
          <text x="2" y={line + 26} data-part="end">{`${chromosome}:${figure(shown.from)}`}</text>
          <text x={width / 2} y={line + 26} data-part="middle">
            {near === null
              ? `the whole gene, ${basesOf(shown)}`
              : `the stretch with the cuts, ${basesOf(shown)}, to scale`}
          </text>
          <text x={width - 2} y={line + 26} data-part="last">
            {figure(shown.to)}
          </text>
          {near === null || whole === null || place === null ? null : (
            <Whole whole={whole} near={near} y={line + 44} strand={place.strand} />
          )}
        </svg>
      </div>
      <figcaption>
        {missing === 0 ? '' : `${missing} more without a known place. `}Filled: chosen. Dashed: on the plate already.
        Exons are not drawn: the collection does not hold them.
      </figcaption>
    </figure>
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
