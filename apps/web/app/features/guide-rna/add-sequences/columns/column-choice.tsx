import type { ChosenColumns } from '@cutsite/domain/sheet';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useState } from 'react';
import { useProject } from '../../project/use-builder.tsx';
import styles from './columns.module.css';

interface ColumnChoiceProps {
  /** The cells of the list's header. */
  readonly headings: readonly string[];
  readonly suggested: ChosenColumns | null;
  readonly onChoose: (columns: ChosenColumns) => void;
}

/** No heading is empty, so this is none of them. */
const none = '';

/** Which column of a list is which, where its header doesn't say so in the words that are read. */
export function ColumnChoice({ headings, suggested, onChoose }: ColumnChoiceProps) {
  const { format } = useProject();
  const named = [...new Set(headings.filter((heading) => heading !== ''))];
  const [chosen, setChosen] = useState<ChosenColumns>(
    suggested ?? { sequence: named[0] ?? none, name: null, well: null },
  );
  const options = named.map((heading) => ({ value: heading, label: heading.slice(0, 60) }));
  const orNone = (label: string) => [{ value: none, label }, ...options];
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
      <SelectField
        label="Sequence is in"
        value={chosen.sequence}
        options={options}
        error={isTwice ? 'One column for each.' : undefined}
        onValueChange={(sequence) => setChosen({ ...chosen, sequence })}
      />
      <SelectField
        label="Name is in"
        value={chosen.name ?? none}
        options={orNone('no column: name them later')}
        onValueChange={(heading) => setChosen({ ...chosen, name: chosenOrNull(heading) })}
      />
      {format === 'plates' ? (
        <SelectField
          label="Well is in"
          value={chosen.well ?? none}
          options={orNone('no column: fill in order')}
          onValueChange={(heading) => setChosen({ ...chosen, well: chosenOrNull(heading) })}
        />
      ) : null}
      <Button variant="soft" type="submit" blockedBecause={isTwice ? 'One column for each.' : null}>
        Read these columns
      </Button>
    </form>
  );
}
