import { redirect } from 'react-router';
import { readEntryData, WithEntryData } from '../../features/content-pages/entry/entry-data.tsx';
import { frameOfEntry } from '../../features/content-pages/entry/frame-of-entry.ts';
import { LegalVersions } from '../../features/content-pages/entry/legal-page.tsx';
import { EntryPage } from '../../features/content-pages/entry/page-by-content-type.tsx';
import { readLegal, versionParam } from '../../features/content-pages/entry/read-legal.ts';
import { entryMeta } from '../../features/content-pages/meta/entry-meta.ts';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/content-page.ts';

export const handle: PageHandle = { hydrate: false, searchParams: [versionParam] };

/** The entry at this address; the page server has looked whether there is one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const data = context.get(pageData);
  const { pathname, searchParams } = new URL(request.url);
  const found = await data.content.atUrl(pathname);
  if (found.kind !== 'entry') return null;
  const { entry } = found;
  const frame = frameOfEntry(entry);
  if (entry.type === 'legal') {
    const legal = await readLegal(entry, request, data.content);
    if (legal === null) return redirect(pathname, 302);
    return { ...legal, origin: data.origin, frame, beside: await readEntryData(legal.entry, data) };
  }
  if (searchParams.has(versionParam)) return redirect(pathname, 302);
  return { entry, versions: [], earlier: null, origin: data.origin, frame, beside: await readEntryData(entry, data) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [...entryMeta(loaderData.entry, loaderData.origin, loaderData.earlier !== null)]
    : [{ title: 'Not found · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  return (
    <WithEntryData {...loaderData.beside}>
      <LegalVersions value={loaderData}>
        <EntryPage entry={loaderData.entry} />
      </LegalVersions>
    </WithEntryData>
  );
}
