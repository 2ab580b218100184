/** Text, or a number that spreadsheets can calculate with. */
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

const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/;

function quoted(cell: string | number): string {
  const text = String(cell);
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows as CSV after RFC 4180: commas, CRLF, quotes where needed. With a byte order mark, without which Excel takes
 * UTF-8 for the code page of the machine.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${csvLines(rows)}`;
}

/** Further lines of a CSV that {@link writeCsv} began. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** A cell that a spreadsheet could take for a formula, however many times it was escaped before. */
const startsFormula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

/**
 * The cell as it is exported: one that begins with = + - @, a tab or a carriage return gets an apostrophe in front, so
 * that no spreadsheet computes it. {@link unescapeFormula} is its exact inverse, because what looks escaped already is
 * escaped once more.
 */
export function escapeFormula(cell: string): string {
  return startsFormula.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was exported. */
export function unescapeFormula(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}

/** What a file name holds of a project's or a plate's name; longer names are cut. */
const maxLetters = 60;

/**
 * The name of an exported file, with the time at which it was made: `EGFR-screen-20261121-083705.xlsx`
 * (LI-5). The time is that of the clock on the wall where the file is made. Only letters, digits, hyphens
 * and underscores of the name are kept, which every file system takes; `unnamed` stands in where none is left.
 */
export function exportFileName(name: string, at: Date, extension: 'csv' | 'xlsx', unnamed: string): string {
  const words = name
    .slice(0, maxLetters)
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  const time = `${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
  return `${words || unnamed}-${day}-${time}.${extension}`;
}
