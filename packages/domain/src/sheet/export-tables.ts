import { escapeFormula } from './formula-escape.ts';

/** Text, or a number that spreadsheets can reckon with. */
export type ExportCell = string | number;

/** One sheet of an export: the headings are the first row, and formulas are escaped. */
export interface ExportTable {
  /** At most 30 characters, and unlike the titles of the other sheets. */
  readonly title: string;
  readonly rows: readonly (readonly ExportCell[])[];
}

/** Sheets with the same columns below each other, the headings once: what a CSV file can hold. */
export function stackedTables(tables: readonly ExportTable[]): ExportCell[][] {
  return tables.flatMap(({ rows }, at) => (at === 0 ? rows : rows.slice(1)).map((cells) => [...cells]));
}

/**
 * Sheets below each other in one CSV file, each under its title and followed by a blank line: an import splits them
 * there.
 */
export function titledTables(tables: readonly ExportTable[]): ExportCell[][] {
  return tables.flatMap(({ title, rows }) => [[escapeFormula(title)], ...rows.map((cells) => [...cells]), []]);
}
