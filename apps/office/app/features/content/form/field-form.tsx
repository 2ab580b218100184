import type { FieldTable } from '@cutsite/content/field';
import { FieldInput } from './field-input.tsx';
import styles from './form.module.css';

export interface FieldFormProps {
  readonly fields: FieldTable;
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields with one changed; an empty one is left out. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
  /** The way to these fields: `[]`, or `['facts', 2]`. */
  readonly path: readonly (string | number)[];
  /** Only these fields, in this order. */
  readonly only?: readonly string[];
}

/** A form made from a table of fields: one input for each, in the order of the table (CT-51). */
export function FieldForm({ fields, values, onChange, path, only }: FieldFormProps) {
  return (
    <div className={styles.form}>
      {(only ?? Object.keys(fields)).map((name) => {
        const field = fields[name];
        if (field === undefined) return null;
        return (
          <FieldInput
            key={name}
            field={field}
            path={[...path, name]}
            value={values[name]}
            onChange={(value) => {
              const { [name]: _, ...others } = values;
              onChange(value === undefined ? others : { ...others, [name]: value });
            }}
          />
        );
      })}
    </div>
  );
}
