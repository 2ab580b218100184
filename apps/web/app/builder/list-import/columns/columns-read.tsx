import type { SheetColumn, SheetReading } from '@cutsite/domain/sheet';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import type { ColumnsRead as Columns } from '../list-preview.ts';
import type { ChosenColumn } from '../list-product.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './columns.module.css';

interface ColumnsReadProps {
  readonly found: readonly Columns[];
  /** What a column was read as, in the middle of a sentence. */
  readonly words: Readonly<Record<SheetColumn, string>>;
  readonly columns: readonly ChosenColumn[];
  /** Reads sheets, by their places, in the way that the customer says. */
  readonly onRead: (places: readonly number[], reading: SheetReading) => void;
}

/** So many headings that are not read are named. */
const headingsNamed = 6;
const sheetsNamed = 3;
/** So many sheets that were read differently stand in sight. */
const readingsShown = 3;

/**
 * Which columns of a list were read as what, which were not read, and the way to say it otherwise. One sentence where
 * all sheets are alike, else one for each kind of sheet.
 */
export function ColumnsRead({ found, words, columns, onRead }: ColumnsReadProps) {
  const [shown, setShown] = useState(readingsShown);
  if (found.length === 0) return null;
  const hidden = found.slice(shown).reduce((sum, { sheets }) => sum + sheets.length, 0);
  return (
    <div className={styles.columnsRead}>
      {found.slice(0, shown).map((reading) => (
        <OneReading
          key={reading.sheets.map(({ at }) => at).join() + reading.headings.join()}
          found={reading}
          of={found.length === 1 ? null : namesOf(reading)}
          words={words}
          columns={columns}
          onRead={onRead}
        />
      ))}
      {hidden === 0 ? null : (
        <p>
          <Button size="small" variant="link" onClick={() => setShown(found.length)}>
            {`Show the columns of ${countText(hidden, 'more sheet')}`}
          </Button>
        </p>
      )}
    </div>
  );
}

function namesOf({ sheets }: Columns): string {
  const named = sheets.slice(0, sheetsNamed).map(({ at, name }) => name ?? `Sheet ${at + 1}`);
  const more = sheets.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface OneReadingProps extends Omit<ColumnsReadProps, 'found'> {
  readonly found: Columns;
  /** The names of the sheets; null where all sheets are meant. */
  readonly of: string | null;
}

function OneReading({ found, of, words, columns, onRead }: OneReadingProps) {
  const { sheets, headings, read, notRead, blocks, chosen } = found;
  const [open, setOpen] = useState(false);
  const more = notRead.length - headingsNamed;
  return (
    <>
      <p>
        {of === null ? 'Read: ' : <b>{of}: </b>}
        {read.map(({ column, heading }, at) => (
          <span key={column}>
            {at === 0 ? '' : ', '}
            {words[column]} from <b>{heading}</b>
          </span>
        ))}
        .{blocks === 1 ? '' : ` ${blocks} lists stand side by side here; all are read, the left one first.`}
        {notRead.length === 0
          ? ''
          : ` Not read: ${notRead.slice(0, headingsNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}{' '}
        <Button size="small" variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {of === null ? 'Change columns' : `Change columns of ${of}`}
        </Button>
      </p>
      {open ? (
        <ColumnChoice
          headings={headings}
          suggested={chosen}
          columns={columns}
          onChoose={(columnsNow) => {
            setOpen(false);
            onRead(
              sheets.map(({ at }) => at),
              { columns: columnsNow },
            );
          }}
        />
      ) : null}
    </>
  );
}
