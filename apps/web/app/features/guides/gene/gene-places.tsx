import styles from '../page/guides.module.css';
import { type KnownGuide, nameOfGuide } from './known-guides.ts';

interface GenePlacesProps {
  readonly symbol: string;
  readonly guides: readonly KnownGuide[];
  readonly isTicked: (guide: KnownGuide) => boolean;
}

type PlacedGuide = KnownGuide & { readonly place: NonNullable<KnownGuide['place']> };

const width = 1000;
/** So much of the line is kept free at either end. */
const margin = 40;

/**
 * Where the guides of a gene lie along its chromosome: those of the forward strand above the line, of the other below,
 * ticked ones filled. A picture of what the table says; nothing where fewer than two places are known.
 */
export function GenePlaces({ symbol, guides, isTicked }: GenePlacesProps) {
  const all = guides.filter((guide): guide is PlacedGuide => guide.place !== null);
  const chromosome = all[0]?.place.chromosome;
  const placed = all.filter(({ place }) => place.chromosome === chromosome);
  if (placed.length < 2) return null;
  const from = Math.min(...placed.map(({ place }) => place.start));
  const to = Math.max(...placed.map(({ place }) => place.end));
  const at = (base: number) => margin + ((base - from) / (to - from)) * (width - 2 * margin);
  const [first, last] = [from, to].map((base) => base.toLocaleString('en-US'));
  return (
    <figure className={styles.places}>
      <svg
        viewBox={`0 0 ${width} 44`}
        role="img"
        aria-label={`Where ${placed.length} guides of ${symbol} lie on ${chromosome}, from base ${first} to ${last}`}
        preserveAspectRatio="none"
      >
        <rect x="0" y="20" width={width} height="4" rx="2" data-part="line" />
        {placed.map((guide) => (
          <rect
            key={guide.target}
            x={at(guide.place.start) - 4}
            y={guide.place.strand === '+' ? 4 : 26}
            width="9"
            height="14"
            rx="2"
            data-part="guide"
            data-ticked={isTicked(guide) || undefined}
          >
            <title>{nameOfGuide(guide)}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{`${chromosome}:${first}`}</span>
        <span>+ strand above, − strand below</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}
