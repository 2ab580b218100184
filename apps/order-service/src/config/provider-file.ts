import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@cutsite/domain/result';
import Papa from 'papaparse';

/** What is wrong with a file, in sentences, each with its line. */
type FileFaults = readonly string[];

/** Reads a CSV file that a setting names; one that cannot be read is a fault like any other. */
export function readProviderFile<Table>(
  path: string,
  parse: (text: string) => Result<Table, FileFaults>,
): Result<Table, FileFaults> {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return err([`it cannot be read: ${error instanceof Error ? error.message : String(error)}.`]);
  }
}

/**
 * Hands each row of a provider's CSV to `place`, which says what is wrong with it, or null. Columns in any order,
 * separated by commas or semicolons, with or without a mark of byte order. All rows are good, or all faults are listed.
 */
export function placeProviderRows<Column extends string>(
  text: string,
  columns: readonly Column[],
  place: (cells: Readonly<Record<Column, string>>) => string | null,
): Result<null, FileFaults> {
  const { data, meta } = Papa.parse<Readonly<Record<Column, string>>>(text.replace(/^\uFEFF/, '').trimEnd(), {
    header: true,
    delimitersToGuess: [',', ';'],
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
    transform: (cell) => cell.trim(),
  });
  const missing = columns.filter((column) => !(meta.fields ?? []).includes(column));
  if (missing.length > 0) return err([`line 1: there is no column ${missing.join(', ')}.`]);
  const faults = data.flatMap((cells, at) => {
    // A row that ends early has empty cells.
    const whole = Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''] as const));
    const wrong = place(whole as Record<Column, string>);
    return wrong === null ? [] : [`line ${at + 2}: ${wrong}`];
  });
  return faults.length === 0 ? ok(null) : err(faults);
}
