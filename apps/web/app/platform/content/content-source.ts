import type { ShownEntry } from '@cutsite/content/type';

/** What lists show of an entry. */
export interface ContentCard {
  readonly id: string;
  readonly type: string;
  /** Null: it has no page of its own. */
  readonly url: string | null;
  readonly title: string;
  readonly card: Readonly<Record<string, unknown>>;
}

/** What stands at an address: a page, another address, or nothing. */
export type FoundContent =
  | { readonly kind: 'entry'; readonly entry: ShownEntry }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'none' };

export interface ContentQuery {
  readonly types: readonly string[];
  /** Facets that an entry has: of each group one, of all groups. */
  readonly facets: readonly (readonly string[])[];
  /** Words that an entry has, as a search understands them. */
  readonly words?: string | undefined;
  /** Moments in UTC between which the date of an entry lies. */
  readonly from?: string | undefined;
  readonly before?: string | undefined;
  readonly order: 'newest' | 'oldest' | 'upcoming' | 'title' | 'slug' | 'number' | 'product';
  readonly skip: number;
  readonly limit: number;
  /** Fields that come along although the cards of the type leave them out. */
  readonly fields?: readonly string[] | undefined;
  /** Where nothing has the words, that is counted for editors. */
  readonly countsMissed?: boolean | undefined;
}

export interface ContentHit {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** Pieces of its text; what was found stands between U+0001 and U+0002. */
  readonly snippet: string;
  /** How many there are in all. */
  readonly total: number;
}

/** A version of a legal text, by its number and by what it calls itself. */
export interface LegalVersion {
  readonly number: number;
  readonly textVersion: string;
  readonly publishedAt: Date;
}

/** Everything published, as pages read it. It rejects when it cannot be read; the page then says so and is not kept. */
export interface ContentSource {
  readonly atUrl: (url: string) => Promise<FoundContent>;
  readonly list: (query: ContentQuery) => Promise<{ readonly total: number; readonly entries: readonly ContentCard[] }>;
  /** How many entries have each facet, of those that have the types, facets and words. */
  readonly facets: (
    among: Pick<ContentQuery, 'types' | 'facets' | 'words'>,
  ) => Promise<readonly { readonly facet: string; readonly count: number }[]>;
  readonly search: (asked: {
    readonly words: string;
    readonly types: readonly string[] | null;
    readonly skip: number;
    readonly limit: number;
  }) => Promise<readonly ContentHit[]>;
  /** What somebody may have meant who found nothing; null: nothing is near. */
  readonly suggest: (words: string) => Promise<string | null>;
  /** Articles of the help that were read most within a week, the most read first. */
  readonly mostRead: (limit: number) => Promise<readonly ContentCard[]>;
  /** How many readers said of an entry whether it was helpful. */
  readonly helpful: (entryId: string) => Promise<{ readonly yes: number; readonly all: number }>;
  /** Seats of events that are taken, by the id of the event. */
  readonly seatsTaken: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** A version of an entry as its page will be; null for the number: the draft. Null: there is none. */
  readonly preview: (id: string, version: number | null) => Promise<ShownEntry | null>;
  /** Every version of a legal text that was published, the one in force first. */
  readonly legalVersions: (id: string) => Promise<readonly LegalVersion[]>;
  readonly siteMap: () => Promise<
    readonly { readonly url: string; readonly type: string; readonly publishedAt: Date }[]
  >;
}

/** A site without content: its named pages stand all the same. */
export const noContent: ContentSource = {
  atUrl: async () => ({ kind: 'none' }),
  list: async () => ({ total: 0, entries: [] }),
  facets: async () => [],
  search: async () => [],
  suggest: async () => null,
  mostRead: async () => [],
  helpful: async () => ({ yes: 0, all: 0 }),
  seatsTaken: async () => new Map(),
  preview: async () => null,
  legalVersions: async () => [],
  siteMap: async () => [],
};
