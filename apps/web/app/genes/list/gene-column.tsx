import type { OfferedColumns } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useRef, useState } from 'react';
import styles from './gene-list.module.css';
import type { ReadColumns } from './gene-list-preview.ts';

interface GeneColumnChoiceProps {
  readonly offered: OfferedColumns;
  /** @param column its place, from 0 */
  readonly onChoose: (column: number) => void;
}

/** Says which column of a table has the genes, by its heading and the first of its cells. */
export function GeneColumnChoice({ offered: { columns, suggested }, onChoose }: GeneColumnChoiceProps) {
  const [picked, setPicked] = useState<{ readonly of: typeof columns; readonly column: number } | null>(null);
  // What was picked belongs to one table; another one may have come since.
  const chosen = picked !== null && headingsOf(picked.of) === headingsOf(columns) ? picked.column : suggested;
  return (
    <form
      className={styles.geneColumn}
      aria-label="Column of the genes"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <SelectField
        label="The genes are in"
        value={String(chosen)}
        options={columns.map(({ column, heading, examples }) => ({
          value: String(column),
          label: `${heading.slice(0, 40)}: ${examples.join(', ').slice(0, 60)}`,
        }))}
        onValueChange={(column) => setPicked({ of: columns, column: Number(column) })}
      />
      <Button variant="soft" type="submit">
        Read this column
      </Button>
    </form>
  );
}

const headingsOf = (columns: OfferedColumns['columns']): string => columns.map(({ heading }) => heading).join('\t');

/** So many headings that are not read are named. */
const namedAtMost = 6;

interface ColumnsOfTableProps extends Pick<GeneColumnChoiceProps, 'onChoose'> {
  readonly columns: ReadColumns;
  /** Most of what was read is no gene: the choice is open. */
  readonly isDoubtful: boolean;
}

/** Which columns of a table were read, which lines hold no gene, and the way to say it otherwise. */
export function ColumnsOfTable({ columns, isDoubtful, onChoose }: ColumnsOfTableProps) {
  const { read, notRead, withoutGene, offered } = columns;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? isDoubtful;
  const opener = useRef<HTMLButtonElement>(null);
  if (read.length < 2 && notRead.length === 0 && offered === null) return null;
  const more = notRead.length - namedAtMost;
  return (
    <div className={styles.columns}>
      <p>
        {read.length === 0 ? (
          'Every cell was read as a gene.'
        ) : (
          <>
            Read: <b>{read.join(', ')}</b>.
          </>
        )}
        {notRead.length === 0
          ? ''
          : ` Not read: ${notRead.slice(0, namedAtMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`}
        {withoutGene === 0
          ? ''
          : ` ${countText(withoutGene, 'line')} without a gene ${withoutGene === 1 ? 'is' : 'are'} left out.`}{' '}
        {offered === null ? null : (
          <Button ref={opener} size="small" variant="link" aria-expanded={open} onClick={() => setOpened(!open)}>
            {read.length === 0 ? 'Read one column' : 'Change the column'}
          </Button>
        )}
      </p>
      {open && offered !== null ? (
        <GeneColumnChoice
          offered={offered}
          onChoose={(column) => {
            // What was pressed may be gone with the choice.
            opener.current?.focus();
            setOpened(null);
            onChoose(column);
          }}
        />
      ) : null}
    </div>
  );
}
