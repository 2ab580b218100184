import { Icon } from '@cutsite/ui/icon';
import { TextInput } from '@mantine/core';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import styles from './kept-filters.module.css';

/** A filter that somebody keeps under a name; `query` is the address of the list without its `?`. */
export interface KeptFilter {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** Where the filters of a list are kept. Each write answers with all that are kept then. */
export interface FilterCalls {
  readonly queryKey: QueryKey;
  readonly list: () => Promise<readonly KeptFilter[]>;
  readonly keep: (body: { readonly name: string; readonly query: string }) => Promise<readonly KeptFilter[]>;
  readonly remove: (id: string) => Promise<readonly KeptFilter[]>;
}

interface KeptFiltersProps {
  readonly calls: FilterCalls;
  /** The filter of the list that is shown, as an address; empty: there is nothing to keep. */
  readonly now: string;
  readonly onAddress: (params: URLSearchParams) => void;
}

/** The filters of a list that somebody keeps under names of their own (OF-3). Empty where there are none to show. */
export function KeptFilters({ calls, now, onAddress }: KeptFiltersProps) {
  const client = useQueryClient();
  const { data: kept = [] } = useQuery({ queryKey: calls.queryKey, queryFn: calls.list, staleTime: 300_000 });
  const [name, setName] = useState('');
  const show = (filters: readonly KeptFilter[]) => client.setQueryData(calls.queryKey, filters);
  const keep = useMutation({
    mutationFn: () => calls.keep({ name, query: now }),
    onSuccess: (filters) => {
      show(filters);
      setName('');
    },
  });
  const remove = useMutation({ mutationFn: calls.remove, onSuccess: show });
  if (now === '' && kept.length === 0) return null;
  return (
    <>
      <h2>My filters</h2>
      <ul>
        {kept.map((filter) => (
          <li key={filter.id} className={styles.kept}>
            <button type="button" onClick={() => onAddress(new URLSearchParams(filter.query))}>
              {filter.name}
            </button>
            <IconButton
              color="gray"
              size={24}
              aria-label={`Forget the filter ${filter.name}`}
              onClick={() => remove.mutate(filter.id)}
            >
              <Icon name="close" size={12} />
            </IconButton>
          </li>
        ))}
      </ul>
      {now === '' ? null : (
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
            maxLength={60}
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
