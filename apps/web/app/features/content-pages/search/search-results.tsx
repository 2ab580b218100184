import { type ContentTypeName, contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { countText } from '@cutsite/domain/text';
import type { ContentHit } from '../../../platform/content/content-source.ts';
import type { FoundGene } from '../../../platform/page-data.ts';
import { PageHead } from '../parts/page-head.tsx';
import { PageLinks } from '../parts/page-links.tsx';
import { hitsOnPage } from './asked-search.ts';
import { FoundGenes } from './found-genes.tsx';
import { type FoundPage, FoundPages } from './found-pages.tsx';
import styles from './search.module.css';
import { SearchForm } from './search-form.tsx';

export interface SearchResultsProps {
  readonly title: string;
  readonly action: string;
  readonly label: string;
  readonly words: string;
  readonly hits: readonly ContentHit[];
  /** From 1. */
  readonly page: number;
  /** Genes that are called so. */
  readonly genes?: readonly FoundGene[];
  /** Products and pages of the program that are called so. */
  readonly pages?: readonly FoundPage[];
  /** Where nothing is found: words near these, which find something. */
  readonly meant?: string | null;
  /** Types that were looked through; undefined: all. */
  readonly within?: readonly ContentTypeName[];
}

/** What was found, the best first, with the words that were looked for marked. */
export function SearchResults({
  title,
  action,
  label,
  words,
  hits,
  page,
  genes = [],
  pages = [],
  meant = null,
  within,
}: SearchResultsProps) {
  const inTexts = hits[0]?.total ?? 0;
  const total = inTexts + genes.length + pages.length;
  const narrowed = within === undefined ? '' : `&type=${within.join(',')}`;
  const addressOf = (number: number): string =>
    `${action}?q=${encodeURIComponent(words)}${narrowed}${number === 1 ? '' : `&page=${number}`}`;
  const pageLinks = Array.from({ length: Math.ceil(inTexts / hitsOnPage) }, (_, index) => addressOf(index + 1));
  return (
    <>
      <PageHead title={title}>
        <SearchForm action={action} label={label} words={words} types={within?.join(',')} />
      </PageHead>
      <section className={`cs-page ${styles.results}`} aria-label="Results">
        {words === '' ? null : (
          <p className={styles.count}>
            {total > 0
              ? `${countText(total, 'result')} for “${words}”`
              : `Nothing found for “${words}”.${meant === null ? ' Try fewer words, or others.' : ''}`}
            {meant === null ? null : (
              <span>
                Did you mean <a href={`${action}?q=${encodeURIComponent(meant)}`}>{meant}</a>?
              </span>
            )}
          </p>
        )}
        {page > 1 ? null : (
          <>
            <FoundGenes genes={genes} />
            <FoundPages pages={pages} />
          </>
        )}
        {within === undefined || words === '' ? null : (
          <p>
            Looked for in {within.map((type) => contentTypeOf(type).plural.toLowerCase()).join(' and ')}.{' '}
            <a href={`/search?q=${encodeURIComponent(words)}`}>Look everywhere</a>
          </p>
        )}
        {words !== '' && total === 0 ? (
          <p>
            <a href="/help">Look through the help</a>, or <a href="/contact">ask us</a>. Genes are found under{' '}
            <a href="/guides">guides for a gene</a>.
          </p>
        ) : null}
        <ol className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <p className={styles.kind}>{isContentTypeName(hit.type) ? contentTypeOf(hit.type).label : null}</p>
              <h2>
                <a href={hit.url}>{hit.title}</a>
              </h2>
              <p>
                <Snippet text={hit.snippet} />
              </p>
            </li>
          ))}
        </ol>
        <PageLinks page={page} pageLinks={pageLinks} pageSize={hitsOnPage} total={inTexts} />
      </section>
    </>
  );
}

/** Words between the two marks are those that were found. */
function Snippet({ text }: { readonly text: string }) {
  return text.split('\u0001').map((part, at) => {
    const [found = '', rest] = part.split('\u0002');
    if (at === 0 || rest === undefined) return part;
    return (
      <span key={at}>
        <mark>{found}</mark>
        {rest}
      </span>
    );
  });
}
