import { isContentTypeName } from '@cutsite/content/type';
import { data, redirect } from 'react-router';
import { askedSearch } from '../../features/content-pages/search/asked-search.ts';
import { meantWords } from '../../features/content-pages/search/meant-words.ts';
import { SearchResults } from '../../features/content-pages/search/search-results.tsx';
import { findPages } from '../../islands/search/find-pages.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['q', 'type', 'page'] };

export const meta = () => [{ title: 'Search · Cutsite' }, { name: 'robots', content: 'noindex' }];

/** Of the pages of the program, so many are named before what is published. */
const maxPages = 6;

/** Everything published (promise N3). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { words, page, skip, limit } = askedSearch(searchParams);
  // From the head of a list; what is no type narrows nothing down.
  const asked = (searchParams.get('type') ?? '').split(',').filter(isContentTypeName);
  const types = asked.length === 0 ? null : asked;
  const { content, genes: findGenes } = context.get(pageData);
  const [hits, genes] =
    words === ''
      ? [[], []]
      : await Promise.all([
          content.search({ words, types, skip, limit }),
          // Lists look through their own entries.
          types === null ? findGenes(words) : [],
        ]);
  if (page > 1 && hits.length === 0) {
    searchParams.delete('page');
    return redirect(`/search?${searchParams}`);
  }
  // A page that the words find by its name is not listed once more for its text.
  const pages = types === null ? findPages(words).filter(({ href }) => !hits.some(({ url }) => url === href)) : [];
  const isFound = hits.length + genes.length + pages.length > 0;
  const meant = words === '' || isFound ? null : await meantWords(content, words, types ?? undefined);
  // What finds nothing is counted for editors each time, and genes change without a word to the pages: neither is kept.
  return data(
    { words, hits, page, genes, pages: pages.slice(0, maxPages), meant, types },
    words !== '' && (hits.length === 0 || genes.length > 0) ? { headers: { 'cache-control': 'no-store' } } : {},
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({
  loaderData: { words, hits, page, genes, pages, meant, types },
}: Route.ComponentProps) {
  return (
    <SearchResults
      title="Search"
      action="/search"
      label="What are you looking for?"
      words={words}
      hits={hits}
      page={page}
      genes={genes}
      pages={pages}
      meant={meant}
      {...(types === null ? {} : { within: types })}
    />
  );
}
