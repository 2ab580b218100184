import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { useRef } from 'react';
import styles from './row-marks.module.css';

/** What a product's rows can be, such as samples and controls: recognised by their names, or chosen. */
export interface MarkRules<Mark extends string> {
  readonly options: readonly { readonly value: Mark; readonly label: string }[];
  /** What a row is whose name says nothing else. */
  readonly usual: Mark;
  /** What a name says; null where it says nothing. */
  readonly byName: (name: string) => Mark | null;
  /** Which names are recognised: "Controls are recognised by names such as NTC-1." */
  readonly hint: string;
}

/** A well or a tube, with what the customer chose against its name, and the text that a paste corrected. */
interface MarkedRow<Mark extends string> {
  readonly name: string;
  readonly sequence: string;
  readonly asPasted?: { readonly name: string; readonly sequence: string };
  readonly markedAs?: Mark;
}

interface RowMarksProps<Row, Mark extends string> {
  readonly rules: MarkRules<Mark>;
  readonly row: Row;
  /** "well", "tube" */
  readonly what: string;
  /** "A01" */
  readonly label: string;
  /** Changes the row in one step that can be undone. */
  readonly onChange: (step: string, next: (row: Row) => Row) => void;
}

/** What a row is, to be corrected, and the text that was pasted into it, to be put back. */
export function RowMarks<Row extends MarkedRow<Mark>, Mark extends string>({
  rules,
  row,
  what,
  label,
  onChange,
}: RowMarksProps<Row, Mark>) {
  const choice = useRef<HTMLSelectElement>(null);
  const { asPasted, markedAs } = row;
  const isCorrected = asPasted !== undefined && (asPasted.name !== row.name || asPasted.sequence !== row.sequence);
  const named = rules.byName(row.name);
  const byName = named === null ? rules.hint : 'Recognised by its name.';
  return (
    <div className={styles.marks}>
      {isCorrected ? (
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
        value={markedAs ?? named ?? rules.usual}
        options={rules.options}
        hint={markedAs === undefined ? byName : `As you chose. It is made like every other ${what}.`}
        onValueChange={(mark) =>
          onChange(`mark ${label} as ${mark.replace('_', ' ')}`, (one) => marked(one, mark, rules))
        }
      />
    </div>
  );
}

function withoutPasted<Row extends { readonly asPasted?: unknown }>(row: Row): Row {
  const { asPasted: _, ...rest } = row;
  return rest as Row;
}

/** The row as it was chosen to be. A mark that the name gives already is not kept. */
export function marked<Row extends MarkedRow<Mark>, Mark extends string>(
  row: Row,
  mark: Mark,
  rules: MarkRules<Mark>,
): Row {
  const { markedAs: _, ...rest } = row;
  const byName = rules.byName(row.name) ?? rules.usual;
  return (byName === mark ? rest : { ...rest, markedAs: mark }) as Row;
}
