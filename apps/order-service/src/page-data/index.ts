import { type HelpfulCount, selectHelpfulCount } from '@cutsite/content-service/forms';
import { type JobPostings, savedPostings } from '@cutsite/content-service/jobs-board';
import type { MissedSearchCounter } from '@cutsite/content-service/missed-searches';
import { selectMostRead } from '@cutsite/content-service/page-reads';
import { drawPreview } from '@cutsite/content-service/preview';
import {
  type CardRow,
  type FoundAtUrl,
  type FoundRow,
  findByUrl,
  type LegalVersion,
  type ListQuery,
  searchPublished,
  selectCards,
  selectFacets,
  selectLegalVersions,
  selectSeatsTaken,
  selectSiteMap,
  suggestWords,
} from '@cutsite/content-service/published';
import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { type PriceList, priceListFor } from '@cutsite/domain/price';
import type { ProductRestriction } from '@cutsite/domain/product';
import type { AppDependencies } from '../build-app/index.ts';
import { publicDistributors } from '../modules/distributor/index.ts';
import { type NamedGene, selectGenesByName } from '../modules/gene-catalogue/index.ts';
import { priceLists } from '../modules/price-list/index.ts';

type Dependencies = Pick<AppDependencies, 'pool' | 'log'> & {
  readonly config: Pick<
    AppDependencies['config'],
    'distributorLockedCountries' | 'mode' | 'supportEmail' | 'publicUrl' | 'jobsBoard' | 'restrictions'
  >;
  /** Counts what a visitor looked for in vain. */
  readonly countMissed?: MissedSearchCounter['count'];
};

/** Everything published, as pages read it. */
interface PublicContent {
  readonly atUrl: (url: string) => Promise<FoundAtUrl>;
  readonly list: (
    query: ListQuery & { readonly countsMissed?: boolean | undefined },
  ) => Promise<{ readonly entries: readonly CardRow[]; readonly total: number }>;
  readonly facets: (among: Parameters<typeof selectFacets>[1]) => ReturnType<typeof selectFacets>;
  readonly search: (asked: Parameters<typeof searchPublished>[1]) => Promise<readonly FoundRow[]>;
  readonly suggest: (words: string) => ReturnType<typeof suggestWords>;
  readonly mostRead: (limit: number) => Promise<readonly CardRow[]>;
  readonly helpful: (entryId: string) => Promise<HelpfulCount>;
  readonly seatsTaken: (ids: readonly string[]) => ReturnType<typeof selectSeatsTaken>;
  readonly preview: (id: string, version: number | null) => ReturnType<typeof drawPreview>;
  readonly legalVersions: (id: string) => Promise<readonly LegalVersion[]>;
  readonly siteMap: () => ReturnType<typeof selectSiteMap>;
}

/** What pages are rendered with: only what is the same for every visitor, since their HTML is kept for all of them. */
export interface PublicPageData {
  readonly supportEmail: string | null;
  /** What the store promises is invented (ruling 75). */
  readonly isDemo: boolean;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  /** Everything published. */
  readonly content: PublicContent;
  /** What the board for jobs has, as it was read last. */
  readonly jobPostings: () => Promise<JobPostings>;
  /** Genes by any name. None when they cannot be read. */
  readonly genes: (text: string) => Promise<readonly NamedGene[]>;
  /** What everybody pays, without the agreements of some. Rejects while it cannot be read; the page is not kept. */
  readonly prices: () => Promise<PriceList>;
  /** What may not be shipped where: the same for everybody, until the next start. */
  readonly restrictions: readonly ProductRestriction[];
  /** Null when the visitor's country decides what is shown, or the database does not answer. */
  readonly distributors: () => Promise<SuccessAnswer<typeof listDistributors>['body'] | null>;
}

/** Reads what pages are rendered with. A page is never lost for want of data: it then asks in the browser. */
export function pageData({ pool, config, log, countMissed }: Dependencies): PublicPageData {
  const prices = priceLists(pool);
  return {
    supportEmail: config.supportEmail,
    isDemo: config.mode === 'demo',
    origin: config.publicUrl.replace(/\/$/, ''),
    content: {
      atUrl: (url) => findByUrl(pool, url),
      list: async (query) => {
        const { rows: entries, total } = await selectCards(pool, query);
        if (query.countsMissed === true && query.words !== undefined && total === 0) countMissed?.(query.words, 'site');
        return { entries, total };
      },
      facets: (among) => selectFacets(pool, among),
      search: async (asked) => {
        const hits = await searchPublished(pool, asked);
        if (hits.length === 0 && asked.skip === 0)
          countMissed?.(asked.words, asked.types?.includes('help_article') === true ? 'help' : 'site');
        return hits;
      },
      suggest: (words) => suggestWords(pool, words),
      mostRead: (limit) => selectMostRead(pool, new Date(), limit),
      helpful: (entryId) => selectHelpfulCount(pool, entryId),
      seatsTaken: (ids) => selectSeatsTaken(pool, ids),
      preview: (id, version) => drawPreview(pool, id, version),
      legalVersions: (id) => selectLegalVersions(pool, id),
      siteMap: () => selectSiteMap(pool),
    },
    jobPostings: () =>
      savedPostings(pool, config.jobsBoard.url, new Date()).catch((error: unknown) => {
        log.warn({ err: error }, 'a page is rendered without the open positions');
        return { kind: 'unavailable' as const };
      }),
    genes: (text) =>
      selectGenesByName(pool, text).catch((error: unknown) => {
        log.warn({ err: error }, 'a page is rendered without the genes that were looked for');
        return [];
      }),
    prices: async () => priceListFor(await prices.current(), null),
    restrictions: config.restrictions,
    distributors: () =>
      publicDistributors({ pool, config }).catch((error: unknown) => {
        log.warn({ err: error }, 'a page is rendered without the distributors');
        return null;
      }),
  };
}
