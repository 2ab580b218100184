import { type RequestState, requestStateNames, requestStates, requestTypes } from '@cutsite/domain/advanced-request';
import { Notice } from '@cutsite/ui/notice';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foundText, isMoreThanCounted } from '../../platform/listing/found-text.ts';
import listPage from '../../platform/listing/list-page.module.css';
import { changedParams, pageOf } from '../../platform/listing/list-params.ts';
import { Pager, pagesOf } from '../../platform/listing/pager.tsx';
import { TypedFilter } from '../../platform/listing/typed-filter.tsx';
import { momentText } from '../../platform/moment-text.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { RepFilter } from '../../platform/sales-rep/rep-filter.tsx';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import { requestQueries } from './request-queries.ts';

const tones = {
  submitted: 'warnMajor',
  with_sales: 'info',
  waiting_for_customer: 'neutral',
  quoted: 'brand',
  ordered: 'success',
  closed: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<RequestState, PillTone>>;

export const StatePill = ({ state }: { readonly state: RequestState }) => (
  <Pill tone={tones[state]}>{requestStates[state].label}</Pill>
);

export interface RequestsPageProps {
  /** What the list is narrowed down by: `state`, `sales_rep`, `search`, `page`. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how?: { readonly replace: boolean }) => void;
}

const pageSize = 50;

/** Requests of all customers: those that wait for sales first, the oldest on top (RQ-27). */
export function RequestsPage({ params, onAddress }: RequestsPageProps) {
  usePageTitle('Requests');
  const asked = params.get('state');
  const state = requestStateNames.find((name) => name === asked);
  const [search, rep, page] = [params.get('search') ?? '', params.get('sales_rep') ?? '', pageOf(params)];
  const list = useQuery(
    requestQueries.list({
      ...(state === undefined ? {} : { state }),
      ...(rep === '' ? {} : { sales_rep: rep }),
      ...(search === '' ? {} : { search }),
      page: String(page),
    }),
  );
  const narrow = (name: string, value: string) => onAddress(changedParams(params, { [name]: value }));
  const { requests = [], total = 0 } = list.data ?? {};
  const pages = isMoreThanCounted(total, search)
    ? { page, pages: null, hasMore: requests.length === pageSize }
    : pagesOf(page, pageSize, total);
  return (
    <div className={listPage.page}>
      <h1>Requests</h1>
      <p className="cs-small">
        A new request is assigned by type and country: <a href="/office/requests/territories">Territories</a>
      </p>
      <div className={listPage.filters}>
        <TypedFilter
          size="sm"
          label="Find"
          placeholder="Number, title, customer"
          value={search}
          onFind={(text) => narrow('search', text)}
        />
        <NativeSelect
          label="State"
          value={state ?? ''}
          data={[
            { value: '', label: 'All' },
            ...requestStateNames.map((name) => ({ value: name, label: requestStates[name].label })),
          ]}
          onChange={(event) => narrow('state', event.currentTarget.value)}
        />
        <RepFilter label="Answered by" value={rep} onChoose={(id) => narrow('sales_rep', id)} />
      </div>
      {list.error === null ? null : (
        <Notice tone="error" role="alert">
          {list.error.message}
        </Notice>
      )}
      <p className="cs-muted cs-small" role="status">
        {list.isPending ? 'One moment…' : foundText(total, search, 'request')}
      </p>
      {requests.length === 0 ? null : (
        <ScrollBox label="Requests">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">Request</th>
                <th scope="col">State</th>
                <th scope="col">Customer</th>
                <th scope="col">Answered by</th>
                <th scope="col">Sent</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <tr key={request.id}>
                  <th scope="row">
                    <a href={`/office/requests/${request.id}`}>{request.number}</a>
                    <small>
                      {requestTypes[request.request_type].label}: {request.title}
                    </small>
                  </th>
                  <td>
                    <StatePill state={request.state} />
                  </td>
                  <td>
                    {request.customer.name}
                    <small>{request.customer.company}</small>
                  </td>
                  <td>{request.sales_rep?.name ?? 'nobody yet'}</td>
                  <td>{momentText(request.created)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <Pager {...pages} onPage={(to, how) => onAddress(changedParams(params, { page: String(to) }), how)} />
    </div>
  );
}
