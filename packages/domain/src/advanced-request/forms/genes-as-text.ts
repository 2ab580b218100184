import type { FormDefinition, FormField } from '../../form/index.ts';

/** The same form as an older version in which genes were plain text; what was answered to it stays readable. */
export const withGenesAsText = (form: FormDefinition, version: number): FormDefinition => ({
  ...form,
  version,
  panels: form.panels.map((panel) => ({ ...panel, fields: panel.fields.map(asText) })),
});

type Field<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;

function asText(field: FormField): FormField {
  if (field.kind === 'gene') return plain(field);
  if (field.kind !== 'table') return field;
  return { ...field, columns: field.columns.map((column) => (column.kind === 'gene' ? plain(column) : column)) };
}

function plain({ speciesIn: _, ...field }: Field<'gene'>): Field<'text'> {
  return { ...field, kind: 'text' };
}
