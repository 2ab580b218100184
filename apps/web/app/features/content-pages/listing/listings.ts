import type { FilterName } from '@cutsite/content/entry';
import type { ContentQuery } from '../../../platform/content/content-source.ts';

/** A named page that lists entries, and stands without any (CT-2 to CT-13). */
export interface Listing {
  readonly title: string;
  readonly lead: string;
  /** One of them, and several, as the count says it: `1 resource`, `6 resources`. */
  readonly noun: readonly [one: string, several: string];
  readonly types: readonly string[];
  /** What it can be ordered by, the usual order first; another one is a search parameter. */
  readonly orders: readonly [ListingOrder, ...ListingOrder[]];
  /** How its entries are drawn. */
  readonly view: 'cards' | 'events' | 'episodes' | 'papers';
  /** Fields that its view shows beside those of the cards. */
  readonly fields?: readonly string[];
  /** Entries of one page (CT-32, CT-33). */
  readonly pageSize: number;
  /** What it can be filtered by, in the order of the page; each is a search parameter (CT-31). */
  readonly filters: readonly FilterName[];
  /** What stands there while there is nothing. */
  readonly empty: string;
}

export type ListingOrder = Extract<ContentQuery['order'], 'newest' | 'oldest' | 'upcoming' | 'title' | 'number'>;

const byDate = ['newest', 'oldest', 'title'] as const;

/** By address. */
export const listings = {
  '/events': {
    title: 'Events',
    lead: 'Webinars, workshops and meetings where we are.',
    noun: ['event', 'events'],
    types: ['event'],
    orders: ['upcoming', 'newest', 'title'],
    view: 'events',
    fields: ['resources', 'takes_registrations', 'seats'],
    pageSize: 24,
    filters: ['location', 'type', 'product', 'research_area', 'resource', 'year'],
    empty: 'No event is planned at the moment.',
  },
  '/resources': {
    title: 'Resources',
    lead: 'Protocols, notes, checklists and posters for work with guides, libraries and edited cells.',
    noun: ['resource', 'resources'],
    types: ['resource'],
    orders: byDate,
    view: 'cards',
    fields: ['tags'],
    pageSize: 24,
    filters: ['application', 'research_area', 'product', 'type', 'year'],
    empty: 'There are no resources yet.',
  },
  '/applications': {
    title: 'Applications',
    lead: 'What guides, libraries and edited cells are used for, from the question to the read-out.',
    noun: ['application', 'applications'],
    types: ['application_detail'],
    orders: ['title'],
    view: 'cards',
    pageSize: 50,
    filters: ['research_area', 'product', 'editing_method'],
    empty: 'There are no applications yet.',
  },
  '/blog': {
    title: 'Blog',
    lead: 'Articles on guides, libraries, cells and the bench.',
    noun: ['article', 'articles'],
    types: ['blog_post'],
    orders: byDate,
    view: 'cards',
    pageSize: 24,
    filters: ['blog_category', 'product', 'application', 'research_area', 'editing_method', 'year'],
    empty: 'There are no articles yet.',
  },
  '/stories': {
    title: 'Worked examples',
    lead: 'Questions worked through on public data, with the data they are from.',
    noun: ['example', 'examples'],
    types: ['case_study'],
    orders: byDate,
    view: 'cards',
    pageSize: 50,
    filters: ['application', 'research_area', 'product', 'year'],
    empty: 'There are no worked examples yet.',
  },
  '/publications': {
    title: 'Publications',
    lead: 'Papers on the methods behind what is sold here, with their DOI. None of them is ours.',
    noun: ['publication', 'publications'],
    types: ['publication'],
    orders: byDate,
    view: 'papers',
    fields: ['tags'],
    pageSize: 50,
    filters: ['editing_method', 'application', 'research_area', 'product', 'paper_type', 'resource', 'year'],
    empty: 'There are no publications yet.',
  },
  '/podcast': {
    title: 'Podcast',
    lead: 'Short recordings, each with its transcript.',
    noun: ['episode', 'episodes'],
    types: ['podcast_episode'],
    orders: byDate,
    view: 'episodes',
    fields: ['audio'],
    pageSize: 12,
    filters: ['year', 'research_area'],
    empty: 'There is no episode yet.',
  },
  '/learn': {
    title: 'Learn',
    lead: 'Guides to genome editing, in chapters.',
    noun: ['guide', 'guides'],
    types: ['guide_home'],
    orders: ['title'],
    view: 'cards',
    pageSize: 50,
    filters: [],
    empty: 'There are no guides yet.',
  },
  '/team': {
    title: 'Team',
    lead: 'The desks that answer.',
    noun: ['desk', 'desks'],
    types: ['team_member'],
    orders: ['number', 'title'],
    view: 'cards',
    pageSize: 50,
    filters: [],
    empty: 'Nobody is listed yet.',
  },
  '/success': {
    title: 'Offers',
    lead: 'What is offered for a time, with its conditions.',
    noun: ['offer', 'offers'],
    types: ['offer'],
    orders: ['newest', 'title'],
    view: 'cards',
    pageSize: 50,
    filters: ['product', 'application'],
    empty: 'There is no offer at the moment.',
  },
} as const satisfies Readonly<Record<`/${string}`, Listing>>;

export type ListingPath = keyof typeof listings;

/** Whether a listing stands at an address. */
export const isListingPath = (path: string): path is ListingPath => Object.hasOwn(listings, path);
