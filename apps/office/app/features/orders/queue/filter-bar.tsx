import { Icon } from '@cutsite/ui/icon';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { DownloadLink } from '../../../platform/download-link.tsx';
import { salesRepsQuery } from '../../../platform/sales-rep/rep-choice.tsx';
import { type ChoiceFilter, type FilterChoice, filterChips, filterChoices, filterLabels } from './filter-choices.ts';
import styles from './queue.module.css';
import type { QueueQuery } from './queue-address.ts';

interface FilterBarProps {
  readonly query: QueueQuery;
  readonly onChange: (fields: Readonly<Record<string, string | null>>) => void;
}

const any: FilterChoice = { value: '', label: 'any' };
const choiceFilters: readonly ChoiceFilter[] = ['status', 'review', 'temperature', 'product'];
const days = ['placed_from', 'placed_to', 'due_to'];

/** What the list is narrowed down by: fields, and a chip for each that is set; every choice stands in the address. */
export function FilterBar({ query, onChange }: FilterBarProps) {
  const { data } = useQuery(salesRepsQuery());
  const reps = [
    { value: 'none', label: 'not assigned' },
    ...(data?.sales_reps ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const select = (name: string, choices: readonly FilterChoice[]) => (
    <NativeSelect
      key={name}
      size="xs"
      label={filterLabels[name]}
      data={[any, ...choices]}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const chips = filterChips(query, reps);
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
        {chips.length === 0 ? 'Filters and export' : `Filters and export, ${chips.length} set`}
      </Button>
      <div id="order-filters" className={styles.filters} role="group" aria-label="Filters">
        {choiceFilters.map((name) => select(name, filterChoices[name]))}
        {days.map((name) => (
          <TextInput
            key={name}
            size="xs"
            type="date"
            label={filterLabels[name]}
            value={query[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
        {select('sales_rep', reps)}
        <DownloadLink
          className={styles.export}
          href={`/api/staff/orders/export/?${new URLSearchParams(exported(query)).toString()}`}
        >
          <Icon name="download" size={14} /> CSV of all pages
        </DownloadLink>
      </div>
      {chips.length === 0 ? null : (
        <div className={`cs-chips ${styles.setFilters}`} role="group" aria-label="Filters that are set">
          {chips.map(({ name, text }) => (
            <Button
              key={name}
              size="compact-xs"
              variant="light"
              rightSection={<Icon name="close" size={12} label="take out" />}
              onClick={() => onChange({ [name]: null })}
            >
              {text}
            </Button>
          ))}
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onChange(Object.fromEntries(chips.map(({ name }) => [name, null])))}
          >
            Clear
          </Button>
        </div>
      )}
    </>
  );
}

const exported = ({ page: _page, ...query }: QueueQuery): QueueQuery => query;
