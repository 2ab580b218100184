import { jobPostingData } from '../../features/content-pages/careers/job-posting-data.ts';
import { OpenPositions } from '../../features/content-pages/careers/open-positions.tsx';
import { readEntryData, WithEntryData } from '../../features/content-pages/entry/entry-data.tsx';
import { frameOfEntry } from '../../features/content-pages/entry/frame-of-entry.ts';
import { PlainNamedPage } from '../../features/content-pages/entry/named-page.tsx';
import { isNamedPath, type NamedPage, namedPages } from '../../features/content-pages/entry/named-pages.ts';
import { EntryPage } from '../../features/content-pages/entry/page-by-content-type.tsx';
import { PageAddress } from '../../features/content-pages/forms/page-address.ts';
import { entryMeta, feedMeta, pageMeta } from '../../features/content-pages/meta/entry-meta.ts';
import { noPrices } from '../../features/content-pages/prices/shown-prices.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/named-page.ts';

export const handle: PageHandle = { hydrate: false };

/** The entry at a named address, or what stands there without one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const data = context.get(pageData);
  const { content, origin, jobPostings } = data;
  const path = new URL(request.url).pathname;
  if (!isNamedPath(path)) throw new Error(`${path} is no named page`);
  const jobs = path === '/careers' ? await jobPostings() : null;
  const found = await content.atUrl(path);
  if (found.kind === 'entry') {
    const { entry } = found;
    return { path, origin, jobs, entry, frame: frameOfEntry(entry), ...(await readEntryData(entry, data)) };
  }
  const { lists }: NamedPage = namedPages[path];
  const listed = await Promise.all(
    Object.entries(lists).map(async ([name, query]) => [name, (await content.list(query)).entries] as const),
  );
  return { path, origin, jobs, entry: null, lists: Object.fromEntries(listed), prices: noPrices };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { entry, path, origin, jobs } = loaderData;
  const postings = jobPostingData(jobs).map((data) => ({ 'script:ld+json': data }));
  const beside = [...feedMeta(path, origin), ...postings];
  if (entry !== null) return [...entryMeta(entry, origin), ...beside];
  const { title, lead }: NamedPage = namedPages[path];
  return [...pageMeta({ title, description: lead, path, origin }), ...beside];
};

export default function NamedPageRoute({ loaderData: { entry, path, lists, prices, jobs } }: Route.ComponentProps) {
  if (entry === null) {
    const { title, lead, form }: NamedPage = namedPages[path];
    return (
      <PageAddress value={path}>
        <PlainNamedPage title={title} lead={lead} lists={lists} form={form}>
          {jobs === null ? null : <OpenPositions jobs={jobs} />}
        </PlainNamedPage>
      </PageAddress>
    );
  }
  return (
    <WithEntryData lists={lists} prices={prices}>
      <EntryPage entry={entry} />
      {jobs === null ? null : <OpenPositions jobs={jobs} />}
    </WithEntryData>
  );
}
