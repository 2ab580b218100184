import type { GeneIndex } from './gene-index.ts';
import { columnName, type GeneColumn, geneColumnOf, headingRowOf } from './read-gene-table.ts';
import { cleanedCell } from './read-names.ts';
import { resolveGene } from './resolve-gene.ts';

/** A column of a table, for the customer to say which one has the genes. */
export interface OfferedColumn {
  /** Its place, from 0. */
  readonly column: number;
  /** Its heading, or "Column B" where it has none. */
  readonly heading: string;
  /** The first of its cells. */
  readonly examples: readonly string[];
}

/** The columns of a table, and the one that is offered first. */
export interface OfferedColumns {
  readonly columns: readonly OfferedColumn[];
  readonly suggested: number;
}

type Cells = readonly (readonly string[])[];

/** Enough to tell by: of longer tables the beginning is looked at. */
const maxLookedAt = 200;
const maxExamples = 3;
/** A sheet may have thousands of columns; those behind these are not offered. */
const maxColumns = 50;

const filled = (row: readonly string[]): number => row.filter((cell) => cleanedCell(cell) !== '').length;

/** The row with the headings, from 0: the one that names the genes, or a first one of several cells without a gene. */
function headingRow(cells: Cells, isGene: (cell: string) => boolean): number | null {
  const known = headingRowOf(cells);
  if (known !== null) return known;
  const first = cells.findIndex((row) => filled(row) > 1);
  const hasGene = (row: readonly string[]) => row.some((cell) => isGene(cell));
  const rows = cells.slice(0, maxLookedAt);
  return first !== -1 && !hasGene(rows[first] ?? []) && rows.slice(first + 1).some(hasGene) ? first : null;
}

const geneWith = (index: GeneIndex) => {
  const known = new Map<string, boolean>();
  return (cell: string): boolean => {
    const name = cleanedCell(cell);
    const before = known.get(name);
    if (before !== undefined) return before;
    // A number in a table is a number, and not the gene that a spreadsheet made it of.
    const is = name !== '' && /[a-z]/i.test(name) && resolveGene(name, index).status !== 'not_found';
    known.set(name, is);
    return is;
  };
};

/**
 * The columns that may have the genes of a table, with the one that has most of them first in mind: the one whose
 * heading says so, else by the gene list (LI-22). Null for what is no table: one column, or one row.
 */
export function offeredColumns(cells: Cells, index: GeneIndex): OfferedColumns | null {
  const rows = cells.slice(0, maxLookedAt);
  if (rows.filter((row) => filled(row) > 1).length < 2) return null;
  const isGene = geneWith(index);
  const top = headingRow(cells, isGene);
  const below = rows.slice(top === null ? 0 : top + 1);
  const width = Math.min(maxColumns, Math.max(...rows.map((row) => row.length)));
  const columns = Array.from({ length: width }, (_, column): OfferedColumn => {
    const own = below.map((row) => cleanedCell(row[column])).filter((cell) => cell !== '');
    const headings = top === null ? [] : cells[top];
    return { column, heading: columnName(headings, column), examples: own.slice(0, maxExamples) };
  }).filter(({ examples }) => examples.length > 0);
  const genesIn = ({ column }: OfferedColumn): number => below.filter((row) => isGene(row[column] ?? '')).length;
  const [most] = columns.toSorted((one, other) => genesIn(other) - genesIn(one));
  const headed = geneColumnOf(top === null ? [] : cells[top]);
  return { columns, suggested: headed ?? most?.column ?? 0 };
}

/** Where the genes of a table are that the customer says are in one of its columns. */
export const chosenGeneColumn = (cells: Cells, column: number, index: GeneIndex): GeneColumn => ({
  column,
  headingRow: headingRow(cells, geneWith(index)),
});
