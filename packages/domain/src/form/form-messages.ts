import { addressFaultMessage } from '../address/index.ts';
import { countText, groupedDigits } from '../text/index.ts';
import type { FormFault, FormFaultCode } from './check-form.ts';
import type { FormField } from './form-definition.ts';

const numberWith = (value: number, { kind, unit }: { readonly kind: string; readonly unit?: string }): string =>
  kind === 'number' && unit !== '' ? `${groupedDigits(value)} ${unit}` : groupedDigits(value);

/** What is missing; a tick has a sentence for its label. Labels may be plurals or questions, so no verb follows one. */
function requiredSentence({ kind, label }: FormField): string {
  if (kind === 'choice') return `Please choose an option for “${label}”.`;
  if (kind === 'several') return `Please choose at least one option for “${label}”.`;
  if (kind === 'yes_no') return `Please tick: ${label.replace(/\.?$/, '.')}`;
  return `Please fill in: ${label.replace(/\.?$/, '.')}`;
}

function numberSentence(field: FormField): string {
  const unit = field.kind === 'number' ? field.unit : '';
  return `${field.label}: please enter a number${unit === '' ? '' : ` of ${unit}`}.`;
}

const sentences = {
  required: requiredSentence,
  too_long: (field) => `${field.label}: at most ${'longest' in field ? field.longest : 200} characters.`,
  unprintable: (field) => `${field.label}: there are characters in it that cannot be printed.`,
  not_an_email: (field) => `${field.label}: please enter an e-mail address, such as rosa@lab.example.`,
  not_a_number: numberSentence,
  too_small: (field) => `${field.label}: at least ${field.kind === 'number' ? numberWith(field.least, field) : ''}.`,
  too_large: (field) => `${field.label}: at most ${field.kind === 'number' ? numberWith(field.most, field) : ''}.`,
  too_fine: (field) =>
    field.kind === 'number' && field.decimals > 0
      ? `${field.label}: at most ${countText(field.decimals, 'digit')} behind the point.`
      : `${field.label}: please enter a whole number.`,
  not_a_date: (field) => `${field.label}: please enter a day, such as 2027-03-30.`,
  date_passed: (field) => `${field.label}: this day has passed already.`,
  not_an_option: (field) => `Please choose an option of the list for “${field.label}”.`,
  too_many_rows: (field) => `${field.label}: at most ${field.kind === 'table' ? field.maxRows : 0} rows.`,
  address: (field) => `${field.label}: the address is not complete.`,
} satisfies Readonly<Record<FormFaultCode, (field: FormField) => string>>;

/** The sentence for a fault, said at its field and in the list above the form. */
export function formFaultMessage(fault: FormFault): string {
  if (fault.address !== undefined) return addressFaultMessage(fault.address.fault, fault.address.country);
  return sentences[fault.code](fault.field);
}
