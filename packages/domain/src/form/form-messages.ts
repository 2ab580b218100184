import { addressFaultMessage } from '../address/index.ts';
import { groupedDigits } from '../text/index.ts';
import type { FormFault, FormFaultCode } from './check-form.ts';
import type { FormField } from './form-definition.ts';

const numberWith = (value: number, { kind, unit }: { readonly kind: string; readonly unit?: string }): string =>
  kind === 'number' && unit !== '' ? `${groupedDigits(value)} ${unit}` : groupedDigits(value);

/** What is missing; a tick has a sentence for its label. */
function requiredSentence({ kind, label }: FormField): string {
  if (kind === 'choice' || kind === 'several') return `Please choose: ${label}.`;
  if (kind === 'yes_no') return `Please tick: ${label.replace(/\.?$/, '.')}`;
  return `${label} is needed.`;
}

const sentences = {
  required: requiredSentence,
  too_long: (field) => `${field.label} takes at most ${'longest' in field ? field.longest : 200} characters.`,
  unprintable: (field) => `${field.label} has characters that cannot be printed.`,
  not_an_email: (field) => `${field.label} is an address such as rosa@lab.example.`,
  not_a_number: (field) => `${field.label} is a number, such as ${field.kind === 'number' ? field.least : 1}.`,
  too_small: (field) => `${field.label} is at least ${field.kind === 'number' ? numberWith(field.least, field) : ''}.`,
  too_large: (field) => `${field.label} is at most ${field.kind === 'number' ? numberWith(field.most, field) : ''}.`,
  too_fine: (field) =>
    field.kind === 'number' && field.decimals > 0
      ? `${field.label} takes ${field.decimals} digits behind the point.`
      : `${field.label} is a whole number.`,
  not_a_date: (field) => `${field.label} is a day, such as 2027-03-30.`,
  date_passed: (field) => `${field.label} has passed already.`,
  not_an_option: (field) => `Please choose one of the list: ${field.label}.`,
  too_many_rows: (field) => `${field.label} takes at most ${field.kind === 'table' ? field.mostRows : 0} rows.`,
  address: (field) => `${field.label} is not complete.`,
} satisfies Readonly<Record<FormFaultCode, (field: FormField) => string>>;

/** The sentence for a fault, said at its field and in the list above the form. */
export function formFaultMessage(fault: FormFault): string {
  if (fault.address !== undefined) return addressFaultMessage(fault.address.fault, fault.address.country);
  return sentences[fault.code](fault.field);
}
