import { filterNames } from '@cutsite/content/entry';
import { data } from 'react-router';
import { listingParameters } from '../../features/content-pages/listing/listing-address.ts';
import { ListingPage } from '../../features/content-pages/listing/listing-page.tsx';
import { isListingPath, listings } from '../../features/content-pages/listing/listings.ts';
import { foundHeaders, isWhole, loadListing } from '../../features/content-pages/listing/load-listing.ts';
import { feedMeta, pageMeta } from '../../features/content-pages/meta/entry-meta.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/listing.ts';

export const handle: PageHandle = { hydrate: false, searchParams: [...filterNames, ...listingParameters] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const { pathname: path, searchParams: parameters } = new URL(request.url);
  if (!isListingPath(path)) throw new Error(`${path} is no listing`);
  const listing = await loadListing(content, listings[path], { path, parameters });
  return data({ listing, origin }, foundHeaders(listing));
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { listing, origin } = loaderData;
  const page = { title: listing.title, description: listing.lead, path: listing.path, origin };
  return [
    ...pageMeta(page),
    ...feedMeta(listing.path, origin),
    ...(isWhole(listing) ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage listing={loaderData.listing} />;
}
