import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Checkbox } from '@cutsite/ui/form';
import { type ReactNode, useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { FindTexts } from '../find/find-bar.tsx';
import type { ListedRow } from './columns.ts';
import { FindRowsBar } from './find-rows-bar.tsx';
import { appendRow, type RowList } from './row-list.ts';
import styles from './row-tools.module.css';
import { showFaultyRow } from './show-faulty-row.ts';

const RowKeys = loadedPart(async () => (await import('../keyboard-help/row-keys.tsx')).RowKeys);

/** How many rows there are something to say about. */
export interface FaultyRows {
  /** Those that cannot be ordered as they are. */
  readonly toFix: number;
  /** Those and the ones with warnings. */
  readonly toSay: number;
}

interface RowToolsProps<Row extends ListedRow, Change extends object> {
  readonly list: RowList<Row, Change>;
  readonly count: number;
  readonly faulty: FaultyRows;
  readonly onlyFaulty: boolean;
  readonly onOnlyFaulty: (only: boolean) => void;
  readonly find: FindTexts;
  /** Other ways to add rows, such as a dialog for lists. */
  readonly add: ReactNode;
  /** What new rows start with. */
  readonly children: ReactNode;
}

/** What stands above the rows: adding, finding, what is to be fixed, and what new rows start with. */
export function RowTools<Row extends ListedRow, Change extends object>(props: RowToolsProps<Row, Change>) {
  const { list, count, faulty, onlyFaulty, onOnlyFaulty, find, add, children } = props;
  const { words } = list;
  const { toFix, toSay } = faulty;
  const [keys, setKeys] = useState(false);
  return (
    <div className={styles.tools}>
      <Button variant="soft" icon="add" onClick={() => appendRow(list, '')}>
        {`Add ${words.aNew}`}
      </Button>
      {add}
      <FindRowsBar list={list} words={find} />
      <span className={styles.count} role="status">
        <b>{countText(count, words.one, words.many)}</b>
        {toFix > 0 ? (
          <span>
            , <b>{toFix}</b> to fix:{' '}
            <button type="button" onClick={() => showFaultyRow('first')}>
              jump to the first
            </button>
          </span>
        ) : null}
      </span>
      {toSay > 0 || onlyFaulty ? (
        <span className={styles.only}>
          <Checkbox
            label={`Only ${words.many} with errors or warnings (${toSay})`}
            checked={onlyFaulty}
            onChange={(event) => onOnlyFaulty(event.currentTarget.checked)}
          />
        </span>
      ) : null}
      <span className={styles.spring} />
      <span className={styles.keys}>
        <Button variant="quiet" size="small" onClick={() => setKeys(true)}>
          <kbd>?</kbd> <span className="cs-visually-hidden">Keyboard</span>
        </Button>
      </span>
      {children}
      {keys ? <RowKeys words={words} find={find} onClose={() => setKeys(false)} /> : null}
    </div>
  );
}
