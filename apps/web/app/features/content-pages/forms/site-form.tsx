import { type FormField, fieldsOf } from '@cutsite/domain/form';
import {
  newestSiteForm,
  retentionMonths,
  type SentFields,
  type SiteFormName,
  siteForms,
  trapField,
} from '@cutsite/domain/site-form';
import { Button } from '@cutsite/ui/button';
import { Checkbox, FieldNote, noteAttributes, SelectField, TextAreaField, TextField } from '@cutsite/ui/form';
import { useContext } from 'react';
import { PageAddress } from './page-address.ts';
import styles from './site-form.module.css';

export interface SiteFormViewProps {
  readonly name: SiteFormName;
  /** The sentence for each field in which something was wrong. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What its fields hold at first, by their names. */
  readonly typed?: SentFields;
}

/** Where a field of a form of the site stands on its page. */
export const fieldId = (form: SiteFormName, field: string): string => `${form}-${field}`;

/**
 * A form of the site. The browser sends it by itself and checks what it can before; the server checks all of it, and
 * answers with a page (CT-43). It needs no script.
 */
export function SiteFormView({ name, faults = {}, typed = {} }: SiteFormViewProps) {
  const page = useContext(PageAddress);
  const form = siteForms[name];
  return (
    <form method="post" action={`/forms/${name}`} className={styles.form} aria-label={form.label}>
      <input type="hidden" name="page" value={page} />
      <div className="cs-visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {fieldsOf(newestSiteForm(name)).map((field) => (
        <div key={field.name} data-when={field.when?.is.join(' ')}>
          <FieldView
            id={fieldId(name, field.name)}
            field={field}
            error={faults[field.name]}
            typed={typed[field.name] ?? []}
          />
        </div>
      ))}
      <div>
        <Button type="submit" variant="primary">
          {form.button}
        </Button>
      </div>
      <p className={styles.small}>What you send is kept for {retentionMonths} months, and read by us alone.</p>
    </form>
  );
}

interface FieldViewProps {
  readonly id: string;
  readonly field: FormField;
  readonly error: string | undefined;
  readonly typed: readonly string[];
}

/** More than these are a list to choose from. */
const maxRadios = 3;

const autoCompletes: Readonly<Record<string, string>> = { name: 'name', email: 'email', organisation: 'organization' };

function FieldView({ id, field, error, typed }: FieldViewProps) {
  const { name, label, help, required = false } = field;
  const shared = { id, name, label, hint: help, error, required, optional: !required, defaultValue: typed[0] ?? '' };
  switch (field.kind) {
    case 'text':
      return (field.lines ?? 1) > 1 ? (
        <TextAreaField {...shared} rows={field.lines} maxLength={field.longest} />
      ) : (
        <TextField
          {...shared}
          type={field.holds ?? 'text'}
          maxLength={field.longest}
          autoComplete={autoCompletes[name] ?? 'off'}
        />
      );
    case 'choice':
      return field.options.length <= maxRadios ? (
        <Choices id={id} field={field} kind="radio" error={error} typed={typed} />
      ) : (
        <SelectField {...shared} options={[{ value: '', label: 'Choose…' }, ...field.options]} />
      );
    case 'several':
      return <Choices id={id} field={field} kind="checkbox" error={error} typed={typed} />;
    case 'yes_no':
      return (
        <div>
          <Checkbox
            id={id}
            name={name}
            label={label}
            required={required}
            {...noteAttributes(`${id}-note`, { error })}
            value="yes"
            defaultChecked={typed.includes('yes')}
          />
          <FieldNote id={`${id}-note`} error={error} />
        </div>
      );
    default:
      // Tables, addresses, days and files need more than a page without a script has; no form of the site asks for one.
      return null;
  }
}

interface ChoicesProps {
  readonly id: string;
  readonly field: Extract<FormField, { kind: 'choice' | 'several' }>;
  readonly kind: 'radio' | 'checkbox';
  readonly error: string | undefined;
  readonly typed: readonly string[];
}

function Choices({ id, field, kind, error, typed }: ChoicesProps) {
  const { 'aria-describedby': note } = noteAttributes(`${id}-note`, { error });
  return (
    <fieldset id={id} className={styles.choices} aria-describedby={note}>
      <legend>{field.label}</legend>
      <div className={styles.row}>
        {field.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type={kind}
              name={field.name}
              value={value}
              required={kind === 'radio' && field.required === true}
              defaultChecked={typed.includes(value)}
            />{' '}
            {label}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}
