import type { PricedProducts } from '@cutsite/domain/price';
import { err, ok, type Result } from '@cutsite/domain/result';
import Papa from 'papaparse';
import { readRow } from './price-cells.ts';
import type { PriceRow } from './price-row.ts';
import { columnsFor, namesOf, optionColumn, rangeColumns, specifiedColumns } from './scope-columns.ts';

/**
 * Something wrong in a price file. Lines are counted from 1 as an editor counts them; `column` is null for the file.
 */
export interface PriceFileFault {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/**
 * Reads a price file: CSV with the columns of `docs/adding/a-price.md`, separated by commas or, as some spreadsheets
 * write it, by semicolons. Columns of what only the prices of some products depend on may be left out. Either every row
 * is good or every fault is listed.
 *
 * @param sold the products that there may be prices of
 */
export function parsePriceFile(text: string, sold: PricedProducts): Result<PriceRow[], PriceFileFault[]> {
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
  for (const column of specifiedColumns) {
    if (!names.includes(column)) faults.push({ line: 1, column, message: 'The column is missing.' });
  }
  const known = columnsFor(namesOf(sold));
  for (const name of names) {
    if (!known.includes(name)) faults.push({ line: 1, column: name, message: 'Unknown column.' });
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
    const cells = (column: string) => values[names.indexOf(column)]?.trim() ?? '';
    const complain = (column: string, message: string) => void faults.push({ line: at, column, message });
    const id = cells('id');
    const earlier = firstUse.get(id);
    if (earlier !== undefined) complain('id', `"${id}" is used on line ${earlier} already.`);
    else firstUse.set(id, at);
    const row = readRow(cells, complain, sold);
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

function scopeCells({ options, ranges }: PriceRow): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, words] of Object.entries(options)) cells[optionColumn(name)] = words.join(';');
  for (const [name, { min, max }] of Object.entries(ranges)) {
    const [minColumn, maxColumn] = rangeColumns(name);
    cells[minColumn] = min?.toString() ?? '';
    cells[maxColumn] = max?.toString() ?? '';
  }
  return cells;
}

/**
 * The other way round: what `parsePriceFile` reads as the same rows. A column of no row is left out, but for the
 * specified.
 */
export function formatPriceFile(rows: readonly PriceRow[]): string {
  const lines = rows.map((row) => ({
    id: row.id,
    label: row.label,
    product_slug: row.productSlug,
    product_type: row.productType,
    price_type: row.priceType,
    price_strategy: row.priceStrategy ?? '',
    ...scopeCells(row),
    price: decimal(row.price),
    note: row.note,
  }));
  const columns = columnsFor({
    options: new Set(rows.flatMap(({ options }) => Object.keys(options))),
    ranges: new Set(rows.flatMap(({ ranges }) => Object.keys(ranges))),
  });
  return `${Papa.unparse(lines, { columns: [...columns], newline: '\n', escapeFormulae: true })}\n`;
}
