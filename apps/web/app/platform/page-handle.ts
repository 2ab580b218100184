import type { FooterMode, NavigationMode } from '@cutsite/ui/chrome';

/** What pages load from other sites (server/headers/page-policies.ts). `cards`: Stripe's own field for a card. */
export type PagePolicy = 'cards';

/** What a route module may export as `handle`. The page server reads it too, so it holds plain data only. */
export interface PageHandle {
  /** false: a content page. It ships no framework, only the islands script. Default true. */
  readonly hydrate?: boolean;
  /** Modes of the site chrome (WB-10, WB-11). */
  readonly navigation?: NavigationMode;
  readonly footer?: FooterMode;
  /**
   * Search parameters that change the server's HTML. All others are dropped before rendering, so a page must read them
   * in the browser only (in an effect or in an island). Never list one that holds anything personal: the HTML is cached
   * for everybody.
   */
  readonly searchParams?: readonly string[];
  /** true: sequences or names of wells are among what is seen first, so their font is asked for early. */
  readonly monoFont?: boolean;
  /**
   * What the page needs of other sites; its Content-Security-Policy lets that in, where the store has switched it on.
   */
  readonly policy?: PagePolicy;
  /** true: its addresses are small letters, whatever they name. Another case leads there for good (ruling 88). */
  readonly smallLetters?: boolean;
  /** HTTP status of the page. Default 200. */
  readonly status?: number;
}
