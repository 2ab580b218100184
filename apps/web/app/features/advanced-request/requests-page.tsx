import type { ListedRequestWire } from '@cutsite/contracts/advanced-request';
import { type RequestState, requestStates, requestTypes } from '@cutsite/domain/advanced-request';
import { amountText } from '@cutsite/domain/money';
import { ButtonLink } from '@cutsite/ui/button';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import { requestAddress } from './request-address.ts';
import { fetchRequests } from './request-calls.ts';
import styles from './request-form.module.css';

const tones = {
  submitted: 'info',
  with_sales: 'info',
  waiting_for_customer: 'warnMajor',
  quoted: 'brand',
  ordered: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<RequestState, PillTone>>;

export const RequestStatePill = ({ state }: { readonly state: RequestState }) => (
  <Pill tone={tones[state]}>{requestStates[state].label}</Pill>
);

/** All requests of the customer, the latest first. */
export function RequestsPage({ signIn }: { readonly signIn: ReactNode }) {
  const user = useCurrentUser();
  const requests = useQuery({
    queryKey: ['requests'],
    queryFn: fetchRequests,
    enabled: user?.loginStatus === 'logged_in',
  });
  return (
    <div className="cs-page cs-headed-page">
      <h1>Requests</h1>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={`cs-card ${styles.card}`}>
        {requests.isError ? (
          <LoadFailure failure={requests.error} onRetry={() => void requests.refetch()} />
        ) : requests.data === undefined ? (
          <Skeleton label="Loading the requests" parts={['long', 'long', 'long']} />
        ) : (
          <Listed requests={requests.data} />
        )}
      </SignInFirst>
    </div>
  );
}

function Listed({ requests }: { readonly requests: readonly ListedRequestWire[] }) {
  return (
    <>
      {requests.length === 0 ? (
        <p className={`cs-card ${styles.card}`}>
          No requests yet. Ask for what no order form sells: you get an answer and a quote.
        </p>
      ) : (
        <div className={`cs-card ${styles.tableFrame}`}>
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Request</th>
                <th scope="col">State</th>
                <th scope="col">Waits for</th>
                <th scope="col">Answered by</th>
                <th scope="col">Sent</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <tr key={request.id}>
                  <th scope="row">
                    <a href={requestAddress(request.id)}>{request.number}</a>
                    <small>
                      {requestTypes[request.request_type].label}: {request.title}
                    </small>
                  </th>
                  <td>
                    <RequestStatePill state={request.state} />
                  </td>
                  <td>
                    {request.waits_for}
                    {request.quote === null || request.quote === undefined ? null : (
                      <small>
                        <a href={`/quote?order=${encodeURIComponent(request.quote.order_id)}`}>
                          Quote over {amountText(request.quote.total)}
                        </a>
                      </small>
                    )}
                  </td>
                  <td>{request.sales_rep?.name ?? 'not assigned yet'}</td>
                  <td>{dayText(request.created)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div>
        <ButtonLink variant="primary" size="roomy" icon="add" href="/requests">
          New request
        </ButtonLink>
      </div>
    </>
  );
}
