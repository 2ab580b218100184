import { type Address, addressFieldNames, emptyAddress, normaliseAddress } from '../address/index.ts';
import { isRecord } from '../record/index.ts';
import { type ColumnField, extraName, type FormDefinition, type FormField, fieldsOf } from './form-definition.ts';

/** One row of a table, by column; what was typed. */
export type FormRow = Readonly<Record<string, string>>;

/** Texts, numbers, dates (`2027-03-30`), choices and names of files are texts, as they were typed. */
export type FormValue = string | boolean | readonly string[] | readonly FormRow[] | Address;

/** What was answered, by the names of fields; a field that is missing was not answered. */
export type FormAnswers = Readonly<Record<string, FormValue>>;

/** Longer texts are cut off before a form is read, so that no answer is larger than a form can be. */
const maxAnswerLength = 20_000;

/** The same for rows; a definition allows fewer. */
const maxRowsRead = 2000;

/**
 * Reads answers of any shape: only fields that the form declares, in the shape of their kind, and only those that apply
 * (RQ-12). Texts are trimmed, and empty rows of tables are left out.
 */
export function readAnswers(form: FormDefinition, given: Readonly<Record<string, unknown>>): FormAnswers {
  const read: Record<string, FormValue> = {};
  for (const field of fieldsOf(form)) {
    if (!applies(field, read)) continue;
    const value = readValue(field, own(given, field.name));
    if (value !== null) read[field.name] = value;
    if (!takesExtra(field, value) && !namesAGene(field, value)) continue;
    const extra = readText(own(given, extraName(field.name)), false);
    if (extra !== null) read[extraName(field.name)] = extra;
  }
  return read;
}

/**
 * Answers of declared fields as they were typed, also those that do not apply now and those that are not finished: what
 * is kept of a form that is being filled in.
 */
export function typedAnswers(form: FormDefinition, given: Readonly<Record<string, unknown>>): FormAnswers {
  const names = fieldsOf(form).flatMap(({ name }) => [name, extraName(name)]);
  const typed = names.flatMap((name) => {
    const value = own(given, name);
    const isSound =
      typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'object' && value !== null);
    return isSound ? [[name, value as FormValue] as const] : [];
  });
  return Object.fromEntries(typed);
}

/** Whether the field is to be answered, by the answers of the fields before it. */
export function applies(field: FormField | ColumnField, answers: FormAnswers): boolean {
  if (field.when === undefined) return true;
  const value = own(answers, field.when.field);
  return textsOf(value).some((text) => field.when?.is.includes(text) === true);
}

/** Whether words of one's own belong to what was chosen. */
export function takesExtra(field: FormField, value: unknown): boolean {
  if (field.kind !== 'choice' && field.kind !== 'several') return false;
  return field.extraFor !== undefined && textsOf(value).includes(field.extraFor);
}

/** Whether the gene that is meant may be kept beside the name; nobody has to say it. */
export const namesAGene = ({ kind }: FormField, value: unknown): boolean =>
  kind === 'gene' && typeof value === 'string' && value !== '';

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function readValue(field: FormField, given: unknown): FormValue | null {
  if (field.kind === 'yes_no') return typeof given === 'boolean' ? given : null;
  if (field.kind === 'several') return readSeveral(given);
  if (field.kind === 'table') return readRows(field.columns, given);
  if (field.kind === 'address') return readAddress(given);
  return readText(given, field.kind === 'text' && (field.lines ?? 1) > 1);
}

function readText(given: unknown, breaksLines: boolean): string | null {
  if (typeof given !== 'string') return null;
  const text = given.slice(0, maxAnswerLength).normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
  const shown = breaksLines ? text : text.replaceAll(/\s+/g, ' ');
  return shown === '' ? null : shown;
}

function readSeveral(given: unknown): readonly string[] | null {
  if (!Array.isArray(given)) return null;
  const chosen = [...new Set(given.slice(0, maxRowsRead).filter((one) => typeof one === 'string'))];
  return chosen.length === 0 ? null : chosen;
}

function readRows(columns: readonly ColumnField[], given: unknown): readonly FormRow[] | null {
  if (!Array.isArray(given)) return null;
  const rows = given.slice(0, maxRowsRead).flatMap((row: unknown) => {
    const textIn = (name: string) => (isRecord(row) ? readText(own(row, name), false) : null);
    const cells = columns.flatMap((column) => {
      const text = textIn(column.name);
      const meant = namesAGene(column, text) ? textIn(extraName(column.name)) : null;
      return [
        ...(text === null ? [] : [[column.name, text] as const]),
        ...(meant === null ? [] : [[extraName(column.name), meant] as const]),
      ];
    });
    return cells.length === 0 ? [] : [Object.fromEntries(cells)];
  });
  return rows.length === 0 ? null : rows;
}

function readAddress(given: unknown): Address | null {
  if (!isRecord(given)) return null;
  const address: Record<keyof Address, string> = { ...emptyAddress };
  for (const name of addressFieldNames) {
    const part = own(given, name);
    if (typeof part === 'string') address[name] = part.slice(0, maxAnswerLength);
  }
  const read = normaliseAddress(address);
  return addressFieldNames.every((name) => read[name] === '') ? null : read;
}

/** Never what every object has, such as `constructor`. */
const own = (of: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(of, name) ? of[name] : undefined;
