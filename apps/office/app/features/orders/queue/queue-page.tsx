import { isOrderView, orderViews } from '@cutsite/domain/placed-order';
import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundText, isMoreThanCounted } from '../../../platform/listing/found-text.ts';
import { Pager } from '../../../platform/listing/pager.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { orderQueries } from '../order-queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrderPreview } from './order-preview.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './queue.module.css';
import { changedAddress, filterOf, type QueueQuery, readQueueAddress } from './queue-address.ts';
import type { QueuePlace } from './queue-place.ts';
import { QueueViews } from './queue-views.tsx';
import { useChosen } from './use-chosen.ts';
import { useQueueKeys } from './use-queue-keys.ts';

export interface QueuePageProps {
  /** The search part of the address. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams) => void;
  /** Opens an order; its place in the list goes with it. */
  readonly onOpen: (orderId: string, place: QueuePlace) => void;
  /** The order that was opened from here, for who comes back; null for who comes again. */
  readonly cameBackFrom: string | null;
}

/** All orders: views, filters, the table, and what is done to several at once (OF-23). */
export function QueuePage({ params, onAddress, onOpen: openAt, cameBackFrom }: QueuePageProps) {
  usePageTitle('Orders');
  const { query, ignored } = readQueueAddress(params);
  const list = useQuery(orderQueries.list(query));
  const counts = useQuery(orderQueries.counts(filterOf(query)));
  // The rows of the filter before stand until the new ones come; nothing can be done to them.
  const isOutdated = list.isPlaceholderData;
  const orders = isOutdated ? [] : (list.data?.orders ?? []);
  const chosen = useChosen(orders, query);
  const change = (fields: Readonly<Record<string, string | null>>) => onAddress(changedAddress(query, fields));
  const view = query['view'] ?? '';
  const title = orderViews[isOrderView(view) ? view : 'all'].label;
  const onOpen = (orderId: string) =>
    openAt(orderId, {
      search: new URLSearchParams(query).toString(),
      title,
      ids: orders.map(({ order_id: id }) => id),
      hasMore: list.data?.has_more === true,
    });
  const [isBeside, setBeside] = useState(false);
  const walk = useQueueKeys({
    orders,
    startAt: cameBackFrom,
    onOpen,
    onToggle: chosen.toggle,
    onToggleAll: chosen.togglePage,
    onBeside: setBeside,
  });
  const shown = isBeside ? orders[walk.at] : undefined;
  const filtered = counts.isPlaceholderData ? undefined : counts.data?.filtered;
  const search = query['search'] ?? '';
  return (
    <div className={styles.page} data-beside={shown === undefined ? undefined : ''}>
      <QueueViews query={query} counts={counts.data?.views ?? []} onAddress={onAddress} />
      <section className={styles.list} aria-label="Orders">
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {filtered === undefined ? '' : foundText(filtered, search, 'order')}
          </p>
        </div>
        <FilterBar query={query} onChange={change} />
        {ignored.length > 0 && (
          <Notice tone="info">
            A filter in this address is unknown and was left out: <code>{ignored.join(', ')}</code>
          </Notice>
        )}
        {list.error !== null && (
          <Notice tone="error" role="alert">
            {list.error.message}
          </Notice>
        )}
        <BulkBar
          key={new URLSearchParams(filterOf(query)).toString()}
          chosen={chosen}
          filtered={filtered === undefined || isMoreThanCounted(filtered, search) ? undefined : filtered}
          onPage={orders.length}
        />
        <OrderTable
          orders={list.data?.orders ?? []}
          isLoading={list.isPending}
          emptyText={list.error === null ? emptyText(query) : ''}
          isOutdated={isOutdated}
          sort={query['sort'] ?? '-placed'}
          isChosen={chosen.has}
          walk={walk}
          onSort={(sort) => change({ sort })}
          onToggle={chosen.toggle}
          onToggleAll={chosen.togglePage}
          onActive={(at) => {
            walk.setAt(at);
            setBeside(true);
          }}
          onOpen={onOpen}
        />
        <Pager
          className={styles.pages}
          page={Number(query['page'] ?? '1')}
          pages={null}
          hasMore={isOutdated || list.data?.has_more === true}
          onPage={(page) => change({ page: String(page) })}
        />
        <p className={styles.hints}>
          <kbd>j</kbd> <kbd>k</kbd> next and previous <kbd>v</kbd> beside <kbd>Enter</kbd> open <kbd>x</kbd> select{' '}
          <kbd>c</kbd> clear reviews <kbd>r</kbd> release <kbd>a</kbd> assign <kbd>?</kbd> all keys
        </p>
      </section>
      {shown !== undefined && (
        <OrderPreview orderId={shown.order_id} onOpen={() => onOpen(shown.order_id)} onClose={() => setBeside(false)} />
      )}
    </div>
  );
}

const emptyText = (query: QueueQuery): string =>
  Object.keys(query).some((name) => name !== 'sort')
    ? 'No order fits. Remove a filter, or choose another view.'
    : 'There are no orders yet.';
