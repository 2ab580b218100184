import { type FilterName, facet } from '@cutsite/content/entry';
import { filterOfTagType } from '@cutsite/content/type';
import type { ContentCard, ContentSource } from '../../../platform/content/content-source.ts';
import { choiceLabel } from '../parts/card-facts.ts';
import { filterTitles } from './filter-titles.ts';
import type { Listing } from './listings.ts';

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The same list with this value chosen, or not chosen any more. */
  readonly href: string;
}

export interface LoadedListing {
  readonly path: string;
  readonly types: readonly string[];
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly total: number;
  readonly entries: readonly ContentCard[];
  readonly filters: readonly {
    readonly name: FilterName;
    readonly title: string;
    readonly values: readonly FilterValue[];
  }[];
  readonly page: number;
  readonly pages: number;
  /** The address of a page of this list, with what is chosen. */
  readonly pageLinks: readonly string[];
  /** Null: nothing is chosen. */
  readonly clearHref: string | null;
}

const value = /^[a-z0-9-]{1,80}$/;

/** The values that are chosen of a filter: `?year=2026,2025`. What is no value is left out. */
function chosenOf(parameters: URLSearchParams, name: string): string[] {
  return [...new Set((parameters.get(name) ?? '').split(',').filter((one) => value.test(one)))].slice(0, 20);
}

/**
 * A list as its address asks for it: filters and page are search parameters.
 *
 * @param always facets that the address itself names, as `/blog/category/{slug}` does
 */
export async function loadListing(
  content: ContentSource,
  listing: Listing,
  { path, parameters }: { readonly path: string; readonly parameters: URLSearchParams },
  always: readonly string[] = [],
): Promise<LoadedListing> {
  const { types, filters, order, pageSize } = listing;
  const chosen = new Map(filters.map((name) => [name, chosenOf(parameters, name)]));
  const groups = [...chosen].flatMap(([name, values]) =>
    values.length > 0 ? [values.map((one) => facet(name, one))] : [],
  );
  const page = Math.min(1_000, Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1));
  const [found, counts, labels] = await Promise.all([
    content.list({
      types,
      facets: [...groups, ...always.map((one) => [one])],
      order,
      skip: (page - 1) * pageSize,
      limit: pageSize,
    }),
    filters.length > 0 ? content.facets(types) : [],
    filters.length > 0 ? labelsOf(content) : new Map<string, string>(),
  ]);

  const address = (change: ReadonlyMap<FilterName, readonly string[]>, at = 1): string => {
    const query = [...change].flatMap(([name, values]) => (values.length > 0 ? [`${name}=${values.join(',')}`] : []));
    const all = at > 1 ? [...query, `page=${at}`] : query;
    return all.length === 0 ? path : `${path}?${all.join('&')}`;
  };
  const toggled = (name: FilterName, one: string): string => {
    const values = chosen.get(name) ?? [];
    const next = values.includes(one) ? values.filter((other) => other !== one) : [...values, one];
    return address(new Map([...chosen, [name, next]]));
  };
  const valuesOf = (name: FilterName): FilterValue[] =>
    counts
      .filter((one) => one.facet.startsWith(`${name}:`))
      .map(({ facet: known, count }) => {
        const slug = known.slice(name.length + 1);
        const label = labels.get(known) ?? labelOfChoice(types, name, slug);
        return {
          value: slug,
          label,
          count,
          isChosen: chosen.get(name)?.includes(slug) ?? false,
          href: toggled(name, slug),
        };
      })
      .toSorted((one, other) => (name === 'year' ? other.label.localeCompare(one.label) : other.count - one.count));

  const pages = Math.max(1, Math.ceil(found.total / pageSize));
  return {
    ...{ path, types, title: listing.title, lead: listing.lead, empty: listing.empty, ...found, page, pages },
    filters: filters
      .map((name) => ({ name, title: filterTitles[name], values: valuesOf(name) }))
      .filter(({ values }) => values.length > 0),
    pageLinks: Array.from({ length: pages }, (_, at) => address(chosen, at + 1)),
    clearHref: groups.length > 0 ? path : null,
  };
}

/** Titles of tags and categories, by the facet that stands for them. */
async function labelsOf(content: ContentSource): Promise<ReadonlyMap<string, string>> {
  const types = ['tag', 'blog_category', 'help_category', 'resource'];
  const { entries } = await content.list({ types, facets: [], order: 'title', skip: 0, limit: 1_000 });
  return new Map(
    entries.flatMap(({ type, title, card, url }) => {
      const slug = typeof card['slug'] === 'string' ? card['slug'] : (url?.split('/').at(-1) ?? '');
      if (type === 'tag') return [[facet(filterOfTagType(String(card['tag_type'])), slug), title]];
      if (type === 'resource') return [[facet('resource', slug), title]];
      return [
        [facet('category', slug), title],
        [facet('blog_category', slug), title],
      ];
    }),
  );
}

/** Filters that read a choice of the type are labelled by it. */
function labelOfChoice(types: readonly string[], name: FilterName, slug: string): string {
  const [type = ''] = types;
  const labelled = [name, `${type}_type`]
    .map((field) => choiceLabel(type, field, slug))
    .find((label) => label !== slug);
  return labelled ?? slug;
}
