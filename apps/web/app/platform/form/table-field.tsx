import {
  applies,
  type ColumnField,
  extraName,
  type FormField,
  type FormRow,
  type FormValue,
} from '@cutsite/domain/form';
import { Button } from '@cutsite/ui/button';
import { FieldNote, SelectField, TextField } from '@cutsite/ui/form';
import type { ClipboardEvent } from 'react';
import { type FormControl, fieldId } from './form-control.ts';
import styles from './form-panels.module.css';
import { pastedRows } from './pasted-rows.ts';

interface TableFieldProps {
  readonly field: Extract<FormField, { kind: 'table' }>;
  readonly control: FormControl;
}

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** There is always one row to type into. */
function rowsIn(value: FormValue | undefined): readonly FormRow[] {
  return Array.isArray(value) && value.length > 0 ? (value as readonly FormRow[]) : [{}];
}

/** Rows that are typed one by one, or pasted from a sheet into any cell. */
export function TableField({ field, control }: TableFieldProps) {
  const { idPrefix, answers, errors, onAnswer } = control;
  const rows = rowsIn(answers[field.name]);
  const id = fieldId(idPrefix, field.name);
  const put = (next: readonly FormRow[]) => onAnswer(field.name, next);
  const putInto = (at: number, cells: FormRow) =>
    onAnswer(field.name, (now) => {
      const all = rowsIn(now);
      return Array.from({ length: Math.max(all.length, at + 1) }, (_, index) =>
        index === at ? { ...all[at], ...cells } : { ...all[index] },
      );
    });
  // The gene that a name meant goes with the name.
  const typeInto = (at: number, { kind, name }: ColumnField, text: string) =>
    putInto(at, { [name]: text, ...(kind === 'gene' ? { [extraName(name)]: '' } : {}) });
  const genes = field.columns.filter(({ kind }) => kind === 'gene');
  const noGenesMeant = Object.fromEntries(genes.map(({ name }) => [extraName(name), '']));
  const paste = (event: ClipboardEvent, at: number, column: number) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'), field.columns.slice(column));
    if (pasted === null) return;
    event.preventDefault();
    const merged = pasted.map((row, offset) => ({ ...rows[at + offset], ...row, ...noGenesMeant }));
    put([...rows.slice(0, at), ...merged, ...rows.slice(at + merged.length)].slice(0, field.maxRows + 1));
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>
        {field.label}
        {field.required === true ? null : <span className="cs-muted"> (optional)</span>}
      </legend>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          // Rows have no name of their own: they are what stands at their place.
          <li key={`${id}-${at}`} className={styles.row}>
            {field.columns
              .filter((column) => applies(column, row))
              .map((column, index) => (
                <div key={column.name} className={styles.gene}>
                  <Cell
                    id={fieldId(idPrefix, `${field.name}.${at}.${column.name}`)}
                    column={column}
                    label={`${column.label}, ${field.rowNoun} ${at + 1}`}
                    text={row[column.name] ?? ''}
                    error={errors[`${field.name}.${at}.${column.name}`]}
                    onType={(text) => typeInto(at, column, text)}
                    onPaste={(event) => paste(event, at, index)}
                  />
                  {column.kind === 'gene' ? (
                    <div
                      className={styles.meaning}
                      role="group"
                      aria-label={`What the name means, ${field.rowNoun} ${at + 1}`}
                    >
                      {control.geneMeaning?.({
                        typed: row[column.name] ?? '',
                        meant: row[extraName(column.name)] ?? '',
                        species: textOf(answers[column.speciesIn]),
                        onMeant: (meant) => putInto(at, { [extraName(column.name)]: meant }),
                        onName: (name) => typeInto(at, column, name),
                      })}
                    </div>
                  ) : null}
                </div>
              ))}
            <Button
              variant="quiet"
              icon="remove"
              aria-label={`Remove ${field.rowNoun} ${at + 1}`}
              blockedBecause={rows.length === 1 ? 'There is one row at least.' : null}
              onClick={() => put(rows.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <FieldNote id={`${id}-note`} hint={field.help} error={errors[field.name]} />
      <div>
        <Button
          icon="add"
          blockedBecause={rows.length >= field.maxRows ? `At most ${field.maxRows} rows.` : null}
          onClick={() => put([...rows, {}])}
        >
          Add a {field.rowNoun}
        </Button>{' '}
        <span className="cs-muted cs-small">or paste a list from a sheet</span>
      </div>
    </fieldset>
  );
}

interface CellProps {
  readonly id: string;
  readonly column: ColumnField;
  readonly label: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

function Cell({ id, column, label, text, error, onType, onPaste }: CellProps) {
  if (column.kind === 'choice') {
    const options = [{ value: '', label: `${column.label}…` }, ...column.options];
    return (
      <SelectField
        id={id}
        label={label}
        labelHidden
        value={text}
        options={options}
        error={error}
        onValueChange={onType}
      />
    );
  }
  return (
    <TextField
      id={id}
      label={label}
      labelHidden
      placeholder={column.label}
      value={text}
      error={error}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      onPaste={onPaste}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
