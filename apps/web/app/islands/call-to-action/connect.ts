import type { chooseCallToAction } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { callService } from '../../platform/service/call.ts';
import { mayBeSignedIn } from '../../platform/service/current-user.ts';

type Chosen = SuccessAnswer<typeof chooseCallToAction>['body'];

/** Left by a form of the site in which somebody agreed; the service asks for it again. */
const consentMark = /(?:^|;\s*)agreed-to-news=1(?:;|$)/;

/**
 * Shows customers the other call to action where a page has two (CT-41). Nothing is asked of visitors who have neither
 * an account here nor agreed in a form, and whatever goes wrong, the first call stays.
 */
export async function connectCallsToAction(root: ParentNode, cookies: string = document.cookie): Promise<void> {
  const calls = [...root.querySelectorAll<HTMLElement>('[data-island=call-to-action]')];
  if (calls.length === 0 || !(mayBeSignedIn() || consentMark.test(cookies))) return;
  const answer = await callService<Chosen>('GET', '/api/content/call-to-action/').catch(() => null);
  if (!answer?.ok || answer.body.call !== 'customer') return;
  for (const call of calls) call.dataset['shown'] = 'customer';
}
