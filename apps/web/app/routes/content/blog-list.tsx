import { facet, filterNames } from '@cutsite/content/entry';
import { filterOfTagType, isTagType, tagTypes } from '@cutsite/content/type';
import { data, redirect } from 'react-router';
import { besideTag } from '../../features/content-pages/listing/beside-tag.ts';
import { listingParameters } from '../../features/content-pages/listing/listing-address.ts';
import { ListingPage } from '../../features/content-pages/listing/listing-page.tsx';
import { listings } from '../../features/content-pages/listing/listings.ts';
import { foundHeaders, isWhole, loadListing } from '../../features/content-pages/listing/load-listing.ts';
import { AlsoUnderTag, NearTag } from '../../features/content-pages/listing/tag-links.tsx';
import { feedMeta, pageMeta } from '../../features/content-pages/meta/entry-meta.ts';
import { notFoundAddress } from '../../platform/not-found/not-found-address.ts';
import { pageData } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/blog-list.ts';

export const handle: PageHandle = {
  hydrate: false,
  searchParams: [...filterNames, ...listingParameters],
  smallLetters: true,
};

/** The blog by a category or a tag (CT-22, CT-23); one that is not known leads to the not-found page (CT-24). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { content, origin } = context.get(pageData);
  const { pathname: path, searchParams: parameters } = new URL(request.url);
  const { kind, slug } = params;
  const isCategory = kind === 'category';
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer
  if (!isCategory && !isTagType(kind)) throw notFound(path);
  const known = await content.list({
    types: [isCategory ? 'blog_category' : 'tag'],
    facets: [],
    order: 'title',
    skip: 0,
    limit: 1_000,
  });
  const entry = known.entries.find(({ card }) => card['slug'] === slug && (isCategory || card['tag_type'] === kind));
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer
  if (entry === undefined) throw notFound(path);
  const about = entry.card['about'];
  const listing = {
    ...listings['/blog'],
    title: entry.title,
    lead: typeof about === 'string' ? about : `Articles on ${entry.title}.`,
  };
  const name = isCategory ? 'blog_category' : filterOfTagType(kind);
  const [loaded, beside] = await Promise.all([
    loadListing(content, listing, { path, parameters }, [facet(name, slug)]),
    isTagType(kind) ? besideTag(content, kind, slug) : { also: [], near: [] },
  ]);
  return data(
    { listing: loaded, origin, beside, shelf: isTagType(kind) ? tagTypes[kind] : 'Category' },
    foundHeaders(loaded),
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const notFound = (path: string) => redirect(notFoundAddress(path), 302);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { listing, origin } = loaderData;
  const page = { title: `${listing.title}, blog`, description: listing.lead, path: listing.path, origin };
  return [
    ...pageMeta(page),
    ...feedMeta('/blog', origin),
    ...(isWhole(listing) ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function BlogList({ loaderData: { listing, beside, shelf } }: Route.ComponentProps) {
  const crumbs = [{ label: 'Blog', href: '/blog' }, { label: shelf }];
  return (
    <>
      <ListingPage listing={listing} crumbs={crumbs}>
        <AlsoUnderTag also={beside.also} />
      </ListingPage>
      <NearTag near={beside.near} />
    </>
  );
}
