import { type FilterName, facet } from '@cutsite/content/entry';
import { filterOfTagType, type TagType, tagTypes } from '@cutsite/content/type';
import type { ContentSource } from '../../../platform/content/content-source.ts';
import { listings } from './listings.ts';
import { labelsOf } from './load-listing.ts';

/** What else stands under a tag, and which tags stand near it. */
export interface BesideTag {
  /** Lists of other types with entries under the tag: `4 resources`. */
  readonly also: readonly { readonly label: string; readonly href: string }[];
  /** Tags that stand beside it most often. */
  readonly near: readonly { readonly label: string; readonly href: string }[];
}

/** Lists that are named under a tag, in this order; each can be filtered by tags. */
const otherLists = ['/resources', '/events', '/podcast', '/stories', '/publications', '/applications'] as const;
const maxNear = 5;

/** Looks up what the page of a tag in the blog leads to. */
export async function besideTag(content: ContentSource, type: TagType, slug: string): Promise<BesideTag> {
  const name = filterOfTagType(type) as FilterName;
  const own = facet(name, slug);
  const one = { facets: [[own]], order: 'title', skip: 0, limit: 1 } as const;
  const filtered = otherLists.filter((path) => (listings[path].filters as readonly string[]).includes(name));
  const [totals, posts, labels] = await Promise.all([
    Promise.all(filtered.map(async (path) => (await content.list({ ...one, types: listings[path].types })).total)),
    content.facets({ types: ['blog_post'], facets: [[own]] }),
    labelsOf(content),
  ]);
  const also = filtered.flatMap((path, at) => {
    const total = totals[at] ?? 0;
    const [single, several] = listings[path].noun;
    return total === 0
      ? []
      : [{ label: `${total} ${total === 1 ? single : several}`, href: `${path}?${name}=${slug}` }];
  });
  const near = (Object.keys(tagTypes) as TagType[])
    .flatMap((kind) => {
      const before = `${filterOfTagType(kind)}:`;
      return posts
        .filter((beside) => beside.facet.startsWith(before) && beside.facet !== own)
        .map(({ facet: known, count }) => {
          const href = `/blog/${kind}/${known.slice(before.length)}`;
          return { count, href, label: labels.get(known) ?? '' };
        });
    })
    .filter(({ label }) => label !== '')
    .toSorted((first, second) => second.count - first.count || first.label.localeCompare(second.label));
  return { also, near: near.slice(0, maxNear).map(({ label, href }) => ({ label, href })) };
}
