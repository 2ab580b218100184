import type { DnaSequence, GuideSite } from '@cutsite/domain/guide-design';
import { groupedDigits } from '@cutsite/domain/text';
import styles from './sequence.module.css';

interface SiteDrawingProps {
  readonly sequence: DnaSequence;
  /** Those of this sequence that are shown. */
  readonly sites: readonly GuideSite[];
  readonly picked: readonly GuideSite[];
}

const width = 1000;
const columns = 250;

/**
 * The sequence as a line with its sites: how many there are along it, those of its own strand above and of the other
 * below, and each picked one as a mark. A picture of what the table says.
 */
export function SiteDrawing({ sequence: { name, bases }, sites, picked }: SiteDrawingProps) {
  const scale = (base: number) => ((base - 1) / Math.max(1, bases.length)) * width;
  const counts = { '+': new Uint32Array(columns), '-': new Uint32Array(columns) };
  for (const { strand, start } of sites) {
    const column = Math.min(columns - 1, Math.floor(((start - 1) / bases.length) * columns));
    const own = counts[strand];
    own[column] = (own[column] ?? 0) + 1;
  }
  const most = Math.max(1, ...counts['+'], ...counts['-']);
  const bars = (strand: GuideSite['strand']) =>
    Array.from(counts[strand], (count, column) => {
      const height = (count / most) * 22;
      return count === 0
        ? ''
        : `M${(column + 0.5) * (width / columns)} ${strand === '+' ? 30 : 38}v${strand === '+' ? -height : height}`;
    }).join('');
  const length = groupedDigits(bases.length);
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`-4 0 ${width + 8} 68`}
        role="img"
        aria-label={`${sites.length} sites along ${name === '' ? 'the sequence' : name}, ${length} bases; ${picked.length} picked`}
        preserveAspectRatio="none"
      >
        <rect x="0" y="31" width={width} height="6" rx="2" data-part="line" />
        <path d={bars('+')} data-part="sites" />
        <path d={bars('-')} data-part="sites" />
        {picked.map(({ start, end, strand }) => (
          <rect
            key={`${start}${strand}`}
            x={scale(start)}
            y={strand === '+' ? 27 : 35}
            width={Math.max(4, scale(end) - scale(start))}
            height="6"
            rx="1"
            data-part="picked"
          />
        ))}
      </svg>
      <figcaption>
        <span>1</span>
        <span>{name === '' ? 'own strand above, other strand below' : name}</span>
        <span>{length}</span>
      </figcaption>
    </figure>
  );
}
