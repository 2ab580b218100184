import {
  chosenGeneColumn,
  type GeneColumn,
  type GeneIndex,
  type GeneTable,
  type GenomeSlug,
  namesInCells,
  type OfferedColumns,
  offeredColumns,
  readNameList,
  splitNames,
  type TableName,
} from '@cutsite/domain/gene';
import { err, ok } from '@cutsite/domain/result';
import type { SheetTable } from '@cutsite/domain/sheet';
import { serveListOf } from '../../builder/list-import/list-worker.ts';
import { readTables, refusal } from '../../builder/list-import/read-source.ts';
import type { GeneListStore, GenesAtHand } from '../catalogue/gene-list-store.ts';
import type { GeneListAnswer, GeneListRefused, ReadColumns } from './gene-list-preview.ts';

/** The cells of a pasted text or of a file; the text itself where it was pasted. */
export interface GeneTables {
  readonly tables: readonly SheetTable[];
  readonly text: string | null;
  /** The place of the column that the customer chose for the genes, from 0; absent: its heading says it. */
  readonly geneColumn?: number | undefined;
}

/** What was decided about a line: another name, a chosen gene, or that it is left out. */
export interface GeneDecision {
  /** Empty: left out. */
  readonly name: string;
  /** The Ensembl id that was chosen; empty: the name decides. */
  readonly chosenId: string;
}

/** What decides what adding does, beside the list. */
export interface WantedGenes<Project> {
  readonly project: Project;
  readonly genome: GenomeSlug;
  /** By the place of a line in the list. */
  readonly decisions: ReadonlyMap<number, GeneDecision>;
  /** Lines that need a decision are left out, instead of being added with their faults. */
  readonly leavesOut: boolean;
}

/** What adding a list would do, and the project with the list in it. */
export interface WorkedGenes<Project> {
  readonly preview: GeneListAnswer;
  readonly after: Project;
}

/** A product's way with a list. */
export type WorkOutGenes<Project, Wanted extends WantedGenes<Project>> = (
  source: GeneTables,
  wanted: Wanted,
  genes: GenesAtHand,
) => WorkedGenes<Project>;

/**
 * Serves the lists of a product in a worker, in which a hundred thousand lines make no page wait (promise P5). It
 * fetches the gene list itself: the browser's cache has it already.
 */
export function serveGeneList<Project, Wanted extends WantedGenes<Project>>(
  store: GeneListStore,
  workOut: WorkOutGenes<Project, Wanted>,
): void {
  serveListOf<GeneTables, Wanted>(
    async (source, onProgress) => {
      const read = await readTables(source, onProgress);
      if (!read.ok) return err(refusal(read.error));
      return ok({
        tables: read.value,
        text: source.kind === 'text' ? source.text : null,
        geneColumn: source.geneColumn,
      });
    },
    { tables: [], text: null },
    async (source, wanted) => {
      const genes = await store.loaded(wanted.genome);
      const first = workOut(source, wanted, genes);
      if (genes.others.length > 0 || !hasUnknown(first.preview)) return first;
      // A name that nothing matches may be one of another species: their lists are fetched when there is such a name.
      const all = await store.withOthers(wanted.genome);
      return all.others.length === 0 ? first : workOut(source, wanted, all);
    },
  );
}

const hasUnknown = (answer: GeneListAnswer): boolean => answer.kind === 'read' && answer.parts.needs_you.count > 0;

/** The names of a source, with the headings of its tables that were read and that were not. */
export interface NamesOfSource {
  readonly names: readonly TableName[];
  readonly columns: ReadColumns;
}

/**
 * Reads a table of several columns; null where nothing says which of them has the genes.
 * @param chosen where they are in the customer's words; null: the headings say it
 */
export type ReadTable = (cells: SheetTable['cells'], chosen: GeneColumn | null) => GeneTable | null;

/** The names of a source: those in its column of genes, or in its one column, or all that stand in a pasted text. */
export function readGeneNames(
  { tables, text, geneColumn }: GeneTables,
  index: GeneIndex,
  readTable: ReadTable,
  isOther: (name: string) => boolean = () => false,
): NamesOfSource | Pick<GeneListRefused, 'message' | 'offered'> {
  const names: TableName[] = [];
  const seen: GeneTable[] = [];
  const alone = (found: readonly { readonly line: number; readonly name: string }[]) =>
    found.map((one) => ({ ...one, beside: nothingBeside }));
  for (const { cells, name } of tables) {
    const table = readTable(cells, chosenIn(cells, geneColumn, index));
    const own =
      table?.names ??
      (text !== null ? alone(readNameList(text)) : isOneColumn(cells) ? alone(namesInCells(cells)) : null);
    if (own === null) {
      const where = tables.length > 1 && name !== null ? `${name}: ` : '';
      const found = (cells[0] ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
      return {
        message: `${where}No heading says which column has the genes. The first row holds ${found.slice(0, 5).join(', ')}.`,
        offered: offeredColumns(cells, index),
      };
    }
    // One by one: a long list is too many arguments of one call.
    for (const one of splitNames(own, index, isOther)) names.push(one);
    if (table !== null) seen.push(table);
  }
  return { names, columns: columnsOfTables(seen, offeredIn(tables, seen[0]?.column, index)) };
}

/** The column that was chosen, in a table of several; null where none was, or there is one only. */
export const chosenIn = (
  cells: SheetTable['cells'],
  geneColumn: number | undefined,
  index: GeneIndex,
): GeneColumn | null =>
  geneColumn === undefined || isOneColumn(cells) ? null : chosenGeneColumn(cells, geneColumn, index);

/** The columns of the first table that has several. @param read the one that the genes were read from */
export function offeredIn(
  tables: readonly SheetTable[],
  read: number | undefined,
  index: GeneIndex,
): OfferedColumns | null {
  for (const { cells } of tables) {
    const offered = offeredColumns(cells, index);
    if (offered !== null) return { ...offered, suggested: read ?? offered.suggested };
  }
  return null;
}

/** The headings of several tables, each once. */
export const columnsOfTables = (
  tables: readonly Omit<GeneTable, 'names' | 'column'>[],
  offered: OfferedColumns | null,
): ReadColumns => ({
  read: [...new Set(tables.flatMap(({ read }) => read))],
  notRead: [...new Set(tables.flatMap(({ notRead }) => notRead))],
  withoutGene: tables.reduce((sum, { withoutGene }) => sum + withoutGene, 0),
  offered,
});

const nothingBeside = {};

/** Whether no row of a sheet has more than one cell with something in it. */
export const isOneColumn = (cells: SheetTable['cells']): boolean =>
  cells.every((row) => row.filter((cell) => cell.trim() !== '').length < 2);
