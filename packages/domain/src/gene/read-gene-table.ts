import type { GeneIndex } from './gene-index.ts';
import { readEnsemblId } from './name-keys.ts';
import { cleanedCell, geneHeadings, headingKey, type ListedName } from './read-names.ts';
import { resolveGene } from './resolve-gene.ts';

/** The place of the column that is headed as genes are; null where no heading says so. */
export const geneColumnOf = (headings: readonly string[] = []): number | null => columnHeaded(headings, geneHeadings);

function columnHeaded(headings: readonly string[], words: readonly string[]): number | null {
  const found = headings.map(headingKey);
  for (const word of words.map(headingKey)) if (found.includes(word)) return found.indexOf(word);
  return null;
}

/** A column that a product reads beside the genes, by its headings, those first that say it best. */
export interface BesideColumn {
  readonly id: string;
  readonly headings: readonly string[];
}

/** The column in which our own exports keep the gene that was chosen for a name of several. */
export const ensemblIdColumn: BesideColumn = {
  id: 'ensembl_id',
  headings: ['ensembl id', 'ensembl gene id', 'ensembl', 'gene id'],
};

/** The place of the column of ids, from 0; null where no heading says so. */
export const ensemblIdColumnOf = (headings: readonly string[] = []): number | null =>
  columnHeaded(headings, ensemblIdColumn.headings);

/** A name of a table, with what stands beside it in the columns that were asked for; empty cells are left out. */
export interface TableName extends ListedName {
  readonly beside: Readonly<Record<string, string>>;
}

/** The genes of a table, with the headings of what was read and of what was not. */
export interface GeneTable {
  readonly names: readonly TableName[];
  /** The place of the column of genes, from 0. */
  readonly column: number;
  readonly read: readonly string[];
  readonly notRead: readonly string[];
  /** Rows below the headings that hold something, but no gene. */
  readonly withoutGene: number;
}

/** Titles, dates and blank lines may stand above the headings. */
const maxLinesAbove = 10;

/** The row with the headings. One below the first has several cells: a name in a list of one column is a gene. */
export function headingRowOf(cells: readonly (readonly string[])[]): number | null {
  for (const [at, row] of cells.slice(0, maxLinesAbove).entries()) {
    const filled = row.filter((cell) => cleanedCell(cell) !== '').length;
    if (geneColumnOf(row) !== null && (at === 0 || filled > 1)) return at;
  }
  return null;
}

/** The letter that spreadsheets give a column: A, Z, AA. */
function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last;
}

/** What a column is called: its heading, or "Column B". @param column its place, from 0 */
export function columnName(headings: readonly string[] = [], column: number): string {
  const heading = cleanedCell(headings[column]);
  return heading === '' ? `Column ${columnLetter(column)}` : heading;
}

/** Where the genes of a table are. */
export interface GeneColumn {
  /** Its place, from 0. */
  readonly column: number;
  /** The place of the row with the headings; null: there is none. */
  readonly headingRow: number | null;
}

function headedGeneColumn(cells: readonly (readonly string[])[]): GeneColumn | null {
  const headingRow = headingRowOf(cells);
  const column = headingRow === null ? null : geneColumnOf(cells[headingRow]);
  return column === null ? null : { column, headingRow };
}

/**
 * Reads a table by its headings; null where none says which column has the genes.
 * @param where the column that the customer chose, whatever its heading
 */
export function readGeneTable(
  cells: readonly (readonly string[])[],
  beside: readonly BesideColumn[] = [],
  where: GeneColumn | null = headedGeneColumn(cells),
): GeneTable | null {
  if (where === null) return null;
  const gene = where.column;
  const top = where.headingRow ?? -1;
  const headings = cells[top] ?? [];
  const others = beside.flatMap(({ id, headings: words }) => {
    const column = columnHeaded(headings, words);
    return column === null || column === gene ? [] : [{ id, column }];
  });
  const isRead = (column: number) => column === gene || others.some((other) => other.column === column);
  const named = headings.map(cleanedCell);
  return {
    names: cells.flatMap((row, at) => {
      const name = cleanedCell(row[gene]);
      if (at <= top || name === '') return [];
      const found = others.map(({ id, column }) => [id, cleanedCell(row[column])] as const);
      return [{ line: at + 1, name, beside: Object.fromEntries(found.filter(([, cell]) => cell !== '')) }];
    }),
    column: gene,
    read: [...new Set([gene, ...others.map(({ column }) => column)])]
      .toSorted((one, other) => one - other)
      .map((column) => columnName(headings, column)),
    notRead: named.filter((heading, column) => !isRead(column) && heading !== ''),
    withoutGene: cells
      .slice(top + 1)
      .filter((row) => cleanedCell(row[gene]) === '' && row.some((cell) => cleanedCell(cell) !== '')).length,
  };
}

/** The id that stands beside a name of several genes and is that of one of them; empty: the name decides. */
export function idChosenBeside(typed: string, beside: string | undefined, index: GeneIndex): string {
  const id = beside === undefined ? null : readEnsemblId(beside.trim());
  if (id === null) return '';
  const answer = resolveGene(typed, index);
  const isOne = answer.status === 'ambiguous' && answer.candidates.some(({ gene }) => gene.ensemblId === id.ensemblId);
  return isOne ? id.ensemblId : '';
}
