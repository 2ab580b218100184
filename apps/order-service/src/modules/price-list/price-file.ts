import { err, ok, type Result } from '@cutsite/domain/result';
import Papa from 'papaparse';
import { type Cells, type Column, columns, readRow } from './price-cells.ts';
import type { PriceRow } from './price-row.ts';

/** Something wrong in a price file. Lines are counted from 1 as an editor counts them; `column` is null for the file. */
export interface PriceFileFault {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/**
 * Reads a price file: CSV with the columns of `docs/adding/a-price.md`, separated by commas or, as some spreadsheets
 * write it, by semicolons. Either every row is good or every fault is listed.
 */
export function parsePriceFile(text: string): Result<PriceRow[], PriceFileFault[]> {
  const clean = text.replace(/^\uFEFF/, '');
  const firstLine = clean.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(clean, { delimiter });
  const faults: PriceFileFault[] = errors.map((error) => ({
    line: (error.row ?? 0) + 1,
    column: null,
    message: `${error.message}.`,
  }));

  const [header = [], ...lines] = data;
  const names = header.map((name) => name.trim());
  for (const column of columns) {
    if (!names.includes(column)) faults.push({ line: 1, column, message: 'The column is missing.' });
  }
  for (const name of names) {
    if (!columns.some((column) => column === name)) faults.push({ line: 1, column: name, message: 'Unknown column.' });
  }
  if (faults.length > 0) return err(faults);

  const rows: PriceRow[] = [];
  const firstUse = new Map<string, number>();
  let line = 1 + lineBreaks(header);
  for (const values of lines) {
    line += 1;
    const at = line;
    line += lineBreaks(values);
    if (values.every((value) => value.trim() === '')) continue;
    if (values.length > names.length)
      faults.push({ line: at, column: null, message: 'Has more cells than the header.' });
    const cells = Object.fromEntries(names.map((name, place) => [name, values[place]?.trim() ?? ''])) as Cells;
    const complain = (column: Column, message: string) => void faults.push({ line: at, column, message });
    const earlier = firstUse.get(cells.id);
    if (earlier !== undefined) complain('id', `"${cells.id}" is used on line ${earlier} already.`);
    else firstUse.set(cells.id, at);
    const row = readRow(cells, complain);
    if (row !== null) rows.push(row);
  }
  if (rows.length === 0 && faults.length === 0) faults.push({ line: 1, column: null, message: 'Has no prices.' });
  return faults.length > 0 ? err(faults) : ok(rows);
}

/** A quoted cell may hold line breaks; an editor counts them. */
function lineBreaks(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + (value.match(/\n/g)?.length ?? 0), 0);
}

const decimal = (hundredths: number | null) => (hundredths === null ? '' : (hundredths / 100).toFixed(2));
const options = (values: readonly string[] | null) => values?.join(';') ?? '';

/** The other way round: what `parsePriceFile` reads as the same rows. */
export function formatPriceFile(rows: readonly PriceRow[]): string {
  const lines = rows.map(
    (row): Cells => ({
      id: row.id,
      label: row.label,
      product_slug: row.productSlug,
      product_type: row.productType,
      price_type: row.priceType,
      price_strategy: row.priceStrategy ?? '',
      yield_options: options(row.yieldOptions),
      modified_options: options(row.modifiedOptions),
      nuclease_options: options(row.nucleaseOptions),
      min_length: row.minLength?.toString() ?? '',
      max_length: row.maxLength?.toString() ?? '',
      price: decimal(row.price),
      note: row.note,
    }),
  );
  return `${Papa.unparse(lines, { columns: [...columns], newline: '\n', escapeFormulae: true })}\n`;
}
