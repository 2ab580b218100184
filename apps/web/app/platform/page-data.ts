import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { createContext } from 'react-router';

/**
 * What loaders of routes may read while the server renders a page. The HTML is kept and the same for everybody, so only
 * what every visitor may see belongs here; who changes such data announces the change of its pages. Null: not known, or
 * different from visitor to visitor; the page then asks in the browser.
 */
export interface PageData {
  /** The e-mail address of the provider's support. */
  readonly supportEmail: string | null;
  readonly distributors: () => Promise<SuccessAnswer<typeof listDistributors>['body'] | null>;
}

/** Of a site that stands without a service, as in tests of its pages. */
export const noPageData: PageData = { supportEmail: null, distributors: async () => null };

/** How a loader gets at it: `context.get(pageData)`. */
export const pageData = createContext<PageData>(noPageData);
