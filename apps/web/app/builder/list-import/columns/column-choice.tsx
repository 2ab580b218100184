import type { ChosenColumns } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useState } from 'react';
import type { ChosenColumn } from '../list-product.ts';
import styles from './columns.module.css';

interface ColumnChoiceProps {
  /** The cells of the list's header. */
  readonly headings: readonly string[];
  readonly suggested: ChosenColumns | null;
  readonly columns: readonly ChosenColumn[];
  readonly onChoose: (columns: ChosenColumns) => void;
}

/** No heading is empty, so this is none of them. */
const none = '';

/** Which column of a list is which, where its header doesn't say so in the words that are read. */
export function ColumnChoice({ headings, suggested, columns, onChoose }: ColumnChoiceProps) {
  const named = [...new Set(headings.filter((heading) => heading !== ''))];
  const [chosen, setChosen] = useState<ChosenColumns>(
    suggested ?? { sequence: named[0] ?? none, name: null, well: null },
  );
  const options = named.map((heading) => ({ value: heading, label: heading.slice(0, 60) }));
  const chosenOrNull = (heading: string): string | null => (heading === none ? null : heading);
  const picked = [chosen.sequence, chosen.name, chosen.well].filter((heading) => heading !== null);
  const isTwice = new Set(picked).size < picked.length;
  return (
    <form
      className={styles.columns}
      aria-label="Columns of the list"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTwice) onChoose(chosen);
      }}
    >
      {columns.map(({ of, label, none: noColumn }) => (
        <SelectField
          key={of}
          label={label}
          value={chosen[of] ?? none}
          options={noColumn === null ? options : [{ value: none, label: noColumn }, ...options]}
          error={noColumn === null && isTwice ? 'Choose a different column for each.' : undefined}
          onValueChange={(heading) =>
            setChosen({ ...chosen, [of]: noColumn === null ? heading : chosenOrNull(heading) })
          }
        />
      ))}
      <Button variant="soft" type="submit" blockedBecause={isTwice ? 'Choose a different column for each.' : null}>
        Read these columns
      </Button>
    </form>
  );
}
