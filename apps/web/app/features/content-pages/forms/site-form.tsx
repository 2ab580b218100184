import { type FormField, fieldsOf } from '@cutsite/domain/form';
import { monthsKept, newestSiteForm, type SiteFormName, siteForms, trapField } from '@cutsite/domain/site-form';
import { Button } from '@cutsite/ui/button';
import { Checkbox, SelectField, TextAreaField, TextField } from '@cutsite/ui/form';
import { useContext } from 'react';
import { PageAddress } from './page-address.ts';
import styles from './site-form.module.css';

export interface SiteFormViewProps {
  readonly name: SiteFormName;
  /** Fields in which something was wrong. */
  readonly faulty?: readonly string[];
}

/**
 * A form of the site. The browser sends it by itself and checks what it can before; the server checks all of it, and
 * answers with a page (CT-43). It needs no script.
 */
export function SiteFormView({ name, faulty = [] }: SiteFormViewProps) {
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
        <FieldView key={field.name} id={`${name}-${field.name}`} field={field} isFaulty={faulty.includes(field.name)} />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {form.button}
        </Button>
      </div>
      <p className={styles.small}>What you send is kept for {monthsKept} months, and read by us alone.</p>
    </form>
  );
}

interface FieldViewProps {
  readonly id: string;
  readonly field: FormField;
  readonly isFaulty: boolean;
}

const autoCompletes: Readonly<Record<string, string>> = { name: 'name', email: 'email', organisation: 'organization' };

function FieldView({ id, field, isFaulty }: FieldViewProps) {
  const { name, label, help, required = false } = field;
  const error = isFaulty ? 'Please look at this once more.' : undefined;
  const shared = { id, name, label, hint: help, error, required, optional: !required };
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
      return field.options.length <= 2 ? (
        <Choices id={id} field={field} kind="radio" error={error} />
      ) : (
        <SelectField {...shared} options={[{ value: '', label: 'Choose…' }, ...field.options]} />
      );
    case 'several':
      return <Choices id={id} field={field} kind="checkbox" error={error} />;
    case 'yes_no':
      return <Checkbox id={id} name={name} value="yes" label={label} required={required} aria-invalid={isFaulty} />;
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
}

function Choices({ id, field, kind, error }: ChoicesProps) {
  return (
    <fieldset id={id} className={styles.choices}>
      <legend>{field.label}</legend>
      <div className={styles.row}>
        {field.options.map(({ value, label }) => (
          <label key={value}>
            <input type={kind} name={field.name} value={value} required={kind === 'radio'} /> {label}
          </label>
        ))}
      </div>
      {error === undefined ? null : <p>{error}</p>}
    </fieldset>
  );
}
