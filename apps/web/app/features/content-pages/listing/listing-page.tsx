import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import type { ReactNode } from 'react';
import { CardGrid } from '../parts/card-grid.tsx';
import { type Crumb, PageHead } from '../parts/page-head.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './listing.module.css';
import type { FilterValue, LoadedListing } from './load-listing.ts';

export interface ListingPageProps {
  readonly listing: LoadedListing;
  readonly crumbs?: readonly Crumb[];
  /** Between the head and the list. */
  readonly children?: ReactNode;
}

/** A list with its filters as links, so that it works without a script and an address says what is chosen. */
export function ListingPage({ listing, crumbs = [], children }: ListingPageProps) {
  const { title, lead, filters, entries, total, clearHref, empty, page, pages, types } = listing;
  return (
    <>
      <PageHead title={title} summary={lead} crumbs={crumbs}>
        {filters.length > 0 ? (
          <SearchForm action="/search" label={`Search ${title.toLowerCase()}`} words="" types={types.join(',')} />
        ) : null}
      </PageHead>
      {children}
      <div className={`cs-page ${styles.listing}`}>
        {filters.length > 0 ? <Filters filters={filters} /> : null}
        <section aria-label={title}>
          <p className={styles.count}>
            <strong>{total === 1 ? '1 entry' : `${total} entries`}</strong>
            {pages > 1 ? <span>{`page ${page} of ${pages}`}</span> : null}
            {filters.length > 0 ? <FiltersButton filters={filters} /> : null}
          </p>
          <ChosenFilters listing={listing} />
          {entries.length > 0 ? (
            <CardGrid entries={entries} />
          ) : (
            <div className={styles.empty}>
              <p>{clearHref === null ? empty : 'Nothing has all of what is chosen.'}</p>
              {clearHref === null ? null : (
                <p className={styles.ways}>
                  <ButtonLink href={clearHref}>Clear the filters</ButtonLink>
                  <ButtonLink href="/search">Search all of the site</ButtonLink>
                </p>
              )}
            </div>
          )}
          <PageLinks listing={listing} />
        </section>
      </div>
    </>
  );
}

type ShownFilters = Pick<LoadedListing, 'filters'>;

const filtersId = 'filters';
/** Values of a filter before "more". */
const shownAtOnce = 5;

const chosenIn = ({ filters }: ShownFilters) =>
  filters.flatMap(({ title, values }) => values.filter(({ isChosen }) => isChosen).map((one) => ({ ...one, title })));

/** On a small screen the filters are a sheet: a native popover, which is simply there on a large one. */
function FiltersButton({ filters }: ShownFilters) {
  const chosen = chosenIn({ filters }).length;
  return (
    <button type="button" className={styles.filtersButton} popoverTarget={filtersId}>
      {chosen === 0 ? 'Filters' : `Filters, ${chosen} chosen`}
    </button>
  );
}

/** What is chosen, each as a link that takes it off. */
function ChosenFilters({ listing: { filters, clearHref } }: { readonly listing: LoadedListing }) {
  const chosen = chosenIn({ filters });
  if (chosen.length === 0 || clearHref === null) return null;
  return (
    <ul className={styles.chosen} aria-label="Chosen filters">
      {chosen.map(({ title, label, href }) => (
        <li key={`${title} ${label}`}>
          <a href={href} rel="nofollow" aria-label={`Take off ${title}: ${label}`}>
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

function Filters({ filters }: ShownFilters) {
  return (
    <nav aria-label="Filters" className={styles.filters} id={filtersId} popover="auto">
      <p className={styles.sheetHead}>
        <b>Filters</b>
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
    </nav>
  );
}

function FilterValues({ values }: { readonly values: readonly FilterValue[] }) {
  return (
    <ul>
      {values.map(({ value, label, count, isChosen, href }) => (
        <li key={value}>
          <a href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
            <span>{label}</span> <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PageLinks({ listing: { page, pages, pageLinks } }: { readonly listing: LoadedListing }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 ? <a href={pageLinks[page - 2]}>Previous</a> : null}
      {pageLinks.map((href, at) =>
        at + 1 === page ? (
          <span key={href} aria-current="page">
            {page}
          </span>
        ) : Math.abs(at + 1 - page) < 4 || at === 0 || at === pages - 1 ? (
          <a key={href} href={href}>
            {at + 1}
          </a>
        ) : null,
      )}
      {page < pages ? <a href={pageLinks[page]}>Next</a> : null}
    </nav>
  );
}
