import { requestTypes } from '@cutsite/domain/advanced-request';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CardPage } from '../../../platform/card-page/card-page.tsx';
import { dayText } from '../../../platform/day-text.ts';
import { useSearchParameter } from '../../../platform/in-browser.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { fetchSharedRequest } from '../request-calls.ts';
import { RequestStatePill } from '../requests-page.tsx';
import { RequestAnswersView, RequestThread } from './request-thread.tsx';

/** Where the link to a request leads: anybody who holds it reads, and changes nothing. */
export function SharedRequestPage() {
  const token = useSearchParameter('token');
  const request = useQuery({
    queryKey: ['shared-request', token],
    queryFn: () => fetchSharedRequest(token ?? ''),
    enabled: token !== undefined,
  });
  if (request.isError) {
    return (
      <CardPage wide title="A request">
        <LoadFailure failure={request.error} onRetry={() => void request.refetch()} />
      </CardPage>
    );
  }
  if (request.data === undefined) {
    return (
      <CardPage wide title="A request">
        <Skeleton label="Loading the request" parts={['medium', 'long', 'block']} />
      </CardPage>
    );
  }
  if (request.data === null) {
    return (
      <CardPage wide title="This link does not work any more">
        <p className="cs-muted">It has expired or was revoked. Ask the sender for a new one.</p>
      </CardPage>
    );
  }
  const { number, title, owner_name: owner, request_type: type, state, waits_for: waitsFor, expires } = request.data;
  return (
    <CardPage wide title={`Request ${number} of ${owner}`}>
      <p>
        {requestTypes[type].label}: {title}
      </p>
      <p>
        <RequestStatePill state={state} /> {waitsFor}
      </p>
      <p className="cs-muted cs-small">The link works until {dayText(expires)}.</p>
      <h2>What happened</h2>
      <RequestThread thread={request.data.thread} state={state} />
      <h2>What is asked for</h2>
      <RequestAnswersView written={request.data.written} />
    </CardPage>
  );
}
