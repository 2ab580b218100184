import { Button } from '@cutsite/ui/button';
import { type ReactNode, useState } from 'react';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { FindTexts } from '../find/find-bar.tsx';
import type { ListedRow } from './columns.ts';
import { FindRowsBar } from './find-rows-bar.tsx';
import { appendRow, type RowList } from './row-list.ts';
import styles from './row-tools.module.css';

const RowKeys = loadedPart(async () => (await import('../keyboard-help/row-keys.tsx')).RowKeys);

interface RowToolsProps<Row extends ListedRow, Change extends object> {
  readonly list: RowList<Row, Change>;
  readonly find: FindTexts;
  /** Other ways to add rows, such as a dialog for lists. */
  readonly add: ReactNode;
  /** What new rows start with. */
  readonly children: ReactNode;
}

/** What stands above the rows: adding, finding, and what new rows start with. */
export function RowTools<Row extends ListedRow, Change extends object>(props: RowToolsProps<Row, Change>) {
  const { list, find, add, children } = props;
  const { words } = list;
  const [keys, setKeys] = useState(false);
  return (
    <div className={styles.tools}>
      <Button variant="soft" icon="add" onClick={() => appendRow(list, '')}>
        {`Add ${words.aNew}`}
      </Button>
      {add}
      <FindRowsBar list={list} words={find} />
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
