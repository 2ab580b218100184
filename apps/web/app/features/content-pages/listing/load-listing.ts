import { type FilterName, facet } from '@cutsite/content/entry';
import { filterOfTagType } from '@cutsite/content/type';
import type { ContentCard, ContentQuery, ContentSource } from '../../../platform/content/content-source.ts';
import { choiceLabel } from '../parts/card-facts.ts';
import { filterTitles } from './filter-titles.ts';
import { type ListingQuery, listingAddress, listingParts, readListingAddress } from './listing-address.ts';
import { orderLabels } from './listing-orders.ts';
import type { Listing, ListingOrder } from './listings.ts';

export interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** How many the list would show with this value, whatever else is chosen of the same filter. */
  readonly count: number;
  readonly isChosen: boolean;
  /** The same list with this value chosen, or not chosen any more. */
  readonly href: string;
}

export interface LoadedListing {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly noun: Listing['noun'];
  readonly view: Listing['view'];
  /** What is looked for in it; empty: nothing. */
  readonly words: string;
  readonly order: ListingOrder;
  readonly orders: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  readonly total: number;
  /** How many there are whatever is chosen and looked for. */
  readonly all: number;
  readonly entries: readonly ContentCard[];
  readonly filters: readonly {
    readonly name: FilterName;
    readonly title: string;
    readonly values: readonly FilterValue[];
  }[];
  readonly page: number;
  readonly pageSize: number;
  /** The address of a page of this list, with what is chosen. */
  readonly pageLinks: readonly string[];
  /** The same without filters; null: none is chosen. */
  readonly clearHref: string | null;
  /** Parts of the address that a search keeps: filters and order. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  /** Where nothing is found: what may be meant, and how many there are without the filters. */
  readonly nothing: {
    readonly meant: { readonly words: string; readonly href: string } | null;
    readonly withoutFilters: number;
  } | null;
  /** Of events: how many are still to come, whatever page is shown. Null: it is no list of events. */
  readonly upcoming: number | null;
  /** Seats that are taken, by the id of the event. */
  readonly seatsTaken: Readonly<Record<string, number>>;
}

/**
 * A list as its address asks for it: words, filters, order and page are search parameters.
 *
 * @param always facets that the address itself names, as `/blog/category/{slug}` does
 */
export async function loadListing(
  content: ContentSource,
  listing: Listing,
  { path, parameters }: { readonly path: string; readonly parameters: URLSearchParams },
  always: readonly string[] = [],
): Promise<LoadedListing> {
  const { types, filters, pageSize, view } = listing;
  const asked = readListingAddress(listing, parameters);
  const { words, order, page } = asked;
  const fixed = always.map((one) => [one]);
  const groups = groupsOf(asked);
  const isNarrowed = groups.length > 0 || words !== '';
  const query: ContentQuery = {
    types,
    order,
    facets: [...groups.map(({ group }) => group), ...fixed],
    fields: listing.fields,
    skip: (page - 1) * pageSize,
    limit: pageSize,
    words: words === '' ? undefined : words,
    countsMissed: groups.length === 0 && page === 1,
  };
  const counting = { skip: 0, limit: 1, fields: undefined, countsMissed: false } as const;
  const [found, counted, labels, all, upcoming] = await Promise.all([
    content.list(query),
    filters.length > 0 ? countFilters(content, query, { groups, fixed, filters }) : [],
    filters.length > 0 ? labelsOf(content) : new Map<string, string>(),
    isNarrowed ? content.list({ ...query, ...counting, facets: fixed, words: undefined }) : null,
    view === 'events' ? content.list({ ...query, ...counting, from: new Date().toISOString() }) : null,
  ]);
  const seats = view === 'events' ? await content.seatsTaken(found.entries.map(({ id }) => id)) : new Map();

  const address = (change: Partial<ListingQuery>) => listingAddress(path, { ...asked, page: 1, ...change }, listing);
  const toggled = (name: FilterName, one: string): string => {
    const values = asked.chosen.get(name) ?? [];
    const next = values.includes(one) ? values.filter((other) => other !== one) : [...values, one];
    return address({ chosen: new Map([...asked.chosen, [name, next]]) });
  };
  const valuesOf = (name: FilterName): readonly FilterValue[] =>
    counted
      .filter((one) => one.facet.startsWith(`${name}:`))
      .map(({ facet: known, count, ofAll }) => {
        const value = known.slice(name.length + 1);
        const label = labels.get(known) ?? labelOfChoice(types, name, value);
        const isChosen = asked.chosen.get(name)?.includes(value) ?? false;
        return { value, label, count, ofAll, isChosen, href: toggled(name, value) };
      })
      .toSorted((one, other) => (name === 'year' ? other.label.localeCompare(one.label) : other.ofAll - one.ofAll));

  return {
    path,
    title: listing.title,
    lead: listing.lead,
    empty: listing.empty,
    noun: listing.noun,
    view,
    words,
    order,
    ...found,
    page,
    pageSize,
    all: all?.total ?? found.total,
    orders: listing.orders.map((one) => ({
      label: orderLabels[one],
      href: address({ order: one }),
      isChosen: one === order,
    })),
    filters: filters
      .map((name) => ({ name, title: filterTitles[name], values: valuesOf(name) }))
      .filter(({ values }) => values.length > 0),
    pageLinks: Array.from({ length: Math.max(1, Math.ceil(found.total / pageSize)) }, (_, at) =>
      address({ page: at + 1 }),
    ),
    clearHref: groups.length > 0 ? address({ chosen: new Map() }) : null,
    kept: listingParts({ ...asked, words: '', page: 1 }, listing),
    nothing: found.total > 0 || !isNarrowed ? null : await whereNothingIsFound(content, query, { fixed, address }),
    upcoming: upcoming?.total ?? null,
    seatsTaken: Object.fromEntries(seats),
  };
}

