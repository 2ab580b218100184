import { useKeyboardScroll } from '@cutsite/ui/keyboard-scroll';
import { type ReactNode, useRef } from 'react';
import type { ContentsItem, ItemList } from './contents.ts';
import styles from './items.module.css';

interface ItemContentsProps {
  readonly item: Pick<ContentsItem, 'id' | 'name' | 'facts'>;
  /** The lists of all items; undefined: on their way. */
  readonly lists: readonly ItemList[] | undefined;
  readonly error: Error | null;
  /** What is drawn of it, such as its plates. */
  readonly children?: ReactNode;
  /** A column beside the list: its heading, and its cell of each row. */
  readonly beside?:
    | { readonly title: string; readonly cell: (row: readonly string[], list: ItemList) => string }
    | undefined;
}

/** Everything that is in an item: its facts, and its wells or tubes. */
export function ItemContents({ item, lists, error, children, beside }: ItemContentsProps) {
  const wells = useRef<HTMLDivElement>(null);
  useKeyboardScroll(wells, lists !== undefined);
  const list = lists?.find(({ item_id: id }) => id === item.id);
  return (
    <div className={styles.insideItem}>
      {children}
      <dl>
        {item.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error !== null && <p>{error.message}</p>}
      {list !== undefined && (
        <div ref={wells} className={styles.wells} role="region" aria-label={`What is in ${item.name}`}>
          <table>
            <thead>
              <tr>
                {list.columns.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
                {beside !== undefined && <th scope="col">{beside.title}</th>}
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.join('\t')}>
                  {row.map((cell, at) => (
                    <td key={list.columns[at]?.title ?? at}>{list.columns[at]?.code ? <code>{cell}</code> : cell}</td>
                  ))}
                  {beside !== undefined && <td className={styles.look}>{beside.cell(row, list)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
