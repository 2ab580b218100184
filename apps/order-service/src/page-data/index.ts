import type { listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { AppDependencies } from '../build-app/index.ts';
import { publicDistributors } from '../modules/distributor/index.ts';

type Dependencies = Pick<AppDependencies, 'pool' | 'log'> & {
  readonly config: Pick<AppDependencies['config'], 'distributorLockedCountries' | 'supportEmail'>;
};

/** What pages are rendered with: only what is the same for every visitor, since their HTML is kept for all of them. */
export interface PublicPageData {
  readonly supportEmail: string | null;
  /** Null when the visitor's country decides what is shown, or the database does not answer. */
  readonly distributors: () => Promise<SuccessAnswer<typeof listDistributors>['body'] | null>;
}

/** Reads what pages are rendered with. A page is never lost for want of data: it then asks in the browser. */
export function pageData({ pool, config, log }: Dependencies): PublicPageData {
  return {
    supportEmail: config.supportEmail,
    distributors: () =>
      publicDistributors({ pool, config }).catch((error: unknown) => {
        log.warn({ err: error }, 'a page is rendered without the distributors');
        return null;
      }),
  };
}
