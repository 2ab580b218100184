import type { ShownBlockOf } from '@cutsite/content/block';
import { cellLibraryLimits } from '@cutsite/domain/cell-library';
import { expressLimits } from '@cutsite/domain/express-knockout';
import { geneGenomes } from '@cutsite/domain/gene';
import { yieldOptionsFor } from '@cutsite/domain/guide-rna';
import { knockoutAmounts } from '@cutsite/domain/knockout-cells';
import artStyles from './art.module.css';
import { PlateArt } from './plate-art.tsx';
import styles from './product-cards.module.css';

const products = [
  {
    href: '/order/guide-rna',
    Art: PlateArt,
    title: 'Guide RNA in plates',
    text: '24 to 96 guides a plate, each in the well you choose. Paste rows from a spreadsheet or drop a CSV file.',
    facts: `96 wells, ${amounts('plate')} each`,
  },
  {
    href: '/order/guide-rna/tubes',
    Art: TubesArt,
    title: 'Guide RNA in tubes',
    text: 'One guide or twenty. Choose editor, amount and modifications for each tube, or write your own pattern.',
    facts: `5 to 119 nt, ${amounts('tube')} each`,
  },
  {
    href: '/order/gene-library',
    Art: LibraryArt,
    title: 'Gene libraries',
    text: 'Guides for the genes you list, a gene to a well. Paste symbols, old names or Ensembl ids.',
    facts: `${Object.values(geneGenomes)
      .map(({ label }) => label.slice(0, label.indexOf(',')))
      .join(' or ')}, plates of 96 or 384 wells`,
  },
  {
    href: '/order/engineered-cell-library',
    Art: RackArt,
    title: 'Engineered cell libraries',
    text: 'Pools of knockout cells for the genes you list, in racks with their controls, in a line of your choice.',
    facts: `${cellLibraryLimits.pools.min} to ${cellLibraryLimits.pools.max} pools, on dry ice`,
  },
  {
    href: '/order/express-knockout',
    Art: PoolArt,
    title: 'Express knockout',
    text: 'Knockout pools from your own guide sequences. Each is looked up: it must cut one gene, and no essential one.',
    facts: `Up to ${expressLimits.poolsPerProject} pools, one to three guides each`,
  },
  {
    href: '/order/gene-knockout',
    Art: CloneArt,
    title: 'Gene knockout cells, pools and clones',
    text: 'Name a gene and a cell line, ours or your own, and see at once whether it can be made.',
    facts: `By the amount, ${Math.min(...knockoutAmounts)} to ${Math.max(...knockoutAmounts)} nmol; as a pool; as a clone`,
  },
] as const;

/** "1.5 to 10 nmol", from the options table, so that the page can't promise what the builder doesn't offer. */
function amounts(format: 'plate' | 'tube'): string {
  const all = yieldOptionsFor(format).map(({ nmol }) => nmol);
  return `${Math.min(...all)} to ${Math.max(...all)} nmol`;
}

