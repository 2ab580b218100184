import { type ContentTypeName, contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import { groupedDigits } from '@cutsite/domain/text';
import type { ContentHit } from '../../../platform/content/content-source.ts';
import type { FoundGene } from '../../../platform/page-data.ts';
import { PageHead } from '../parts/page-head.tsx';
import { FoundGenes } from './found-genes.tsx';
import styles from './search.module.css';
import { SearchForm } from './search-form.tsx';

export interface SearchResultsProps {
  readonly title: string;
  readonly action: string;
  readonly label: string;
  readonly words: string;
  readonly hits: readonly ContentHit[];
  /** Genes that are called so. */
  readonly genes?: readonly FoundGene[];
  /** Types that were looked through; undefined: all. */
  readonly within?: readonly ContentTypeName[];
}

/** What was found, the best first, with the words that were looked for marked. */
export function SearchResults({ title, action, label, words, hits, genes = [], within }: SearchResultsProps) {
  const total = hits[0]?.total ?? 0;
  return (
    <>
      <PageHead title={title}>
        <SearchForm action={action} label={label} words={words} types={within?.join(',')} />
      </PageHead>
      <section className={`cs-page ${styles.results}`} aria-label="Results">
        {words === '' ? null : (
          <p className={styles.count}>
            {total > 0
              ? `${groupedDigits(total + genes.length)} for “${words}”`
              : genes.length > 0
                ? `No page has “${words}”.`
                : `Nothing found for “${words}”. Try fewer words, or others.`}
          </p>
        )}
        <FoundGenes genes={genes} />
        {within === undefined || words === '' ? null : (
          <p>
            Looked for in {within.map((type) => contentTypeOf(type).plural.toLowerCase()).join(' and ')}.{' '}
            <a href={`/search?q=${encodeURIComponent(words)}`}>Look everywhere</a>
          </p>
        )}
        {words !== '' && total === 0 && genes.length === 0 ? (
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
