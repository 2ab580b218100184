import { keepOrderFilter, listOrderFilters, removeOrderFilter } from '@cutsite/contracts/staff-order';
import { isOrderView, orderViewNames, orderViews } from '@cutsite/domain/placed-order';
import { call } from '../../../platform/call.ts';
import { type FilterCalls, KeptFilters } from '../../../platform/kept-filters/kept-filters.tsx';
import styles from '../../../platform/views/views.module.css';
import { ViewsNav } from '../../../platform/views/views-nav.tsx';
import { filterOf, type QueueQuery } from './queue-address.ts';

const filterCalls: FilterCalls = {
  queryKey: ['order-filters'],
  list: async () => (await call(listOrderFilters)).filters,
  keep: async (body) => (await call(keepOrderFilter, { body })).filters,
  remove: async (id) => (await call(removeOrderFilter, { params: { id } })).filters,
};

interface QueueViewsProps {
  readonly query: QueueQuery;
  /** Empty while they are counted; the list does not wait for them. */
  readonly counts: readonly { readonly view: string; readonly count: number }[];
  readonly onAddress: (params: URLSearchParams) => void;
}

/** The views with their counts, and the filters that somebody keeps under names of their own. */
export function QueueViews({ query, counts, onAddress }: QueueViewsProps) {
  const current = query['view'] ?? 'all';
  const now = new URLSearchParams({ ...filterOf(query), ...(query['sort'] && { sort: query['sort'] }) }).toString();
  return (
    <ViewsNav now={isOrderView(current) ? orderViews[current].label : current}>
      <h2>Views</h2>
      <ul>
        {orderViewNames.map((view) => {
          const count = counts.find((one) => one.view === view)?.count;
          return (
            <li key={view}>
              <button
                type="button"
                aria-current={view === current ? 'true' : undefined}
                data-alert={view === 'overdue' && (count ?? 0) > 0 ? '' : undefined}
                onClick={() => onAddress(new URLSearchParams(view === 'all' ? {} : { view }))}
              >
                <span>{orderViews[view].label}</span>
                <span className={styles.number}>{count?.toLocaleString('en-US') ?? ''}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <KeptFilters calls={filterCalls} now={now} onAddress={onAddress} />
    </ViewsNav>
  );
}
