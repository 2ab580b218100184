import type { Field } from '@cutsite/content/field';
import { Icon } from '@cutsite/ui/icon';
import type { ComponentType } from 'react';
import { Button } from '../../../platform/button.tsx';
import { IconButton } from '../../../platform/icon-button.tsx';
import { faultAt, useForm } from '../form-context/form-context.ts';
import { focusBeside } from './focus-beside.ts';
import styles from './form.module.css';
import type { FieldFormProps, InputProps } from './input-props.ts';
import { useSorting } from './use-sorting.ts';

type Row = Readonly<Record<string, unknown>>;

interface RowsFieldProps extends InputProps<Extract<Field, { kind: 'rows' }>> {
  /** The form of a row. */
  readonly Form: ComponentType<FieldFormProps>;
}

/** Rows of the same fields: added, moved and removed, each a small form of its own. */
export function RowsField({ field, path, value, onChange, Form }: RowsFieldProps) {
  const rows: readonly Row[] = Array.isArray(value) ? (value as Row[]) : [];
  const error = faultAt(useForm().faults, path);
  const set = (next: readonly Row[]) => onChange(next.length === 0 ? undefined : next);
  const sorting = useSorting({ list: rows, onChange: set, nameOf: () => 'It', noun: field.label.toLowerCase() });
  const most = field.max ?? 200;
  /** The button goes along with its row, so that it can be pressed again. */
  const move = (button: HTMLElement, from: number, to: number) => {
    sorting.move(from, to);
    const row = button.closest('[data-row]');
    const next = to < from ? row?.previousElementSibling : row?.nextElementSibling;
    next?.querySelector<HTMLElement>(`[data-act=${button.dataset['act']}]`)?.focus();
  };
  return (
    <fieldset className={styles.rows} data-field={path.join('.')}>
      <legend>
        {field.label}
        {field.required === true ? <span aria-hidden="true"> *</span> : null}, {rows.length}
      </legend>
      {field.help === undefined ? null : <p className="cs-muted cs-small">{field.help}</p>}
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      {rows.map((row, at) => (
        <section key={at} className={styles.row} data-row aria-label={`${field.label} ${at + 1}`} {...sorting.row(at)}>
          <div className={styles.rowHead}>
            <span {...sorting.handle(at)}>⠿</span>
            <b>{at + 1}</b>
            <IconButton
              aria-label={`Move ${field.label} ${at + 1} up`}
              blockedBecause={at === 0 ? 'It is the first.' : null}
              data-act="up"
              onClick={({ currentTarget }) => move(currentTarget, at, at - 1)}
            >
              <span aria-hidden="true">↑</span>
            </IconButton>
            <IconButton
              aria-label={`Move ${field.label} ${at + 1} down`}
              blockedBecause={at === rows.length - 1 ? 'It is the last.' : null}
              data-act="down"
              onClick={({ currentTarget }) => move(currentTarget, at, at + 1)}
            >
              <span aria-hidden="true">↓</span>
            </IconButton>
            <IconButton
              color="red"
              aria-label={`Remove ${field.label} ${at + 1}`}
              data-act="remove"
              onClick={({ currentTarget }) => {
                // Rows are drawn by their place: the last one goes, and the others show what came after them.
                if (at === rows.length - 1) focusBeside(currentTarget);
                set(rows.filter((_, index) => index !== at));
              }}
            >
              <Icon name="remove" size={14} />
            </IconButton>
          </div>
          <Form
            fields={field.fields}
            values={row}
            path={[...path, at]}
            onChange={(changed) => set(rows.map((one, index) => (index === at ? changed : one)))}
          />
        </section>
      ))}
      <p role="status" className="cs-visually-hidden">
        {sorting.said}
      </p>
      <Button
        size="compact-sm"
        variant="default"
        data-adds
        blockedBecause={rows.length >= most ? `There may be ${most} at most.` : null}
        onClick={() => onChange([...rows, {}])}
      >
        Add to {field.label.toLowerCase()}
      </Button>
    </fieldset>
  );
}
