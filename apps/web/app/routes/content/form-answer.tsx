import { isPageUrl } from '@cutsite/content/link';
import { isFormRefusal, isSiteForm } from '@cutsite/domain/site-form';
import { redirect } from 'react-router';
import { FormAnswerPage } from '../../features/content-pages/forms/form-answer-page.tsx';
import { notFoundAddress } from '../../platform/not-found/not-found-address.ts';
import type { PageHandle } from '../../platform/page-handle.ts';
import type { Route } from './+types/form-answer.ts';

export const handle: PageHandle = { hydrate: false, searchParams: ['why', 'fields', 'page'] };

/** Where a form leads that was not taken: the server of forms says in the address why. */
export function loader({ params, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const why = searchParams.get('why') ?? '';
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer
  if (!isSiteForm(params.form) || (why !== 'sent' && !isFormRefusal(why))) throw redirect(notFoundAddress(pathname));
  const page = searchParams.get('page') ?? '/';
  return {
    name: params.form,
    refusal: isFormRefusal(why) ? why : null,
    faulty: (searchParams.get('fields') ?? '').split(','),
    page: isPageUrl(page) ? page : '/',
  };
}

export const meta = () => [{ title: 'Your form · Cutsite' }, { name: 'robots', content: 'noindex' }];

export default function FormAnswer({ loaderData }: Route.ComponentProps) {
  return <FormAnswerPage {...loaderData} />;
}
