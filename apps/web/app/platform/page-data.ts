import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { GenomeSlug } from '@cutsite/domain/gene';
import type { PriceList } from '@cutsite/domain/price';
import type { ProductRestriction } from '@cutsite/domain/product';
import type { RefusedForm } from '@cutsite/domain/site-form';
import type { FooterMode, NavigationMode } from '@cutsite/ui/chrome';
import { createContext } from 'react-router';
import { type ContentSource, noContent } from './content/content-source.ts';

/**
 * What loaders of routes may read while the server renders a page. The HTML is kept and the same for everybody, so only
 * what every visitor may see belongs here; who changes such data announces the change of its pages. Null: not known, or
 * different from visitor to visitor; the page then asks in the browser.
 */
export interface PageData {
  /** The e-mail address of the provider's support. */
  readonly supportEmail: string | null;
  /** What the store promises is invented, and its footer says so (ruling 75). */
  readonly isDemo: boolean;
  /** Where the site is reached, without a slash at the end: what addresses for search engines begin with. */
  readonly origin: string;
  /** Everything published. */
  readonly content: ContentSource;
  readonly jobPostings: () => Promise<JobPostings>;
  /** Genes by any name. */
  readonly genes: (text: string) => Promise<readonly FoundGene[]>;
  /** What everybody pays, without the agreements of some. */
  readonly prices: () => Promise<PriceList | null>;
  /** What may not be shipped where, as the provider has it. */
  readonly restrictions: readonly ProductRestriction[];
  readonly distributors: () => Promise<SuccessAnswer<typeof listDistributors>['body'] | null>;
}

/** A gene that is called like something that was looked for. */
export interface FoundGene {
  readonly genome: GenomeSlug;
  readonly ensemblId: string;
  readonly symbol: string;
  readonly fullName: string | null;
  readonly guideCount: number;
}

/** Open positions as the board for jobs had them; its words for the rest: there is no board, or nothing is known. */
export type JobPostings =
  | { readonly kind: 'none' | 'unavailable' }
  | {
      readonly kind: 'listed';
      readonly postings: readonly {
        readonly id: string;
        readonly title: string;
        readonly department: string;
        readonly location: string;
        readonly url: string;
        readonly text: string;
        readonly postedOn: string;
      }[];
      readonly readAt: string;
      readonly failedSince: string | null;
    };

/** Of a site that stands without a service, as in tests of its pages. */
export const noPageData: PageData = {
  supportEmail: null,
  isDemo: false,
  origin: '',
  content: noContent,
  jobPostings: async () => ({ kind: 'none' }),
  genes: async () => [],
  prices: async () => null,
  restrictions: [],
  distributors: async () => null,
};

/** What the loader of a page may say of the frame around it, in the place of the route's handle. */
export interface PageFrame {
  readonly navigation?: NavigationMode;
  readonly footer?: FooterMode;
}

/** How a loader gets at it: `context.get(pageData)`. */
export const pageData = createContext<PageData>(noPageData);

/**
 * A form that is answered by its page: what somebody typed, for a page that is drawn for them alone and kept nowhere.
 * Null in every page that is kept.
 */
export const refusedForm = createContext<RefusedForm | null>(null);
