import type { FilterName } from '@cutsite/content/entry';
import type { ContentQuery } from '../../../platform/content/content-source.ts';

/** A named page that lists entries, and stands without any (CT-2 to CT-13). */
export interface Listing {
  readonly title: string;
  readonly lead: string;
  readonly types: readonly string[];
  readonly order: ContentQuery['order'];
  /** Entries of one page (CT-32, CT-33). */
  readonly pageSize: number;
  /** What it can be filtered by, in the order of the page; each is a search parameter (CT-31). */
  readonly filters: readonly FilterName[];
  /** What stands there while there is nothing. */
  readonly empty: string;
}

/** By address. */
export const listings = {
  '/events': {
    title: 'Events',
    lead: 'Webinars, workshops and meetings where we are.',
    types: ['event'],
    order: 'upcoming',
    pageSize: 24,
    filters: ['location', 'type', 'product', 'research_area', 'year'],
    empty: 'No event is planned at the moment.',
  },
  '/resources': {
    title: 'Resources',
    lead: 'Protocols, notes, checklists and posters for work with guides, libraries and edited cells.',
    types: ['resource'],
    order: 'newest',
    pageSize: 24,
    filters: ['application', 'research_area', 'product', 'type', 'year'],
    empty: 'There are no resources yet.',
  },
  '/applications': {
    title: 'Applications',
    lead: 'What guides, libraries and edited cells are used for, from the question to the read-out.',
    types: ['application_detail'],
    order: 'title',
    pageSize: 50,
    filters: ['research_area', 'product', 'editing_method'],
    empty: 'There are no applications yet.',
  },
  '/blog': {
    title: 'Blog',
    lead: 'Articles on guides, libraries, cells and the bench.',
    types: ['blog_post'],
    order: 'newest',
    pageSize: 24,
    filters: ['blog_category', 'product', 'application', 'research_area', 'editing_method', 'year'],
    empty: 'There are no articles yet.',
  },
  '/stories': {
    title: 'Worked examples',
    lead: 'Questions worked through on public data, with the data they are from.',
    types: ['case_study'],
    order: 'newest',
    pageSize: 50,
    filters: ['application', 'research_area', 'product', 'year'],
    empty: 'There are no worked examples yet.',
  },
  '/publications': {
    title: 'Publications',
    lead: 'Papers on the methods behind what is sold here, with their DOI. None of them is ours.',
    types: ['publication'],
    order: 'newest',
    pageSize: 50,
    filters: ['editing_method', 'application', 'research_area', 'product', 'paper_type', 'year'],
    empty: 'There are no publications yet.',
  },
  '/podcast': {
    title: 'Podcast',
    lead: 'Short recordings, each with its transcript.',
    types: ['podcast_episode'],
    order: 'newest',
    pageSize: 12,
    filters: ['year', 'research_area'],
    empty: 'There is no episode yet.',
  },
  '/learn': {
    title: 'Learn',
    lead: 'Guides to genome editing, in chapters.',
    types: ['guide_home'],
    order: 'title',
    pageSize: 50,
    filters: [],
    empty: 'There are no guides yet.',
  },
  '/team': {
    title: 'Team',
    lead: 'The desks that answer.',
    types: ['team_member'],
    order: 'number',
    pageSize: 50,
    filters: [],
    empty: 'Nobody is listed yet.',
  },
  '/success': {
    title: 'Offers',
    lead: 'What is offered for a time, with its conditions.',
    types: ['offer'],
    order: 'newest',
    pageSize: 50,
    filters: ['product', 'application'],
    empty: 'There is no offer at the moment.',
  },
} as const satisfies Readonly<Record<`/${string}`, Listing>>;

export type ListingPath = keyof typeof listings;

/** Whether a listing stands at an address. */
export const isListingPath = (path: string): path is ListingPath => Object.hasOwn(listings, path);
