import type { ItemListWire, OrderContentsWire } from '@cutsite/contracts/order-contents';
import { Button } from '@cutsite/ui/button';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../failure/failure-notice.tsx';
import { saveFile } from '../sheets/save-file.ts';
import styles from './item-lists.module.css';

type Item = OrderContentsWire['items'][number];

export interface ItemListsProps {
  readonly items: readonly Item[];
  /** Asks for the lists: once, when somebody wants to see one. @throws Error with the sentence of the service */
  readonly fetchLists: () => Promise<readonly ItemListWire[]>;
  readonly queryKey: readonly unknown[];
  /** What the file is named after: the number of the order or quote. */
  readonly fileName: string;
  /** The plate of an item, to stand with its list. */
  readonly pictureOf?: (itemId: string) => ReactNode;
}

/** Every guide of an order, item by item, to look at and to take along; nothing where no item holds any. */
export function ItemLists({ items, fetchLists, queryKey, fileName, pictureOf }: ItemListsProps) {
  const [isWanted, setWanted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const lists = useQuery({
    queryKey,
    queryFn: fetchLists,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const listed = items.filter(({ sequence_count: count }) => count > 0);
  if (listed.length === 0) return null;

  async function save() {
    setSaving(true);
    const found = lists.data ?? (await lists.refetch()).data;
    if (found !== undefined) {
      const { listsAsCsv } = await import('./lists-as-csv.ts');
      saveFile({ name: `${fileName}.csv`, type: 'text/csv', content: listsAsCsv(found) });
    }
    setSaving(false);
  }

  return (
    <section aria-labelledby="item-lists">
      <header className={styles.head}>
        <h2 id="item-lists">Full lists</h2>
        <Button size="small" icon="download" busy={isSaving} onClick={() => void save()}>
          All as CSV
        </Button>
      </header>
      {lists.error === null ? null : (
        <FailureNotice failure={lists.error}>
          {lists.error.message}{' '}
          <Button variant="link" onClick={() => void lists.refetch()}>
            Try again
          </Button>
        </FailureNotice>
      )}
      {listed.map((item) => (
        <List
          key={item.id}
          item={item}
          list={lists.data?.find(({ item_id: id }) => id === item.id)}
          isLoading={lists.isFetching}
          picture={pictureOf?.(item.id)}
          onOpen={() => setWanted(true)}
        />
      ))}
    </section>
  );
}

interface ListProps {
  readonly item: Item;
  readonly list: ItemListWire | undefined;
  readonly isLoading: boolean;
  readonly picture: ReactNode;
  readonly onOpen: () => void;
}

function List({ item, list, isLoading, picture, onOpen }: ListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.list}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen();
      }}
    >
      <summary>
        <b>{item.name}</b>
        <small>{contentsOf(item)}</small>
      </summary>
      {isOpen ? (
        <div className={styles.open}>
          {picture ? <div className={styles.picture}>{picture}</div> : null}
          {list === undefined ? (
            isLoading ? (
              <Skeleton label="Loading the list" parts={['long', 'long']} />
            ) : null
          ) : (
            <Rows list={list} />
          )}
        </div>
      ) : null}
    </details>
  );
}

function Rows({ list: { name, columns, rows } }: { readonly list: ItemListWire }) {
  return (
    // A list that scrolls is reached by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`List of ${name}`}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows never change their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: it is their only identity
            <tr key={row}>
              {columns.map(({ title, code }, column) => (
                <td key={title} className={code ? 'cs-mono' : undefined}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "62 guides on a plate", as its kind says it; an older process of the store does not send the facts. */
function contentsOf({ facts }: Item): string {
  return (facts as Item['facts'] | undefined)?.find(({ label }) => label === 'Contents')?.value ?? '';
}
