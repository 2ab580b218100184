import type { Field } from '@cutsite/content/field';
import type { RichText } from '@cutsite/content/rich-text';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadAgain } from '../../../platform/load-again.ts';
import { localOfMoment, momentOfLocal, zoneHint } from '../content-text.tsx';
import { faultAt, useForm } from '../form-context/form-context.ts';
import { FieldNotes } from './field-notes.tsx';
import styles from './form.module.css';
import type { FieldFormProps, InputProps } from './input-props.ts';
import { ImageField, MediaFileField } from './media-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RowsField } from './rows-field.tsx';
import { TextPlaceholder } from './text-placeholder.tsx';

const loadRichText = () => import('../rich-text/rich-text-field.tsx');
const RichTextField = lazy(async () => ({ default: (await loadAgain(loadRichText)).RichTextField }));
/** Asked for with the form, while the entry is read. Where it does not come, the field says so. */
loadRichText().catch(() => undefined);

type OfKind<K extends Field['kind']> = InputProps<Extract<Field, { kind: K }>>;

/** What every input of Mantine gets. */
function useShared({ field, path }: InputProps, counted?: { readonly length: number; readonly max: number }) {
  const error = faultAt(useForm().faults, path);
  const count = counted === undefined ? '' : `${counted.length} of ${counted.max}`;
  const description = [field.help, count].filter((part) => part !== undefined && part !== '').join(' · ');
  return {
    label: field.label,
    withAsterisk: field.required === true,
    'data-field': path.join('.'),
    ...(description === '' ? {} : { description }),
    ...(error === undefined ? {} : { error }),
  };
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

function TextField(props: OfKind<'text'>) {
  const { field, value, onChange } = props;
  const text = asText(value);
  const max = field.max ?? (field.lines === undefined ? 200 : 2_000);
  const shared = useShared(props, { length: text.length, max });
  if (field.lines === undefined) {
    return <TextInput {...shared} value={text} onChange={(event) => onChange(orNothing(event.currentTarget.value))} />;
  }
  return (
    <Textarea
      {...shared}
      rows={field.lines}
      value={text}
      onChange={(event) => onChange(orNothing(event.currentTarget.value))}
    />
  );
}

function TextsField(props: OfKind<'texts'>) {
  const { value, onChange } = props;
  const shared = useShared(props);
  const lines = Array.isArray(value) ? value.join('\n') : '';
  return (
    <Textarea
      {...shared}
      description={[shared.description, 'One on each line.'].filter(Boolean).join(' ')}
      rows={3}
      value={lines}
      onChange={(event) => {
        const text = event.currentTarget.value;
        onChange(text === '' ? undefined : text.split('\n'));
      }}
    />
  );
}

function LineField(props: OfKind<'slug' | 'link'>) {
  const placeholder = props.field.kind === 'slug' ? 'guide-rna' : '/help, https:// or mailto:';
  return (
    <TextInput
      {...useShared(props)}
      placeholder={placeholder}
      value={asText(props.value)}
      onChange={(event) => props.onChange(orNothing(event.currentTarget.value.trim()))}
    />
  );
}

function DateField(props: OfKind<'date'>) {
  return (
    <TextInput
      {...useShared(props)}
      type="date"
      value={asText(props.value)}
      onChange={(event) => props.onChange(orNothing(event.currentTarget.value))}
    />
  );
}

/** Kept in UTC, and shown in the zone of who writes. */
function MomentField(props: OfKind<'moment'>) {
  const shared = useShared(props);
  const local = localOfMoment(asText(props.value));
  return (
    <TextInput
      {...shared}
      description={[shared.description, zoneHint(momentOfLocal(local))].filter(Boolean).join(' ')}
      type="datetime-local"
      value={local}
      onChange={(event) => props.onChange(momentOfLocal(event.currentTarget.value) ?? undefined)}
    />
  );
}

function NumberField(props: OfKind<'number'>) {
  const { min, max, whole = true } = props.field;
  return (
    <TextInput
      {...useShared(props)}
      type="number"
      inputMode={whole ? 'numeric' : 'decimal'}
      step={whole ? 1 : 'any'}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      value={asText(props.value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        props.onChange(text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));
      }}
    />
  );
}

function FlagField(props: OfKind<'flag'>) {
  const { withAsterisk: _, ...shared } = useShared(props);
  return (
    <Checkbox
      {...shared}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked ? true : undefined)}
    />
  );
}

function ChoiceField(props: OfKind<'choice'>) {
  const options = Object.entries(props.field.options).map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      {...useShared(props)}
      data={[{ value: '', label: '–' }, ...options]}
      value={asText(props.value)}
      onChange={(event) => props.onChange(orNothing(event.currentTarget.value))}
    />
  );
}

function RichField(props: OfKind<'rich_text'>) {
  const error = faultAt(useForm().faults, props.path);
  return (
    <Suspense fallback={<TextPlaceholder label={props.field.label} text={props.value as RichText | undefined} />}>
      <RichTextField
        label={props.field.label}
        isRequired={props.field.required === true}
        name={props.path.join('.')}
        error={error}
        value={props.value as RichText | undefined}
        onChange={props.onChange}
      />
    </Suspense>
  );
}

/** Rows are forms in the form. */
function RowsOfFields(props: OfKind<'rows'>) {
  return <RowsField {...props} Form={FieldForm} />;
}

/** Blocks have a room of their own beside the form. */
const Elsewhere = (): ReactNode => null;

/** The input of each kind of field. A kind that is missing here is a fault of the compiler. */
const inputs: { readonly [K in Field['kind']]: (props: OfKind<K>) => ReactNode } = {
  text: TextField,
  texts: TextsField,
  slug: LineField,
  link: LineField,
  date: DateField,
  moment: MomentField,
  number: NumberField,
  flag: FlagField,
  choice: ChoiceField,
  rich_text: RichField,
  image: ImageField,
  file: MediaFileField,
  reference: ReferenceField,
  references: ReferenceField,
  rows: RowsOfFields,
  blocks: Elsewhere,
};

/** A field as it is written in. */
function FieldInput(props: InputProps) {
  const Input = inputs[props.field.kind] as (input: InputProps) => ReactNode;
  return (
    <FieldNotes path={props.path} label={props.field.label}>
      <Input {...props} />
    </FieldNotes>
  );
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
