import type { ContentCard } from '../../../platform/content/content-source.ts';
import listing from '../listing/listing.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './help-home.module.css';

export interface HelpShelf {
  readonly category: ContentCard;
  readonly articles: readonly ContentCard[];
  readonly total: number;
}

/** The help: a search, and a shelf for each category (CT-10, CT-29). */
export function HelpHome({ shelves, total }: { readonly shelves: readonly HelpShelf[]; readonly total: number }) {
  return (
    <>
      <PageHead title="Find an answer" summary={total === 1 ? '1 article.' : `${total} articles.`}>
        <SearchForm action="/help" label="A question, or a message you saw" words="" />
      </PageHead>
      <div className={`cs-page ${styles.shelves}`}>
        {shelves.map(({ category, articles, total: all }) => (
          <section key={category.id} className={`cs-card ${styles.shelf}`}>
            <h2>{category.url === null ? category.title : <a href={category.url}>{category.title}</a>}</h2>
            <ul>
              {articles.map(({ id, title, url }) => (
                <li key={id}>{url === null ? title : <a href={url}>{title}</a>}</li>
              ))}
            </ul>
            {all > articles.length && category.url !== null ? <a href={category.url}>{`All ${all}`}</a> : null}
          </section>
        ))}
      </div>
      {shelves.length === 0 ? (
        <p className={`cs-page ${listing.empty}`}>
          There are no articles yet. <a href="/api/docs">The documentation of the API</a> lists every call.
        </p>
      ) : null}
    </>
  );
}
