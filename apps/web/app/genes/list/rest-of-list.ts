import { ensemblIdColumn } from '@cutsite/domain/gene';
import { projectNameMaxLength } from '@cutsite/domain/naming';

/** A name that a project has no room for, with what stood beside it, by the columns that its product reads. */
export interface RestName {
  readonly name: string;
  readonly beside: Readonly<Record<string, string>>;
}

/** A cell of a pasted table is one line, without the marks that divide cells. */
const cell = (text: string): string => text.replace(/[\t\r\n"]+/g, ' ');

const headingOf = (column: string): string =>
  column === ensemblIdColumn.id ? 'Ensembl ID' : column.charAt(0).toUpperCase() + column.slice(1);

/**
 * Names as a list of their own, which is read as they were: a table with the columns that hold something, each headed
 * by its id, and always the one of Ensembl ids, so that a comma in a name divides nothing. Empty for no names.
 */
export function restText(names: readonly RestName[]): string {
  if (names.length === 0) return '';
  const columns = [...new Set([ensemblIdColumn.id, ...names.flatMap(({ beside }) => Object.keys(beside))])];
  const rows = names.map(({ name, beside }) => [name, ...columns.map((column) => beside[column] ?? '')]);
  return [['Gene', ...columns.map(headingOf)], ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

/** The name of the project that goes on: "Kinases, part 2" after "Kinases", "Kinases, part 3" after that. */
export function nextPartName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*), part (\d{1,3})$/.exec(name.trim()) ?? [];
  const end = `, part ${Number(number) + 1}`;
  return `${(stem.trim() || 'Project').slice(0, projectNameMaxLength - end.length)}${end}`;
}
