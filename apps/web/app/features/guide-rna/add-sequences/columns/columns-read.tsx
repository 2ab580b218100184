import type { SheetColumn } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import type { Reading } from '../../../../builder/list-import/read-source.ts';
import type { ColumnsRead as Columns } from '../preview/preview.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './columns.module.css';

interface ColumnsReadProps {
  readonly columns: Columns;
  readonly onRead: (reading: Reading) => void;
}

const columnWords = {
  name: 'name',
  sequence: 'sequence',
  well: 'well',
  wellRow: 'row of the well',
  wellColumn: 'column of the well',
  modifications: 'modifications',
  plate: 'plate',
  project: 'project and plate',
  nuclease: 'gene editor',
  amount: 'amount',
  purification: 'purification',
} as const satisfies Record<SheetColumn, string>;

/** So many headings that are not read are named. */
const namedAtMost = 6;

/** Which columns of a list were read as what, which were not read, and the way to say it otherwise. */
export function ColumnsRead({ columns: { headings, read, notRead, chosen }, onRead }: ColumnsReadProps) {
  const [open, setOpen] = useState(false);
  const more = notRead.length - namedAtMost;
  return (
    <div className={styles.columnsRead}>
      <p>
        Read:{' '}
        {read.map(({ column, heading }, at) => (
          <span key={column}>
            {at === 0 ? '' : ', '}
            {columnWords[column]} from <b>{heading}</b>
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
        <ColumnChoice headings={headings} suggested={chosen} onChoose={(columns) => onRead({ columns })} />
      ) : null}
    </div>
  );
}
