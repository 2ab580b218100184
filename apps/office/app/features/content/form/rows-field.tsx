import type { Field } from '@cutsite/content/field';
import { Icon } from '@cutsite/ui/icon';
import { ActionIcon } from '@mantine/core';
import type { ComponentType } from 'react';
import { Button } from '../../../platform/button.tsx';
import { faultAt, useForm } from '../knowledge/form-context.ts';
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
        <section key={at} className={styles.row} aria-label={`${field.label} ${at + 1}`} {...sorting.row(at)}>
          <div className={styles.rowHead}>
            <span {...sorting.handle(at)}>⠿</span>
            <b>{at + 1}</b>
            <ActionIcon
              variant="subtle"
              aria-label={`Move ${field.label} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => sorting.move(at, at - 1)}
            >
              <span aria-hidden="true">↑</span>
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={`Move ${field.label} ${at + 1} down`}
              disabled={at === rows.length - 1}
              onClick={() => sorting.move(at, at + 1)}
            >
              <span aria-hidden="true">↓</span>
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Remove ${field.label} ${at + 1}`}
              onClick={() => set(rows.filter((_, place) => place !== at))}
            >
              <Icon name="remove" size={14} />
            </ActionIcon>
          </div>
          <Form
            fields={field.fields}
            values={row}
            path={[...path, at]}
            onChange={(changed) => set(rows.map((one, place) => (place === at ? changed : one)))}
          />
        </section>
      ))}
      <p role="status" className="cs-visually-hidden">
        {sorting.said}
      </p>
      <Button
        size="compact-sm"
        variant="default"
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, {}])}
      >
        Add to {field.label.toLowerCase()}
      </Button>
    </fieldset>
  );
}
