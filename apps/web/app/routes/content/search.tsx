import { data } from 'react-router';
import { SearchResults } from '../../features/content-pages/search/search-results.tsx';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/search.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['q'] };

export const meta = () => [{ title: 'Search · Cutsite' }, { name: 'robots', content: 'noindex' }];

/** Everything published (promise N3). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim();
  const { content } = context.get(pageData);
  const hits = words === '' ? [] : await content.search({ words, types: null, skip: 0, limit: 24 });
  // What finds nothing is counted for editors each time, so its page is not kept.
  return data({ words, hits }, words !== '' && hits.length === 0 ? { headers: { 'cache-control': 'no-store' } } : {});
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({ loaderData: { words, hits } }: Route.ComponentProps) {
  return <SearchResults title="Search" action="/search" label="What are you looking for?" words={words} hits={hits} />;
}