/** Whether a list is shown as it is without a choice, a search, or an order of one's own. */
export const isWhole = ({ words, clearHref, orders }: LoadedListing): boolean =>
  words === '' && clearHref === null && orders[0]?.isChosen === true;

/** What finds nothing is counted for editors each time, so its page is not kept. */
export const foundHeaders = ({ words, total }: LoadedListing) =>
  words !== '' && total === 0 ? { headers: { 'cache-control': 'no-store' } } : {};

interface ChosenGroup {
  readonly name: FilterName;
  readonly group: readonly string[];
}

const groupsOf = ({ chosen }: ListingQuery): readonly ChosenGroup[] =>
  [...chosen].flatMap(([name, values]) =>
    values.length > 0 ? [{ name, group: values.map((value) => facet(name, value)) }] : [],
  );

interface CountedFacet {
  readonly facet: string;
  readonly count: number;
  /** How many have it whatever is chosen: values stand in this order, and do not move while one chooses. */
  readonly ofAll: number;
}

/**
 * How many entries each value of the filters would show: those that have what is chosen of the other filters. A value
 * that would show none is counted as none, so that filters stay where they are.
 */
async function countFilters(
  content: ContentSource,
  { types, words, facets }: ContentQuery,
  parts: {
    readonly groups: readonly ChosenGroup[];
    readonly fixed: readonly (readonly string[])[];
    readonly filters: readonly FilterName[];
  },
): Promise<readonly CountedFacet[]> {
  const { groups, fixed, filters } = parts;
  const isOf = (name: string, known: string) => known.startsWith(`${name}:`);
  const known = await content.facets({ types, facets: fixed });
  if (groups.length === 0 && words === undefined) return known.map((one) => ({ ...one, ofAll: one.count }));
  const narrowed = await content.facets({ types, words, facets });
  const own = await Promise.all(
    groups.map(async ({ name }) => {
      const others = groups.filter((one) => one.name !== name).map(({ group }) => group);
      return (await content.facets({ types, words, facets: [...others, ...fixed] })).filter((one) =>
        isOf(name, one.facet),
      );
    }),
  );
  const isChosen = (one: string) => groups.some(({ name }) => isOf(name, one));
  const counts = new Map(
    [...narrowed.filter((one) => !isChosen(one.facet)), ...own.flat()].map((one) => [one.facet, one.count]),
  );
  return known
    .filter((one) => filters.some((name) => isOf(name, one.facet)))
    .map((one) => ({ facet: one.facet, ofAll: one.count, count: counts.get(one.facet) ?? 0 }));
}

/** What would help who finds nothing. */
async function whereNothingIsFound(
  content: ContentSource,
  query: ContentQuery,
  {
    fixed,
    address,
  }: { readonly fixed: ContentQuery['facets']; readonly address: (change: Partial<ListingQuery>) => string },
): Promise<LoadedListing['nothing']> {
  const { words, facets } = query;
  const wide = { ...query, facets: fixed, skip: 0, limit: 1, countsMissed: false };
  const hasFilters = facets.length > fixed.length;
  const [{ total: withoutFilters }, suggested] = await Promise.all([
    hasFilters ? content.list({ ...wide, countsMissed: true }) : { total: 0 },
    words === undefined ? null : content.suggest(words),
  ]);
  const isFound = suggested !== null && (await content.list({ ...wide, words: suggested })).total > 0;
  const meant = isFound ? { words: suggested, href: address({ words: suggested, chosen: new Map() }) } : null;
  return { meant, withoutFilters };
}

/** Titles of tags and categories, by the facet that stands for them. */
export async function labelsOf(content: ContentSource): Promise<ReadonlyMap<string, string>> {
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
