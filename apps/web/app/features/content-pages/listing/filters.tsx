import { countText } from '@cutsite/domain/text';
import { buttonClass } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import styles from './filters.module.css';
import type { FilterValue, LoadedListing } from './load-listing.ts';

interface OfListing {
  readonly listing: LoadedListing;
}

const filtersId = 'filters';
/** Values of a filter before "more". */
const shownAtOnce = 5;

const chosenIn = ({ filters }: LoadedListing) =>
  filters.flatMap(({ title, values }) => values.filter(({ isChosen }) => isChosen).map((one) => ({ ...one, title })));

/** On a small screen the filters are a sheet: a native popover, which is simply there on a large one. */
export function FiltersButton({ listing }: OfListing) {
  const chosen = chosenIn(listing).length;
  return (
    <button type="button" className={styles.filtersButton} popoverTarget={filtersId}>
      {chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`}
    </button>
  );
}

/** What is chosen, each as a link that takes it off. */
export function ChosenFilters({ listing }: OfListing) {
  const { clearHref } = listing;
  const chosen = chosenIn(listing);
  if (chosen.length === 0 || clearHref === null) return null;
  return (
    <ul className={styles.chosen} aria-label="Chosen filters">
      {chosen.map(({ title, label, href }) => (
        <li key={`${title} ${label}`}>
          <a href={href} rel="nofollow" aria-label={`Remove ${title}: ${label}`}>
            {title}: {label} <Icon name="close" size={12} />
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} data-clear>
          Clear all
        </a>
      </li>
    </ul>
  );
}

/** The filters of a list; on a phone a sheet, whose button says what it will show. */
export function Filters({ listing }: OfListing) {
  const { filters, total, noun, clearHref } = listing;
  return (
    <nav aria-label="Filters" className={styles.filters} id={filtersId} popover="auto" data-part="filters">
      <p className={styles.sheetHead}>
        <b>Filters</b>
        {clearHref === null ? null : (
          <a href={clearHref} data-clear>
            Clear all
          </a>
        )}
        <button type="button" popoverTarget={filtersId} popoverTargetAction="hide" aria-label="Close the filters">
          <Icon name="close" />
        </button>
      </p>
      {filters.map(({ name, title, values }) => {
        const more = values.slice(shownAtOnce);
        return (
          <div key={name}>
            <h2>{title}</h2>
            <FilterValues values={values.slice(0, shownAtOnce)} />
            {more.length === 0 ? null : (
              <details open={more.some(({ isChosen }) => isChosen)}>
                <summary>{more.length} more</summary>
                <FilterValues values={more} />
              </details>
            )}
          </div>
        );
      })}
      <p className={styles.sheetEnd}>
        <button
          type="button"
          className={buttonClass({ variant: 'primary', size: 'roomy', block: true })}
          popoverTarget={filtersId}
          popoverTargetAction="hide"
        >
          {total === 0 ? `Show no ${noun[0]}` : `Show ${countText(total, ...noun)}`}
        </button>
      </p>
    </nav>
  );
}

/** A value that would show nothing is no link, and stays where it is. */
function FilterValues({ values }: { readonly values: readonly FilterValue[] }) {
  return (
    <ul>
      {values.map(({ value, label, count, isChosen, href }) => (
        <li key={value}>
          {count === 0 && !isChosen ? (
            <span data-none>
              <span>{label}</span> <span>0</span>
            </span>
          ) : (
            <a href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
              <span>{label}</span> <span>{count}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
