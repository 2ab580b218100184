import {
  everySite,
  publishedScores,
  type SiteFilter,
  type SiteOrder,
  scoreNames,
  siteOrders,
} from '@cutsite/domain/guide-design';
import { Button } from '@cutsite/ui/button';
import styles from './sequence.module.css';

export const orderTexts: Readonly<Record<SiteOrder, string>> = {
  place: 'by place',
  ruleSet1: `by ${publishedScores.ruleSet1.label}`,
  crisprScan: `by ${publishedScores.crisprScan.label}`,
  gc: 'by GC, nearest 50 % first',
  stem: 'by stem, shortest first',
};

interface SiteFiltersProps {
  /** Only for an editor that has scores. */
  readonly hasScores: boolean;
  readonly filter: SiteFilter;
  readonly order: SiteOrder;
  readonly onFilter: (filter: SiteFilter) => void;
  readonly onOrder: (order: SiteOrder) => void;
}

const defaultGc = { min: 40, max: 70 } as const;
const defaultStem = 3;

/** What sites are shown, and in which order. */
export function SiteFilters({ hasScores, filter, order, onFilter, onOrder }: SiteFiltersProps) {
  const box = (label: string, checked: boolean, change: Partial<SiteFilter>) => (
    <label>
      <input type="checkbox" checked={checked} onChange={() => onFilter({ ...filter, ...change })} /> {label}
    </label>
  );
  const isScore = (one: SiteOrder) => scoreNames.some((name) => name === one);
  return (
    <div className={styles.filters} role="group" aria-label="Which sites are shown">
      <label>
        Strand{' '}
        <select
          className="cs-select"
          value={filter.strand ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, strand: value === '+' || value === '-' ? value : null })
          }
        >
          <option value="">both</option>
          <option value="+">+</option>
          <option value="-">−</option>
        </select>
      </label>
      {box(`GC ${defaultGc.min} to ${defaultGc.max} %`, filter.gc !== null, {
        gc: filter.gc === null ? defaultGc : null,
      })}
      {box(`Stem of ${defaultStem} at most`, filter.maxStem !== null, {
        maxStem: filter.maxStem === null ? defaultStem : null,
      })}
      {box('No TTTT', filter.withoutPolyT, { withoutPolyT: !filter.withoutPolyT })}
      {box('No restriction site', filter.withoutEnzymes, { withoutEnzymes: !filter.withoutEnzymes })}
      {hasScores
        ? box('Rule Set 1 of 0.5 or more', filter.minScore !== null, {
            minScore: filter.minScore === null ? { name: 'ruleSet1', least: 0.5 } : null,
          })
        : null}
      <Button size="small" variant="quiet" onClick={() => onFilter(everySite)}>
        Show all
      </Button>
      <label className={styles.order}>
        Order{' '}
        <select
          className="cs-select"
          value={order}
          onChange={({ currentTarget }) => onOrder(siteOrders[currentTarget.selectedIndex] ?? 'place')}
        >
          {siteOrders.map((siteOrder) => (
            <option key={siteOrder} value={siteOrder} disabled={isScore(siteOrder) && !hasScores}>
              {orderTexts[siteOrder]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
