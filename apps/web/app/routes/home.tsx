import { plainHome } from '@cutsite/content/block';
import { data } from 'react-router';
import { Blocks } from '../features/content-pages/blocks/block-view.tsx';
import { readEntryData, WithEntryData } from '../features/content-pages/entry/entry-data.tsx';
import { listsOfBlocks } from '../features/content-pages/entry/entry-lists.ts';
import { frameOfEntry } from '../features/content-pages/entry/frame-of-entry.ts';
import { EntryPage } from '../features/content-pages/entry/page-by-content-type.tsx';
import { entryMeta, pageMeta } from '../features/content-pages/meta/entry-meta.ts';
import { noPrices } from '../features/content-pages/prices/shown-prices.ts';
import { pageData } from '../platform/page-data.ts';
import type { PageHandle } from '../platform/page-handle.ts';
import type { Route } from './+types/home.ts';

export const handle: PageHandle = { hydrate: false, monoFont: true, navigation: 'colour', footer: 'standard' };

/**
 * The entry at `/`, or the blocks that stand there without one (CT-1). They also stand there while the content cannot
 * be read, for that visit alone: the first page of the store does not go away with its database (promise L3).
 */
export async function loader({ context }: Route.LoaderArgs) {
  const known = context.get(pageData);
  const { content, origin } = known;
  try {
    const found = await content.atUrl('/');
    if (found.kind !== 'entry') {
      return { origin, entry: null, lists: await listsOfBlocks(plainHome, content), prices: noPrices };
    }
    const { entry } = found;
    return { origin, entry, frame: frameOfEntry(entry), ...(await readEntryData(entry, known)) };
  } catch {
    return data({ origin, entry: null, lists: {}, prices: noPrices }, { headers: { 'cache-control': 'no-store' } });
  }
}

/** What the loader says of keeping the page. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { entry, origin } = loaderData;
  if (entry !== null) return [...entryMeta(entry, origin)];
  return [
    ...pageMeta({
      title: 'Guide RNA, gene libraries and edited cells',
      description: 'Order custom guide RNA. Every target is checked for PAM, T, length and name before it is made.',
      path: '/',
      origin,
    }),
  ];
};

export default function Home({ loaderData: { entry, lists, prices } }: Route.ComponentProps) {
  return (
    <WithEntryData lists={lists} prices={prices}>
      {entry === null ? <Blocks blocks={plainHome} /> : <EntryPage entry={entry} />}
    </WithEntryData>
  );
}
