import { isPageUrl } from '@cutsite/content/link';
import { faultSentences, isFormRefusal, isSiteForm, newestSiteForm, siteForms } from '@cutsite/domain/site-form';
import { redirect } from 'react-router';
import { FormAnswerPage } from '../../features/content-pages/forms/form-answer-page.tsx';
import { notFoundAddress } from '../../platform/not-found/not-found-address.ts';
import { refusedForm } from '../../platform/page-data.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/form-answer.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['why', 'fields', 'page'] };

/**
 * What answers a form that was not taken: with what was typed, where that is at hand, or by an address that says why.
 * Who comes without a reason, as by loading the answer again from the address line, is led to a page with the form.
 */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const refused = context.get(refusedForm);
  if (refused !== null) {
    const { name, why, fields, page } = refused;
    const faults = faultSentences(newestSiteForm(name), fields, new Date().toISOString().slice(0, 10));
    return { name, refusal: why, faults, typed: fields, page: isPageUrl(page) ? page : '/' };
  }
  const { pathname, searchParams } = new URL(request.url);
  const why = searchParams.get('why') ?? '';
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer
  if (!isSiteForm(params.form)) throw redirect(notFoundAddress(pathname));
  const page = searchParams.get('page') ?? '/';
  // oxlint-disable-next-line typescript/only-throw-error -- as above
  if (why !== 'sent' && !isFormRefusal(why)) throw redirect(siteForms[params.form].standsOn);
  return {
    name: params.form,
    refusal: isFormRefusal(why) ? why : null,
    faults: Object.fromEntries(
      (searchParams.get('fields') ?? '').split(',').map((field) => [field, 'Please look at this once more.']),
    ),
    typed: null,
    page: isPageUrl(page) ? page : '/',
  };
}

export const meta = () => [{ title: 'Your form · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function FormAnswer({ loaderData }: Route.ComponentProps) {
  return <FormAnswerPage {...loaderData} />;
}
