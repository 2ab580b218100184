import { isContentTypeName } from '@cutsite/content/type';
import { data } from 'react-router';
import { SearchResults } from '../../features/content-pages/search/search-results.tsx';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['q', 'type'] };

export const meta = () => [{ title: 'Search · Cutsite' }, { name: 'robots', content: 'noindex' }];

/** Everything published (promise N3). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('q') ?? '').trim();
  // From the head of a list; what is no type narrows nothing down.
  const asked = (searchParams.get('type') ?? '').split(',').filter(isContentTypeName);
  const types = asked.length === 0 ? null : asked;
  const { content, genes: findGenes } = context.get(pageData);
  const [hits, genes] =
    words === ''
      ? [[], []]
      : await Promise.all([
          content.search({ words, types, skip: 0, limit: 24 }),
          // Lists look through their own entries.
          types === null ? findGenes(words) : [],
        ]);
  // What finds nothing is counted for editors each time, and genes change without a word to the pages: neither is kept.
  return data(
    { words, hits, genes, types },
    words !== '' && (hits.length === 0 || genes.length > 0) ? { headers: { 'cache-control': 'no-store' } } : {},
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({ loaderData: { words, hits, genes, types } }: Route.ComponentProps) {
  return (
    <SearchResults
      title="Search"
      action="/search"
      label="What are you looking for?"
      words={words}
      hits={hits}
      genes={genes}
      {...(types === null ? {} : { within: types })}
    />
  );
}
