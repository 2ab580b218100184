import { MarkedBlocks } from '../../features/content-pages/blocks/block-view.tsx';
import { readEntryData, WithEntryData } from '../../features/content-pages/entry/entry-data.tsx';
import { frameOfEntry } from '../../features/content-pages/entry/frame-of-entry.ts';
import { EntryPage } from '../../features/content-pages/entry/page-by-content-type.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/preview.ts';

export const handle: PageHandle = { hydrate: false };

/** A draft as its page will be. The page server has made sure that it is asked for by somebody who may see it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const data = context.get(pageData);
  const version = new URL(request.url).searchParams.get('v') ?? '';
  const entry = await data.content.preview(params.id, /^[1-9]\d{0,8}$/.test(version) ? Number(version) : null);
  if (entry === null) return null;
  return { entry, frame: frameOfEntry(entry), beside: await readEntryData(entry, data) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData ? `Preview: ${loaderData.entry.title}` : 'Not found'} · Cutsite` },
  { name: 'robots', content: 'noindex' },
];

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  return (
    <WithEntryData {...loaderData.beside}>
      <MarkedBlocks value={true}>
        <EntryPage entry={loaderData.entry} />
      </MarkedBlocks>
    </WithEntryData>
  );
}
