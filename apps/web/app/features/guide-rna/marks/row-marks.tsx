import { type Control, controlOf, type MarkedAs, type RowText } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useRef } from 'react';
import styles from './row-marks.module.css';

/** A well or a tube. */
type MarkedRow = RowText & { readonly markedAs?: MarkedAs };

interface RowMarksProps<Row extends MarkedRow> {
  readonly row: Row;
  /** "well", "tube" */
  readonly what: string;
  /** "A01" */
  readonly label: string;
  /** Changes the row in one step that can be undone. */
  readonly onChange: (step: string, next: (row: Row) => Row) => void;
}

const options: readonly { readonly value: MarkedAs; readonly label: string }[] = [
  { value: 'guide', label: 'guide' },
  { value: 'negative_control', label: 'negative control' },
  { value: 'positive_control', label: 'positive control' },
];

/** What a row is as a control, and the text that was pasted into it, to be had back. */
export function RowMarks<Row extends MarkedRow>({ row, what, label, onChange }: RowMarksProps<Row>) {
  const choice = useRef<HTMLSelectElement>(null);
  const control = controlOf(row);
  const { asPasted } = row;
  const isMended = asPasted !== undefined && (asPasted.name !== row.name || asPasted.sequence !== row.sequence);
  return (
    <div className={styles.marks}>
      {isMended ? (
        <p className={styles.pasted}>
          Pasted as <code>{[asPasted.name, asPasted.sequence].filter((text) => text.trim() !== '').join(' ')}</code>{' '}
          <Button
            size="small"
            variant="link"
            onClick={() => {
              // The button goes with the press, and the focus stays beside it.
              choice.current?.focus();
              onChange(`use the pasted text in ${label}`, (one) => ({ ...withoutPasted(one), ...asPasted }));
            }}
          >
            Use the pasted text
          </Button>
        </p>
      ) : null}
      <SelectField
        ref={choice}
        label={`This ${what} is a`}
        value={control ?? 'guide'}
        options={options}
        hint={hintOf(control, row, what)}
        onValueChange={(markedAs) =>
          onChange(`mark ${label} as ${markedAs.replace('_', ' ')}`, (one) => marked(one, markedAs))
        }
      />
    </div>
  );
}

function withoutPasted<Row extends MarkedRow>(row: Row): Row {
  const { asPasted: _, ...rest } = row;
  return rest as Row;
}

/** As its name says: then there is nothing to remember. */
function marked<Row extends MarkedRow>(row: Row, markedAs: MarkedAs): Row {
  const { markedAs: _, ...rest } = row;
  const byName = controlOf({ name: row.name }) ?? 'guide';
  return (byName === markedAs ? rest : { ...rest, markedAs }) as Row;
}

function hintOf(control: Control | null, { markedAs }: MarkedRow, what: string): string {
  if (markedAs !== undefined) return `As you said. It is made like every other ${what}.`;
  return control === null ? 'Controls are recognised by names such as NTC-1.' : 'Recognised by its name.';
}
