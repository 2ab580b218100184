import { type Address, addressLines } from '../address/index.ts';
import { dayText } from '../day-text/index.ts';
import { applies, type FormAnswers, type FormRow, type FormValue } from './form-answers.ts';
import { type ColumnField, extraName, type FormDefinition, type FormField, type FormPanel } from './form-definition.ts';

/** An answer as people read it. */
export interface WrittenAnswer {
  readonly name: string;
  readonly label: string;
  /** Lines are separated by `\n`: rows of a table, lines of an address. */
  readonly text: string;
}

export interface WrittenPanel {
  readonly title: string;
  readonly answers: readonly WrittenAnswer[];
}

/**
 * The answers in words, for mails, papers and the office: dates formatted, lists joined by commas, yes and no as words,
 * `.extra` merged into its field, and nothing that the form does not declare (RQ-8 to RQ-12). Panels without an answer
 * are left out.
 */
export function writeAnswers(form: FormDefinition, answers: FormAnswers): readonly WrittenPanel[] {
  return form.panels
    .map((panel) => ({
      title: panel.title,
      answers: panel.fields.filter((field) => applies(field, answers)).flatMap((field) => written(field, answers)),
    }))
    .filter((panel) => panel.answers.length > 0);
}

/**
 * The answers of a panel in one line, in the same words, for when it is closed: `Human, WTC-11, 714 bases`. A number
 * without a unit says what it counts, a yes its question, and a long table its first rows.
 */
export function summariseAnswers(panel: FormPanel, answers: FormAnswers): string {
  return panel.fields
    .filter((field) => applies(field, answers))
    .flatMap((field) => written(field, answers).map(({ text }) => inShort(field, answers, text)))
    .filter((text) => text !== '')
    .join(', ');
}

function inShort(field: FormField, answers: FormAnswers, text: string): string {
  if (field.kind === 'yes_no') return answers[field.name] === true ? field.label : '';
  if (field.kind === 'number' && field.unit === '') return `${field.label} ${text}`;
  if (field.kind === 'table') return firstRows(field.columns, answers[field.name]);
  if (field.kind === 'address') return text.replaceAll('\n', ', ');
  return text.split('\n', 1).join('');
}

const maxRowsInShort = 3;

function firstRows([first]: readonly ColumnField[], value: FormValue | undefined): string {
  const rows = Array.isArray(value) ? (value as readonly FormRow[]) : [];
  const names = rows.flatMap((row) => {
    const text = first === undefined ? '' : (row[first.name] ?? '');
    return first === undefined || text === '' ? [] : [cellText(first, row, text)];
  });
  const more = names.length - maxRowsInShort;
  const shown = names.slice(0, maxRowsInShort).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function written(field: FormField, answers: FormAnswers): WrittenAnswer[] {
  const value = answers[field.name];
  if (value === undefined || value === '') return [];
  const extra = answers[extraName(field.name)];
  const text = textOf(field, value, typeof extra === 'string' ? extra : null);
  return text === '' ? [] : [{ name: field.name, label: field.label, text }];
}

function textOf(field: FormField, value: FormValue, extra: string | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'table') return (value as readonly FormRow[]).map((row) => rowText(field.columns, row)).join('\n');
  if (field.kind === 'address') return addressLines(value as Address).join('\n');
  if (Array.isArray(value)) return value.map((chosen) => optionText(field, String(chosen), extra)).join(', ');
  return typeof value === 'string' ? plainText(field, value, extra) : '';
}

function plainText(field: FormField, text: string, extra: string | null): string {
  if (field.kind === 'date') return dayInWords(text);
  if (field.kind === 'number') return field.unit === '' ? text : `${text} ${field.unit}`;
  if (field.kind === 'gene') return extra === null ? text : `${extra} (typed as ${text})`;
  return field.kind === 'choice' ? optionText(field, text, extra) : text;
}

const cellText = (column: ColumnField, row: FormRow, text: string): string =>
  plainText(column, text, row[extraName(column.name)] ?? null);

/** The label of what was chosen, with the words of one's own: `Other: iPSC, donor line D14`. */
function optionText(field: FormField, value: string, extra: string | null): string {
  if (field.kind !== 'choice' && field.kind !== 'several') return value;
  const label = field.options.find((option) => option.value === value)?.label ?? value;
  return field.extraFor === value && extra !== null ? `${label}: ${extra}` : label;
}

const rowText = (columns: readonly ColumnField[], row: FormRow): string =>
  columns
    .flatMap((column) => {
      const text = row[column.name];
      return text === undefined || text === '' ? [] : [`${column.label}: ${cellText(column, row, text)}`];
    })
    .join(', ');

/** `30 March 2027`; what is no day stays as it was typed. */
function dayInWords(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) return text;
  return dayText(day);
}
