import type { EntryRowWire } from '@cutsite/contracts/content';
import { useRowWalk } from '../../../platform/keyboard/use-row-walk.ts';
import { useShortcuts } from '../../../platform/keyboard/use-shortcuts.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import { StatePill, typeLabel } from '../content-text.tsx';
import styles from './list.module.css';

interface EntryTableProps {
  readonly entries: readonly EntryRowWire[];
  readonly isEmpty: boolean;
  readonly sort: string;
  /** Entries as they were on the screen, by id. */
  readonly chosen: ReadonlyMap<string, EntryRowWire>;
  readonly onChosen: (chosen: ReadonlyMap<string, EntryRowWire>) => void;
  readonly onSort: (sort: string) => void;
  readonly onOpen: (id: string) => void;
}

const columns: readonly { readonly label: string; readonly sorts: readonly [string, string?] | null }[] = [
  { label: 'Title and address', sorts: ['title', '-title'] },
  { label: 'Type', sorts: ['type'] },
  { label: 'State', sorts: null },
  { label: 'By', sorts: null },
  { label: 'Changed', sorts: ['-changed', 'changed'] },
  { label: 'Used in', sorts: ['-used'] },
];

/** The entries of a page: chosen by X and a click, opened by Enter. */
export function EntryTable({ entries, isEmpty, sort, chosen, onChosen, onSort, onOpen }: EntryTableProps) {
  const { at, step, body, onFocusRow } = useRowWalk(entries.length);
  const toggle = (entry: EntryRowWire) => {
    const next = new Map(chosen);
    if (!next.delete(entry.id)) next.set(entry.id, entry);
    onChosen(next);
  };
  useShortcuts('The list', [
    { keys: 'j', label: 'Next entry', run: () => step(1) },
    { keys: 'k', label: 'Entry before', run: () => step(-1) },
    { keys: 'Enter', label: 'Open', run: () => entries[at] && onOpen(entries[at].id) },
    { keys: 'x', label: 'Select', run: () => entries[at] && toggle(entries[at]) },
  ]);
  const isAll = entries.length > 0 && entries.every(({ id }) => chosen.has(id));
  if (isEmpty) return <p className={styles.nothing}>Nothing is here. Remove a filter, or make a new entry.</p>;
  return (
    <ScrollBox label="Entries">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <input
                type="checkbox"
                aria-label="Select all of this page"
                checked={isAll}
                onChange={() => onChosen(new Map(isAll ? [] : entries.map((entry) => [entry.id, entry])))}
              />
            </th>
            {columns.map(({ label, sorts }) => (
              <th key={label} scope="col" aria-sort={sortOf(sorts, sort)}>
                {sorts === null ? (
                  label
                ) : (
                  <button type="button" onClick={() => onSort(sort === sorts[0] ? (sorts[1] ?? sorts[0]) : sorts[0])}>
                    {label}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {entries.map((entry, index) => (
            <tr
              key={entry.id}
              data-active={index === at ? '' : undefined}
              data-chosen={chosen.has(entry.id) ? '' : undefined}
              onFocus={onFocusRow(index)}
            >
              <td className={styles.box}>
                <input
                  type="checkbox"
                  aria-label={`Select ${entry.title}`}
                  checked={chosen.has(entry.id)}
                  onChange={() => toggle(entry)}
                />
              </td>
              <th scope="row">
                <a
                  href={`/office/content/${entry.id}`}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    onOpen(entry.id);
                  }}
                >
                  {entry.title}
                </a>
                {entry.url === null ? null : <code>{entry.url}</code>}
              </th>
              <td>{typeLabel(entry.type)}</td>
              <td>
                <StatePill state={entry.state} />
                {entry.publish_at === null ? null : <small>{momentText(entry.publish_at)}</small>}
              </td>
              <td>{entry.updated_by ?? 'the store'}</td>
              <td>{momentText(entry.updated_at)}</td>
              <td className={styles.number}>{entry.used_in}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function sortOf(sorts: readonly [string, string?] | null, sort: string): 'ascending' | 'descending' | undefined {
  if (sorts === null || !sorts.includes(sort)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}
