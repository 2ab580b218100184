import { countText } from '@cutsite/domain/text';
import { ButtonLink } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import styles from './listing.module.css';
import type { LoadedListing } from './load-listing.ts';

/** A list with nothing in it: it keeps the words, and says what would help. */
export function NothingFound({ listing }: { readonly listing: LoadedListing }) {
  const { nothing, empty, words, noun, clearHref, path } = listing;
  if (nothing === null) return <p className={styles.empty}>{empty}</p>;
  const { meant, withoutFilters } = nothing;
  const everywhere = words === '' ? '/search' : `/search?q=${encodeURIComponent(words)}`;
  return (
    <div className={styles.empty}>
      <Icon name="search" size={28} />
      <h2>{words === '' ? `No ${noun[0]} matches all filters` : `No ${noun[0]} for “${words}”`}</h2>
      <p>
        {meant === null ? null : (
          <>
            Did you mean <a href={meant.href}>{meant.words}</a>?{' '}
          </>
        )}
        {clearHref !== null && withoutFilters > 0
          ? `${countText(withoutFilters, 'result')} without your filters.`
          : null}
        {meant === null && (clearHref === null || withoutFilters === 0)
          ? words === ''
            ? 'Remove some of them.'
            : 'Try fewer words, or others.'
          : null}
      </p>
      <p className={styles.ways}>
        {clearHref === null ? (
          <ButtonLink href={path}>{`Show all ${noun[1]}`}</ButtonLink>
        ) : (
          <ButtonLink href={clearHref}>Clear the filters</ButtonLink>
        )}
        <ButtonLink href={everywhere}>Search all of the site</ButtonLink>
      </p>
    </div>
  );
}
