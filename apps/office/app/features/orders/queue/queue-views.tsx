import { keepOrderFilter, removeOrderFilter } from '@cutsite/contracts/staff-order';
import { orderViewNames, orderViews } from '@cutsite/domain/placed-order';
import { Icon } from '@cutsite/ui/icon';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { orderQueries } from '../order-queries.ts';
import styles from './queue.module.css';
import { filterOf, type QueueQuery } from './queue-address.ts';

interface QueueViewsProps {
  readonly query: QueueQuery;
  /** Empty while they are counted; the list does not wait for them. */
  readonly counts: readonly { readonly view: string; readonly count: number }[];
  readonly onAddress: (params: URLSearchParams) => void;
}

/** The views with their counts, and the filters that somebody keeps under names of their own. */
export function QueueViews({ query, counts, onAddress }: QueueViewsProps) {
  const current = query['view'] ?? 'all';
  return (
    <nav className={styles.views} aria-label="Views">
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
      <KeptFilters query={query} onAddress={onAddress} />
    </nav>
  );
}

function KeptFilters({ query, onAddress }: Pick<QueueViewsProps, 'query' | 'onAddress'>) {
  const client = useQueryClient();
  const { data } = useQuery(orderQueries.filters());
  const [name, setName] = useState('');
  const now = new URLSearchParams({ ...filterOf(query), ...(query['sort'] && { sort: query['sort'] }) }).toString();
  const show = (filters: unknown) => client.setQueryData(orderQueries.filters().queryKey, filters as never);
  const keep = useMutation({
    mutationFn: () => call(keepOrderFilter, { body: { name, query: now } }),
    onSuccess: (kept) => {
      show(kept);
      setName('');
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeOrderFilter, { params: { id } }),
    onSuccess: show,
  });
  return (
    <>
      <h2>My filters</h2>
      <ul>
        {data?.filters.map((filter) => (
          <li key={filter.id} className={styles.kept}>
            <button type="button" onClick={() => onAddress(new URLSearchParams(filter.query))}>
              {filter.name}
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`Forget the filter ${filter.name}`}
              onClick={() => remove.mutate(filter.id)}
            >
              <Icon name="close" size={12} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {now !== '' && (
        <form
          className={styles.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') keep.mutate();
          }}
        >
          <TextInput
            size="xs"
            label="Keep this filter as"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={keep.error?.message}
          />
          <Button size="compact-xs" variant="default" type="submit" disabled={name.trim() === ''}>
            Keep
          </Button>
        </form>
      )}
    </>
  );
}
