import { extraName, type FormField, type FormValue, takesExtra } from '@cutsite/domain/form';
import { Checkbox, FieldNote, SelectField, TextAreaField, TextField } from '@cutsite/ui/form';
import { AddressField } from './address-field.tsx';
import { type FormControl, fieldId } from './form-control.ts';
import styles from './form-panels.module.css';
import { TableField } from './table-field.tsx';

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');

/** One field of a form, drawn by its kind. */
export function FormFieldView({ field, control }: { readonly field: FormField; readonly control: FormControl }) {
  const { idPrefix, answers, errors, onAnswer } = control;
  const value = answers[field.name];
  const shared = {
    id: fieldId(idPrefix, field.name),
    label: field.label,
    optional: field.required !== true,
    hint: field.help,
    error: errors[field.name],
  };
  switch (field.kind) {
    case 'text':
      return (field.lines ?? 1) > 1 ? (
        <TextAreaField
          {...shared}
          rows={field.lines}
          value={textOf(value)}
          onChange={(event) => onAnswer(field.name, event.currentTarget.value)}
        />
      ) : (
        <TextField
          {...shared}
          value={textOf(value)}
          onChange={(event) => onAnswer(field.name, event.currentTarget.value)}
        />
      );
    case 'gene': {
      const meantName = extraName(field.name);
      const type = (text: string) => {
        onAnswer(field.name, text);
        onAnswer(meantName, '');
      };
      return (
        <div className={styles.gene}>
          <TextField {...shared} value={textOf(value)} onChange={(event) => type(event.currentTarget.value)} />
          <div className={styles.meaning} role="status">
            {control.geneMeaning?.({
              typed: textOf(value),
              meant: textOf(answers[meantName]),
              species: textOf(answers[field.speciesIn]),
              onMeant: (meant) => onAnswer(meantName, meant),
              onName: type,
            })}
          </div>
        </div>
      );
    }
    case 'number':
      return (
        <TextField
          {...shared}
          label={field.unit === '' ? field.label : `${field.label}, ${field.unit}`}
          inputMode={field.decimals === 0 ? 'numeric' : 'decimal'}
          value={textOf(value)}
          onChange={(event) => onAnswer(field.name, event.currentTarget.value)}
        />
      );
    case 'date':
      return (
        <TextField
          {...shared}
          type="date"
          value={textOf(value)}
          onChange={(event) => onAnswer(field.name, event.currentTarget.value)}
        />
      );
    case 'file':
      return <TextField {...shared} value={textOf(value)} readOnly />;
    case 'yes_no':
      return (
        <div className={styles.yesNo}>
          <Checkbox
            id={shared.id}
            label={field.label}
            role={field.looks === 'toggle' ? 'switch' : undefined}
            checked={value === true}
            aria-describedby={field.help === undefined ? undefined : `${shared.id}-note`}
            onChange={(event) => onAnswer(field.name, event.currentTarget.checked)}
          />
          <FieldNote id={`${shared.id}-note`} hint={field.help} error={shared.error} />
        </div>
      );
    case 'choice':
      return (
        <div className={styles.group}>
          <SelectField
            {...shared}
            value={textOf(value)}
            options={[{ value: '', label: 'Choose…' }, ...field.options]}
            onValueChange={(chosen) => onAnswer(field.name, chosen)}
          />
          <Extra field={field} control={control} />
        </div>
      );
    case 'several':
      return <SeveralView field={field} control={control} />;
    case 'table':
      return <TableField field={field} control={control} />;
    case 'address':
      return <AddressField field={field} control={control} />;
  }
}

/** Words of one's own beside what was chosen. */
function Extra({ field, control }: { readonly field: FormField; readonly control: FormControl }) {
  const { idPrefix, answers, errors, onAnswer } = control;
  if (!takesExtra(field, answers[field.name])) return null;
  const name = extraName(field.name);
  return (
    <TextField
      id={fieldId(idPrefix, name)}
      label={`${field.label}: which?`}
      value={textOf(answers[name])}
      error={errors[name]}
      onChange={(event) => onAnswer(name, event.currentTarget.value)}
    />
  );
}

interface SeveralProps {
  readonly field: Extract<FormField, { kind: 'several' }>;
  readonly control: FormControl;
}

function SeveralView({ field, control }: SeveralProps) {
  const { idPrefix, answers, errors, onAnswer } = control;
  const chosenIn = (value: FormValue | undefined): readonly unknown[] => (Array.isArray(value) ? value : []);
  const chosen = chosenIn(answers[field.name]);
  const id = fieldId(idPrefix, field.name);
  const toggle = (option: string, on: boolean) => {
    const values = field.options.map((one) => one.value);
    onAnswer(field.name, (now) => values.filter((one) => (one === option ? on : chosenIn(now).includes(one))));
  };
  return (
    <fieldset className={styles.group} id={id} tabIndex={-1}>
      <legend>
        {field.label}
        {field.required === true ? null : <span className="cs-muted"> (optional)</span>}
      </legend>
      <div className={styles.ticks}>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={field.help} error={errors[field.name]} />
      <Extra field={field} control={control} />
    </fieldset>
  );
}