/** What can be ordered today. */
export function ProductCards({ block }: { readonly block: ShownBlockOf<'product_range'> }) {
  return (
    <section className="cs-page" aria-label={block.heading}>
      <h2 className={styles.title}>{block.heading}</h2>
      <ul className={styles.cards}>
        {products.map(({ href, Art, title, text, facts }) => (
          <li key={href}>
            <a className={`cs-card ${styles.card}`} href={href}>
              <span className={styles.art}>
                <Art />
              </span>
              <span>
                <h3>{title}</h3>
                <p>{text}</p>
                <span className={styles.facts}>{facts}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const filledColumns = 9;

const columnsDrawn = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `M${(from + at) * 10 + 6} 25a3 3 0 016 0v71a3 3 0 01-6 0z`).join('');

const drawnColumns = [
  { look: artStyles.brand, d: columnsDrawn(0, filledColumns) },
  { look: artStyles.empty, d: columnsDrawn(filledColumns, 12) },
];

/** Three plates, filled column by column. Decorative. */
function LibraryArt() {
  return (
    <svg className={artStyles.plate} viewBox="0 0 148 106" aria-hidden="true">
      {[16, 8, 0].map((back) => (
        <path
          key={back}
          className={artStyles.chassis}
          transform={`translate(${back} ${16 - back})`}
          d="M9 1h117a3 3 0 0 1 3 3v82a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V9z"
        />
      ))}
      {drawnColumns.map(({ look, d }) => (
        <path key={d} className={look} d={d} />
      ))}
    </svg>
  );
}

/** Which tubes of the drawn rack are controls. */
const drawnControls = new Set([0, 10, 15, 21, 28, 35, 41, 46]);

const tubeLooks = [artStyles.violet, artStyles.brand, artStyles.empty];
const lookOf = (at: number) => (drawnControls.has(at) ? artStyles.violet : at < 38 ? artStyles.brand : artStyles.empty);

/** One path for all tubes that look alike. */
const drawnTubes = tubeLooks.map((look) => ({
  look,
  d: Array.from({ length: 48 }, (_, at) => at)
    .filter((at) => lookOf(at) === look)
    .map((at) => `M${(at % 8) * 16 + 13} ${Math.floor(at / 8) * 14 + 19}a5 5 0 1010 0 5 5 0 10-10 0`)
    .join(''),
}));

/** A rack of tubes, controls among them. Decorative. */
function RackArt() {
  return (
    <svg className={artStyles.plate} viewBox="0 0 148 106" aria-hidden="true">
      <path
        className={artStyles.chassis}
        d="M9 8h130a3 3 0 0 1 3 3v84a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z"
      />
      {drawnTubes.map(({ look, d }) => (
        <path key={d} className={look} d={d} />
      ))}
    </svg>
  );
}

/** How full each of the four tubes is drawn, by the height of its surface. */
const tubes = [
  { x: 14, surface: 52, look: artStyles.brand },
  { x: 51, surface: 46, look: artStyles.brandDeep },
  { x: 88, surface: 40, look: artStyles.violet },
  { x: 125, surface: 34, look: artStyles.brand },
] as const;

/** Four tubes. Decorative. */
function TubesArt() {
  return (
    <svg viewBox="0 0 168 112" width="168" height="112" aria-hidden="true">
      {tubes.map(({ x, surface, look }) => (
        <g key={x} transform={`translate(${x} 12)`}>
          <path className={artStyles.glass} d="M3 13h22v42c0 14-5 27-11 31-6-4-11-17-11-31z" />
          <path
            className={look}
            d={`M3.8 ${surface}h20.4v${55 - surface}c0 14-4.5 26-10.2 30-5.7-4-10.2-16-10.2-30z`}
          />
          <rect className={artStyles.cap} width="28" height="13" rx="3" />
        </g>
      ))}
    </svg>
  );
}

const colonies: readonly (readonly [number, number])[] = [
  [60, 34],
  [84, 30],
  [74, 52],
  [52, 60],
  [92, 66],
  [70, 76],
];

/** A dish with many colonies. Decorative. */
function PoolArt() {
  return (
    <svg className={artStyles.plate} viewBox="0 0 148 106" aria-hidden="true">
      <circle className={artStyles.chassis} cx={74} cy={53} r={50} />
      {colonies.map(([x, y]) => (
        <circle key={x} className={artStyles.brand} cx={x} cy={y} r={7} />
      ))}
    </svg>
  );
}

/** A dish with one colony. Decorative. */
function CloneArt() {
  return (
    <svg className={artStyles.plate} viewBox="0 0 148 106" aria-hidden="true">
      <circle className={artStyles.chassis} cx={74} cy={53} r={50} />
      <circle className={artStyles.brand} cx={74} cy={53} r={18} />
    </svg>
  );
}
