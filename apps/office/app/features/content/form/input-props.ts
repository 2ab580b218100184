import type { Field, FieldTable } from '@cutsite/content/field';

/** What the input of a field gets. */
export interface InputProps<F extends Field = Field> {
  readonly field: F;
  /** The way to the field: `['blocks', 2, 'heading']`. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  /** Undefined takes the value away. */
  readonly onChange: (value: unknown) => void;
}

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
