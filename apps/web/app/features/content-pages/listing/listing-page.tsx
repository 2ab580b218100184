import type { ReactNode } from 'react';
import { CardGrid } from '../parts/card-grid.tsx';
import { type Crumb, PageHead } from '../parts/page-head.tsx';
import styles from './listing.module.css';
import type { LoadedListing } from './load-listing.ts';

export interface ListingPageProps {
  readonly listing: LoadedListing;
  readonly crumbs?: readonly Crumb[];
  /** Between the head and the list. */
  readonly children?: ReactNode;
}

/** A list with its filters as links, so that it works without a script and an address says what is chosen. */
export function ListingPage({ listing, crumbs = [], children }: ListingPageProps) {
  const { title, lead, filters, entries, total, clearHref, empty, page, pages } = listing;
  return (
    <>
      <PageHead title={title} summary={lead} crumbs={crumbs} />
      {children}
      <div className={`cs-page ${styles.listing}`}>
        {filters.length > 0 ? <Filters filters={filters} /> : null}
        <section aria-label={title}>
          <p className={styles.count}>
            <strong>{total === 1 ? '1 entry' : `${total} entries`}</strong>
            {pages > 1 ? <span>{`page ${page} of ${pages}`}</span> : null}
            {clearHref === null ? null : <a href={clearHref}>Clear all filters</a>}
          </p>
          {entries.length > 0 ? (
            <CardGrid entries={entries} />
          ) : (
            <p className={styles.empty}>{clearHref === null ? empty : 'Nothing has all of what is chosen.'}</p>
          )}
          <PageLinks listing={listing} />
        </section>
      </div>
    </>
  );
}

function Filters({ filters }: Pick<LoadedListing, 'filters'>) {
  return (
    <nav aria-label="Filters" className={styles.filters}>
      {filters.map(({ name, title, values }) => (
        <div key={name}>
          <h2>{title}</h2>
          <ul>
            {values.map(({ value, label, count, isChosen, href }) => (
              <li key={value}>
                <a href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
                  <span>{label}</span> <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
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
