import { countText } from '@cutsite/domain/text';
import type { ReactNode } from 'react';
import { CardGrid } from '../parts/card-grid.tsx';
import { type Crumb, PageHead } from '../parts/page-head.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { Player } from '../player/player.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { EpisodeList } from './episode-list.tsx';
import { EventList } from './event-list.tsx';
import { ChosenFilters, Filters, FiltersButton } from './filters.tsx';
import styles from './listing.module.css';
import type { LoadedListing } from './load-listing.ts';
import { NothingFound } from './nothing-found.tsx';
import { PaperList } from './paper-list.tsx';

export interface ListingPageProps {
  readonly listing: LoadedListing;
  readonly crumbs?: readonly Crumb[];
  /** Between the head and the list. */
  readonly children?: ReactNode;
}

/**
 * A list with its filters as links, so that it works without a script and an address says what is chosen. A script
 * fills the parts anew in place of the whole page (islands/listing).
 */
export function ListingPage({ listing, crumbs = [], children }: ListingPageProps) {
  const { title, lead, filters, entries, path, words, kept, all, noun, view } = listing;
  return (
    <>
      <PageHead title={title} summary={lead} crumbs={crumbs}>
        {filters.length > 0 ? (
          <SearchForm action={path} label={`Search ${countText(all, ...noun)}`} words={words} kept={kept} />
        ) : null}
      </PageHead>
      {children}
      <div className={`cs-page ${styles.listing}`} data-island="listing">
        {filters.length > 0 ? <Filters listing={listing} /> : null}
        <section aria-label={title} data-part="results">
          <ResultsHead listing={listing} />
          <ChosenFilters listing={listing} />
          {entries.length > 0 ? <Entries listing={listing} /> : <NothingFound listing={listing} />}
          <PageLinks {...listing} />
        </section>
        <p role="status" className="cs-visually-hidden" data-said />
        {view === 'episodes' && entries.length > 0 ? <Player /> : null}
      </div>
    </>
  );
}

/** How many there are, in which order, and on a phone the way to the filters. */
function ResultsHead({ listing }: { readonly listing: LoadedListing }) {
  const { total, all, orders, words, noun, upcoming, clearHref } = listing;
  const isNarrowed = words !== '' || clearHref !== null;
  return (
    <div className={styles.head}>
      <p className={styles.count} data-count>
        <strong>{countText(total, ...listing.noun)}</strong>
        <span>
          {words === '' ? null : `for “${words}” `}
          {isNarrowed && all !== total ? `of ${all} in all` : null}
          {upcoming !== null && !isNarrowed && total > 0 ? `${upcoming} to come, ${total - upcoming} past` : null}
        </span>
      </p>
      {listing.filters.length > 0 ? <FiltersButton listing={listing} /> : null}
      {orders.length > 1 && total > 1 ? (
        <details className={styles.orders}>
          <summary>
            <span>Order</span> {orders.find(({ isChosen }) => isChosen)?.label}
          </summary>
          <ul aria-label={`Order of the ${noun[1]}`}>
            {orders.map(({ label, href, isChosen }) => (
              <li key={label}>
                <a href={href} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function Entries({ listing }: { readonly listing: LoadedListing }) {
  const { view, entries, order, path, filters, seatsTaken } = listing;
  switch (view) {
    case 'events':
      return <EventList events={entries} seatsTaken={seatsTaken} isInParts={order === 'upcoming'} />;
    case 'episodes':
      return <EpisodeList episodes={entries} />;
    case 'papers': {
      const years = filters.find(({ name }) => name === 'year')?.values ?? [];
      const ofYear = new Map(years.map(({ value, count }) => [value, count]));
      return <PaperList path={path} papers={entries} ofYear={ofYear} isByYear={order !== 'title'} />;
    }
    case 'cards':
      return <CardGrid entries={entries} />;
    default:
      return view satisfies never;
  }
}
