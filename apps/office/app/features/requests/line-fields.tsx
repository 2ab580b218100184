import { type Temperature, temperatures } from '@cutsite/domain/product';
import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Button } from '../../platform/button.tsx';
import styles from './requests.module.css';
import type { lineFaults, TypedLine } from './typed-line.ts';

interface LineFieldsProps {
  readonly line: TypedLine;
  readonly number: number;
  /** Empty until it was tried to send. */
  readonly faults: ReturnType<typeof lineFaults>;
  readonly onChange: (change: Partial<TypedLine>) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
}

const temperatureNames = Object.keys(temperatures) as Temperature[];

/** One line of a quote: what it is, what it costs, and how it is handled. */
export function LineFields({ line, number, faults, onChange, onRemove }: LineFieldsProps) {
  const field = (name: 'text' | 'amount' | 'unit' | 'price' | 'days' | 'countries') => ({
    value: line[name],
    error: faults[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <fieldset className={styles.line}>
      <legend>Line {number}</legend>
      <TextInput label="What it is" required maxLength={quotedLineLimits.maxTextLength} {...field('text')} />
      <Textarea
        label="Details"
        description="Printed below the sums."
        autosize
        minRows={2}
        maxLength={quotedLineLimits.maxDetailsLength}
        value={line.details}
        onChange={(event) => onChange({ details: event.currentTarget.value })}
      />
      <div className={styles.filters}>
        <TextInput label="Amount" required inputMode="numeric" className={styles.short} {...field('amount')} />
        <TextInput
          label="Unit"
          required
          maxLength={quotedLineLimits.maxUnitLength}
          className={styles.short}
          {...field('unit')}
        />
        <TextInput label="Price of one, $" required inputMode="decimal" className={styles.short} {...field('price')} />
        <TextInput label="Making, working days" required inputMode="numeric" {...field('days')} />
        <NativeSelect
          label="Travels"
          value={line.temperature}
          data={temperatureNames.map((value) => ({ value, label: temperatures[value].label }))}
          onChange={(event) => {
            const chosen = temperatureNames.find((name) => name === event.currentTarget.value);
            if (chosen !== undefined) onChange({ temperature: chosen });
          }}
        />
        <TextInput label="Not to be sent to" placeholder="CU, IR" {...field('countries')} />
      </div>
      <Checkbox
        label="Somebody looks at it before it is made"
        checked={line.needsReview}
        onChange={(event) => onChange({ needsReview: event.currentTarget.checked })}
      />
      {onRemove === null ? null : (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={onRemove}>
            Remove line {number}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
