import { checkEmail } from '../account/index.ts';
import { type Address, type AddressFault, checkAddress } from '../address/index.ts';
import { isOneLine } from '../text/index.ts';
import { applies, type FormAnswers, type FormRow, type FormValue, namesAGene, takesExtra } from './form-answers.ts';
import { type ColumnField, extraName, type FormDefinition, type FormField } from './form-definition.ts';

export type FormFaultCode =
  | 'required'
  | 'too_long'
  | 'unprintable'
  | 'not_an_email'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'too_fine'
  | 'not_a_date'
  | 'date_passed'
  | 'not_an_option'
  | 'too_many_rows'
  | 'address';

/** One thing to correct, at its field. */
export interface FormFault {
  readonly panel: string;
  /** The field; `targets.2.gene` is the third row's cell, `to.city` a part of an address. */
  readonly path: string;
  readonly code: FormFaultCode;
  /** The field or column, which names it and knows its limits. */
  readonly field: FormField;
  /** What is wrong with the address, for its own sentence. */
  readonly address?: { readonly fault: AddressFault; readonly country: string };
}

type Found = Omit<FormFault, 'panel'>;

/**
 * Everything that is wrong with the answers of a form, in reading order, at most one fault for a field or cell.
 *
 * @param today as `2026-11-23`, for dates that must lie ahead; the service hands in `earliestToday`
 */
export function checkForm(form: FormDefinition, answers: FormAnswers, today: string): FormFault[] {
  return form.panels.flatMap((panel) =>
    panel.fields
      .filter((field) => applies(field, answers))
      .flatMap((field) => checkField(field, answers, today))
      .map((fault) => ({ ...fault, panel: panel.name })),
  );
}

function checkField(field: FormField, answers: FormAnswers, today: string): Found[] {
  const value = answers[field.name];
  if (value === undefined || value === '') return field.required === true ? [faultAt(field, 'required')] : [];
  if (field.kind === 'table') return checkTable(field, value);
  if (field.kind === 'address') return checkPlace(field, value);
  const code = codeOf(field, value, today);
  if (code !== null) return [faultAt(field, code)];
  if (namesAGene(field, value)) return checkMeant(field, answers, field.name);
  return takesExtra(field, value) ? checkExtra(field, answers) : [];
}

/** The gene that a name means, which need not be said. */
function checkMeant(field: FormField, { [extraName(field.name)]: meant }: FormAnswers, path: string): Found[] {
  const code = typeof meant === 'string' ? wordsCode(meant, maxTextLength) : null;
  return code === null ? [] : [faultAt(field, code, extraName(path))];
}

const faultAt = (field: FormField, code: FormFaultCode, path = field.name): Found => ({ path, code, field });

/** A form that needs a consent needs a yes. */
function codeOf(field: FormField, value: FormValue, today: string): FormFaultCode | null {
  if (field.kind === 'yes_no') return field.required === true && value !== true ? 'required' : null;
  if (field.kind === 'several') return severalCode(field.options, value);
  return typeof value === 'string' ? textCode(field, value, today) : 'required';
}

function severalCode(options: readonly { readonly value: string }[], value: FormValue): FormFaultCode | null {
  const known = Array.isArray(value) && value.every((chosen) => options.some((option) => option.value === chosen));
  return known ? null : 'not_an_option';
}

function textCode(field: FormField, text: string, today: string): FormFaultCode | null {
  if (field.kind === 'text') return wordsCode(text, field.longest) ?? emailCode(field, text);
  if (field.kind === 'gene') return wordsCode(text, field.longest);
  if (field.kind === 'number') return numberCode(field, text);
  if (field.kind === 'date') return dateCode(text, field.onlyAhead === true ? today : null);
  if (field.kind === 'choice') return field.options.some(({ value }) => value === text) ? null : 'not_an_option';
  return wordsCode(text, maxTextLength);
}

const emailCode = ({ holds }: Extract<FormField, { kind: 'text' }>, text: string): FormFaultCode | null =>
  holds === 'email' && checkEmail(text) !== null ? 'not_an_email' : null;

/** Words of one's own beside a choice, and names of files. */
const maxTextLength = 200;

function wordsCode(text: string, longest: number): FormFaultCode | null {
  if ([...text].length > longest) return 'too_long';
  return isOneLine(text.replaceAll(/[\n\t]/g, ' ')) ? null : 'unprintable';
}

function numberCode(
  { least, most, decimals }: Extract<FormField, { kind: 'number' }>,
  text: string,
): FormFaultCode | null {
  const [read, behind = ''] = /^[+-]?\d{1,15}(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  if (read === undefined) return 'not_a_number';
  const value = Number(read);
  if (behind.length > decimals) return 'too_fine';
  if (value < least) return 'too_small';
  return value > most ? 'too_large' : null;
}

function dateCode(text: string, today: string | null): FormFaultCode | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  const isDay = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (!isDay || text < '1900') return 'not_a_date';
  return today !== null && text < today ? 'date_passed' : null;
}

function checkExtra(field: FormField, answers: FormAnswers): Found[] {
  const path = extraName(field.name);
  const words = answers[path];
  if (typeof words !== 'string' || words === '') return [faultAt(field, 'required', path)];
  const code = wordsCode(words, maxTextLength);
  return code === null ? [] : [faultAt(field, code, path)];
}

function checkTable(field: Extract<FormField, { kind: 'table' }>, value: FormValue): Found[] {
  const rows = Array.isArray(value) ? (value as readonly FormRow[]) : [];
  if (rows.length > field.maxRows) return [faultAt(field, 'too_many_rows')];
  return rows.flatMap((row, at) =>
    field.columns.filter((column) => applies(column, row)).flatMap((column) => checkCell(field, { column, row, at })),
  );
}

interface Cell {
  readonly column: ColumnField;
  readonly row: FormRow;
  readonly at: number;
}

function checkCell(field: FormField, { column, row, at }: Cell): Found[] {
  const text = row[column.name] ?? '';
  const path = `${field.name}.${at}.${column.name}`;
  if (text === '') return column.required === true ? [faultAt(column, 'required', path)] : [];
  const code = textCode(column, text, '');
  if (code !== null) return [faultAt(column, code, path)];
  return namesAGene(column, text) ? checkMeant(column, row, path) : [];
}

function checkPlace(field: FormField, value: FormValue): Found[] {
  const address = value as Address;
  return checkAddress(address, 'shipping').map((fault) => ({
    ...faultAt(field, 'address', `${field.name}.${fault.field}`),
    address: { fault, country: address.country },
  }));
}
