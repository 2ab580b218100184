import type { SheetColumn } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import type { ColumnsRead as Columns } from '../list-preview.ts';
import type { ChosenColumn } from '../list-product.ts';
import type { Reading } from '../read-source.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './columns.module.css';

interface ColumnsReadProps {
  readonly found: Columns;
  /** What a column was read as, in the middle of a sentence. */
  readonly words: Readonly<Record<SheetColumn, string>>;
  readonly columns: readonly ChosenColumn[];
  readonly onRead: (reading: Reading) => void;
}

/** So many headings that are not read are named. */
const namedAtMost = 6;

/** Which columns of a list were read as what, which were not read, and the way to say it otherwise. */
export function ColumnsRead({ found, words, columns, onRead }: ColumnsReadProps) {
  const { headings, read, notRead, chosen } = found;
  const [open, setOpen] = useState(false);
  const more = notRead.length - namedAtMost;
  return (
    <div className={styles.columnsRead}>
      <p>
        Read:{' '}
        {read.map(({ column, heading }, at) => (
          <span key={column}>
            {at === 0 ? '' : ', '}
            {words[column]} from <b>{heading}</b>
          </span>
        ))}
        .
        {notRead.length === 0
          ? ''
          : ` Not read: ${notRead.slice(0, namedAtMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}{' '}
        <Button size="small" variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          Change columns
        </Button>
      </p>
      {open ? (
        <ColumnChoice
          headings={headings}
          suggested={chosen}
          columns={columns}
          onChoose={(chosenNow) => onRead({ columns: chosenNow })}
        />
      ) : null}
    </div>
  );
}
