import { facet } from '@cutsite/content/entry';
import { data, redirect } from 'react-router';
import { HelpHome } from '../../features/content-pages/help/help-home.tsx';
import { pageMeta } from '../../features/content-pages/meta/entry-meta.ts';
import { askedSearch } from '../../features/content-pages/search/asked-search.ts';
import { meantWords } from '../../features/content-pages/search/meant-words.ts';
import { SearchResults } from '../../features/content-pages/search/search-results.tsx';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/help.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['q', 'page'] };

const all = { facets: [], order: 'title', skip: 0, limit: 100 } as const;
/** Articles that a shelf shows before "All". */
const onShelf = 5;
/** Articles under "Read most". */
const most = 5;
/** Words under "Often asked". */
const askedAtOnce = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const { words, page, skip, limit } = askedSearch(new URL(request.url).searchParams);
  if (words !== '') {
    const types = ['help_article'] as const;
    const hits = await content.search({ words, types, skip, limit });
    if (page > 1 && hits.length === 0) return redirect(`/help?q=${encodeURIComponent(words)}`);
    const meant = hits.length === 0 ? await meantWords(content, words, types) : null;
    // What finds nothing is counted for editors each time, so its page is not kept.
    const init = hits.length === 0 ? { headers: { 'cache-control': 'no-store' } } : {};
    return data({ origin, words, hits, page, meant, shelves: [], total: 0, mostRead: [], oftenAsked: [] }, init);
  }
  const { entries: categories } = await content.list({ ...all, types: ['help_category'] });
  const [mostRead, { total, entries: articles }, ...lists] = await Promise.all([
    content.mostRead(most),
    content.list({ ...all, types: ['help_article'], fields: ['asked_as'] }),
    ...categories.map(({ card }) =>
      content.list({
        ...all,
        types: ['help_article'],
        facets: [[facet('category', String(card['slug']))]],
        limit: onShelf,
      }),
    ),
  ]);
  const shelves = categories.map((category, at) => ({
    category,
    articles: lists[at]?.entries ?? [],
    total: lists[at]?.total ?? 0,
  }));
  const oftenAsked = articles.filter(({ card }) => typeof card['asked_as'] === 'string').slice(0, askedAtOnce);
  return data({ origin, words, hits: [], page, meant: null, shelves, total, mostRead, oftenAsked });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: 'Help',
    description: 'How to order guide RNA, libraries and edited cells, and the rules an order is checked by.',
    path: '/help',
    origin: loaderData?.origin ?? '',
  }),
];

export default function Help({ loaderData: { words, hits, page, meant, ...home } }: Route.ComponentProps) {
  if (words === '') return <HelpHome {...home} />;
  const label = 'A question, or a message you saw';
  return (
    <SearchResults title="Help" action="/help" label={label} words={words} hits={hits} page={page} meant={meant} />
  );
}
