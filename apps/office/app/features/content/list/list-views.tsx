import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';
import type { countEntries } from '@cutsite/contracts/content';
import { keepView, removeView } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { Icon } from '@cutsite/ui/icon';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { contentQueries, type EntryQuery } from '../content-queries.ts';
import { stateLabel } from '../content-words.tsx';
import styles from './list.module.css';
import { filterText } from './list-address.ts';

interface ListViewsProps {
  readonly query: EntryQuery;
  readonly counts: SuccessAnswer<typeof countEntries>['body'] | undefined;
  readonly onAddress: (params: URLSearchParams) => void;
}

const views = ['', 'mine', 'draft', 'in_review', 'scheduled', 'published', 'changed', 'taken_off', 'unused', 'trash'];
const viewLabels: Readonly<Record<string, string>> = {
  ...{ '': 'All entries', mine: 'Mine', unused: 'Used nowhere', trash: 'Trash' },
};
const tools = [
  ['Media', '/office/content/media'],
  ['Redirects', '/office/content/redirects'],
  ['Import and export', '/office/content/import'],
  ['Log', '/office/content/log'],
] as const;

/** The views with their counts, the types that have entries, the filters that somebody keeps, and the tools. */
export function ListViews({ query, counts, onAddress }: ListViewsProps) {
  const countOf = (view: string) => counts?.states.find(({ name }) => name === view)?.count;
  const all = counts?.types.reduce((sum, { count }) => sum + count, 0);
  const show = (fields: Record<string, string>) => onAddress(new URLSearchParams(fields));
  return (
    <nav className={styles.views} aria-label="Views">
      <h2>Views</h2>
      <ul>
        {views.map((view) => (
          <li key={view}>
            <button
              type="button"
              aria-current={query.type === undefined && (query.state ?? '') === view ? 'true' : undefined}
              onClick={() => show(view === '' ? {} : { state: view })}
            >
              <span>{viewLabels[view] ?? stateLabel(view)}</span>
              <span className={styles.number}>{view === '' ? all : countOf(view)}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2>Types</h2>
      <ul>
        {counts?.types.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={query.type === name ? 'true' : undefined}
              onClick={() => show({ type: name })}
            >
              <span>{isContentTypeName(name) ? contentTypeOf(name).plural : name}</span>
              <span className={styles.number}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
      <KeptViews query={query} onAddress={onAddress} />
      <h2>Tools</h2>
      <ul>
        {tools.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function KeptViews({ query, onAddress }: Pick<ListViewsProps, 'query' | 'onAddress'>) {
  const client = useQueryClient();
  const { data } = useQuery(contentQueries.views());
  const [name, setName] = useState('');
  const now = filterText(query);
  const show = (kept: unknown) => client.setQueryData(contentQueries.views().queryKey, kept as never);
  const keep = useMutation({
    mutationFn: () => call(keepView, { body: { name, query: now } }),
    onSuccess: (kept) => {
      show(kept);
      setName('');
    },
  });
  const remove = useMutation({ mutationFn: (id: string) => call(removeView, { params: { id } }), onSuccess: show });
  if (now === '' && (data?.views.length ?? 0) === 0) return null;
  return (
    <>
      <h2>My filters</h2>
      <ul>
        {data?.views.map((view) => (
          <li key={view.id} className={styles.kept}>
            <button type="button" onClick={() => onAddress(new URLSearchParams(view.query))}>
              {view.name}
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`Forget the filter ${view.name}`}
              onClick={() => remove.mutate(view.id)}
            >
              <Icon name="close" size={12} />
            </ActionIcon>
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
