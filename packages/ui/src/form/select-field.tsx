import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../class-names/index.ts';
import { FieldNote, type FieldNotes, noteAttributes } from './field-note.tsx';
import styles from './form.module.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string>
  extends FieldNotes,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly label: string;
  readonly optional?: boolean;
  readonly labelHidden?: boolean;
  readonly roomy?: boolean;
  readonly options: readonly SelectOption<Value>[];
  readonly value?: Value;
  /** Only ever called with the value of one of the options. */
  readonly onValueChange?: (value: Value) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select: the platform's own list, keyboard and touch behaviour. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const {
    label,
    optional,
    labelHidden,
    roomy,
    options,
    onValueChange,
    hint,
    warning,
    error,
    id,
    className,
    ...select
  } = props;
  const ownId = useId();
  const selectId = id ?? ownId;
  const noteId = `${selectId}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={selectId} className={labelHidden ? 'cs-visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <select
        {...select}
        {...noteAttributes(noteId, { hint, warning, error })}
        id={selectId}
        className={classNames('cs-select', styles.input, roomy && styles.roomy)}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen !== undefined) onValueChange?.(chosen.value);
        }}
      >
        {options.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
      <FieldNote id={noteId} hint={hint} warning={warning} error={error} />
    </div>
  );
}
