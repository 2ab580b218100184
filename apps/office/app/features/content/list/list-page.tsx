import { contentTypeNames, contentTypeOf } from '@cutsite/content/type';
import type { EntryRowWire } from '@cutsite/contracts/content';
import { groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { Pager, pagesOf } from '../../../platform/listing/pager.tsx';
import { TypedFilter } from '../../../platform/listing/typed-filter.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import { contentQueries } from '../content-queries.ts';
import { stateLabel, typeLabel } from '../content-text.tsx';
import { firstToFill } from '../draft/draft-checks.ts';
import { NewEntry } from '../form/new-entry.tsx';
import { type BulkOutcome, remainingSelection } from '../remaining-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EntryTable } from './entry-table.tsx';
import { GoToEntry } from './go-to-entry.tsx';
import styles from './list.module.css';
import { changedAddress, readListAddress } from './list-address.ts';
import { ListViews } from './list-views.tsx';
import { NewEntryChoice } from './new-entry-choice.tsx';

export interface ListPageProps {
  /** The search part of the address. */
  readonly params: URLSearchParams;
  readonly onAddress: (params: URLSearchParams, how?: { readonly replace: boolean }) => void;
  /** @param field that is to be filled in first */
  readonly onOpen: (id: string, field?: string | null) => void;
}

const pageSize = 50;

/** All content: views, filters, the table, and what is done to several entries at once (CT-52). */
export function ListPage({ params, onAddress, onOpen }: ListPageProps) {
  usePageTitle('Content');
  const client = useQueryClient();
  const query = readListAddress(params);
  const list = useQuery(contentQueries.list(query));
  const counts = useQuery(contentQueries.counts());
  const [chosen, setChosen] = useState<ReadonlyMap<string, EntryRowWire>>(new Map());
  const [newType, setNewType] = useState<string | null>(null);
  const newEntry = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const change = (fields: Readonly<Record<string, string>>, how?: { readonly replace: boolean }) => {
    setChosen(new Map());
    onAddress(changedAddress(query, fields), how);
  };
  const keepChosen = (outcome: BulkOutcome) => {
    const now = client.getQueryData(contentQueries.list(query).queryKey)?.entries ?? [];
    setChosen((before) => remainingSelection(before, now, outcome));
  };
  useShortcuts('Content', [
    { keys: 'n', label: 'New entry', run: () => newEntry.current?.click() },
    { keys: 'f', label: 'Find in the list', run: () => search.current?.focus() },
  ]);
  const { entries = [], total = 0 } = list.data ?? {};
  const page = Number(query.page ?? '1');
  const title = query.state === undefined ? 'All entries' : stateLabel(query.state);
  const heading = query.type === undefined ? title : `${title}: ${typeLabel(query.type)}`;
  return (
    <div className={styles.page}>
      <ListViews query={query} title={heading} counts={counts.data} onAddress={onAddress} />
      <section className={styles.list} aria-label="List of entries">
        <div className={styles.head}>
          <h1>{heading}</h1>
          <p className="cs-muted cs-small" role="status">
            {list.isPending ? 'One moment…' : total === 1 ? '1 entry' : `${groupedDigits(total)} entries`}
          </p>
          <span className={styles.space} />
          <NewEntryChoice ref={newEntry} onChoose={setNewType} />
        </div>
        <div className={styles.filters}>
          <TypedFilter
            ref={search}
            label="Find"
            placeholder="Title, address, words"
            value={query.search ?? ''}
            onFind={(text) => change({ search: text })}
          />
          <NativeSelect
            size="xs"
            label="Type"
            value={query.type ?? ''}
            data={[
              { value: '', label: 'Every type' },
              ...contentTypeNames.map((name) => ({ value: name, label: contentTypeOf(name).label })),
            ]}
            onChange={(event) => change({ type: event.currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label="Changed by"
            value={query.by ?? ''}
            data={[
              { value: '', label: 'Anybody' },
              { value: 'me', label: 'Me' },
              ...(counts.data?.editors ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => change({ by: event.currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            label="Changed"
            value={query.changed ?? ''}
            data={[
              { value: '', label: 'At any time' },
              { value: 'today', label: 'Today' },
              { value: 'week', label: 'This week' },
              { value: 'month', label: 'This month' },
            ]}
            onChange={(event) => change({ changed: event.currentTarget.value })}
          />
        </div>
        {list.error === null ? null : (
          <Notice tone="error" role="alert">
            {list.error.message}
          </Notice>
        )}
        <BulkBar chosen={chosen} isTrash={query.state === 'trash'} onCopied={(id) => onOpen(id)} onDone={keepChosen} />
        <EntryTable
          entries={entries}
          isEmpty={!list.isPending && total === 0}
          sort={query.sort ?? '-changed'}
          chosen={chosen}
          onChosen={setChosen}
          onSort={(sort) => change({ sort })}
          onOpen={onOpen}
        />
        <Pager {...pagesOf(page, pageSize, total)} onPage={(to, how) => change({ page: String(to) }, how)} />
        <p className={styles.hints}>
          <kbd>j</kbd> <kbd>k</kbd> next and previous <kbd>Enter</kbd> open <kbd>x</kbd> select <kbd>n</kbd> new{' '}
          <kbd>f</kbd> find <kbd>Ctrl K</kbd> go to an entry <kbd>?</kbd> all keys
        </p>
      </section>
      <GoToEntry onOpen={onOpen} />
      {newType === null ? null : (
        <NewEntry
          type={newType}
          onClose={() => setNewType(null)}
          onMade={(made) => onOpen(made.id, firstToFill(made.type, made))}
        />
      )}
    </div>
  );
}
