import { orderStates, orderStatuses } from '@cutsite/domain/placed-order';
import { productSlugs, products } from '@cutsite/domain/product';
import { Icon } from '@cutsite/ui/icon';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { DownloadLink } from '../../../platform/download-link.tsx';
import { orderQueries } from '../order-queries.ts';
import { temperatureLabels } from '../order-words.ts';
import styles from './queue.module.css';
import { filterOf, type QueueQuery } from './queue-address.ts';

interface FilterBarProps {
  readonly query: QueueQuery;
  readonly onChange: (fields: Readonly<Record<string, string | null>>) => void;
}

const any = { value: '', label: 'any' };
const choices = {
  status: [any, ...orderStatuses.map((value) => ({ value, label: orderStates[value].label }))],
  review: [
    any,
    ...[
      { value: 'pending', label: 'open' },
      { value: 'held', label: 'held' },
      { value: 'cleared', label: 'cleared' },
      { value: 'not_required', label: 'not asked for' },
    ],
  ],
  temperature: [any, ...Object.entries(temperatureLabels).map(([value, label]) => ({ value, label }))],
  product: [any, ...productSlugs.map((value) => ({ value, label: products[value].label }))],
};

/** What the list is narrowed down by; every choice stands in the address. */
export function FilterBar({ query, onChange }: FilterBarProps) {
  const { data } = useQuery(orderQueries.salesReps());
  const reps = data?.sales_reps ?? [];
  const select = (name: keyof typeof choices, label: string) => (
    <NativeSelect
      size="xs"
      label={label}
      data={choices[name]}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const day = (name: string, label: string) => (
    <TextInput
      size="xs"
      type="date"
      label={label}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const narrowedBy = Object.keys(filterOf(query)).filter((name) => name !== 'view').length;
  return (
    <>
      <Button
        className={styles.narrow}
        size="compact-sm"
        variant="default"
        aria-expanded={isUnfolded}
        aria-controls="order-filters"
        leftSection={<Icon name={isUnfolded ? 'down' : 'forward'} size={14} />}
        onClick={toggle}
      >
        {narrowedBy === 0 ? 'Filters and export' : `Filters and export, ${narrowedBy} set`}
      </Button>
      <div id="order-filters" className={styles.filters} role="group" aria-label="Filters">
        {select('status', 'State')}
        {select('review', 'Review')}
        {select('temperature', 'Temperature')}
        {select('product', 'Product')}
        {day('placed_from', 'Placed from')}
        {day('placed_to', 'Placed to')}
        {day('due_to', 'Due by')}
        <NativeSelect
          size="xs"
          label="Sales"
          data={[
            any,
            { value: 'none', label: 'not assigned' },
            ...reps.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={query['sales_rep'] ?? ''}
          onChange={(event) => onChange({ sales_rep: event.currentTarget.value })}
        />
        {query['customer'] !== undefined && (
          <Button size="compact-xs" variant="light" onClick={() => onChange({ customer: null })}>
            One customer&nbsp;
            <Icon name="close" size={12} label="take out" />
          </Button>
        )}
        {query['search'] !== undefined && (
          <Button size="compact-xs" variant="light" onClick={() => onChange({ search: null })}>
            “{query['search']}”&nbsp;
            <Icon name="close" size={12} label="take out" />
          </Button>
        )}
        {narrowedBy > 0 && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onChange(Object.fromEntries(Object.keys(filterOf(query)).map((name) => [name, null])))}
          >
            Clear
          </Button>
        )}
        <DownloadLink
          className={styles.export}
          href={`/api/staff/orders/export/?${new URLSearchParams(exported(query)).toString()}`}
        >
          <Icon name="download" size={14} /> CSV of all pages
        </DownloadLink>
      </div>
    </>
  );
}

const exported = ({ page: _page, ...query }: QueueQuery): QueueQuery => query;
