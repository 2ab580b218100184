import { chooseCallToAction } from '@cutsite/contracts/content';
import { bind, type RequestUser, type RouteBinding } from '@cutsite/service-base/http';
import { newsConsentCookie } from '../forms/index.ts';
import type { LifecycleLookUp } from './look-up-stage.ts';

export interface CallToActionDependencies {
  /** Null: there is no CRM. */
  readonly lookUp: LifecycleLookUp | null;
  /** The cookie in which the CRM left its token. */
  readonly cookie: string;
  /** Whether somebody who is signed in agreed to marketing. */
  readonly hasAgreed: (user: RequestUser) => Promise<boolean>;
}

/** Stages of people who have ordered: theirs is the other call to action. */
const stagesOfCustomers: ReadonlySet<string> = new Set(['customer', 'evangelist']);

/**
 * Which of two calls to action a visitor is shown (CT-41). Without consent nobody is asked about them; who is signed in
 * has said it in their profile, others by a form of the site in this browser.
 */
export function callToActionRoutes({ lookUp, cookie, hasAgreed }: CallToActionDependencies): RouteBinding[] {
  return [
    bind(chooseCallToAction, async ({ user, request }) => {
      const token = request.cookies[cookie];
      const isAgreed = async (): Promise<boolean> =>
        user === null ? request.cookies[newsConsentCookie] === '1' : hasAgreed(user);
      const stage = lookUp !== null && token !== undefined && (await isAgreed()) ? await lookUp(token) : null;
      const call = stage !== null && stagesOfCustomers.has(stage) ? ('customer' as const) : ('default' as const);
      return { status: 200, body: { call } };
    }),
  ];
}
