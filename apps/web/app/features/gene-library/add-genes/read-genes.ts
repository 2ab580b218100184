import {
  cleanedCell,
  ensemblIdColumn,
  ensemblIdColumnOf,
  type GeneIndex,
  type GeneTable,
  geneColumnOf,
  idChosenBeside,
  type ListedName,
  type OfferedColumns,
  offeredColumns,
  readGeneTable,
  readNameList,
  splitNames,
} from '@cutsite/domain/gene';
import {
  findControl,
  type ListedPlate,
  namesOfSheet,
  readWellList,
  type WellListFault,
  wellListMessage,
} from '@cutsite/domain/gene-library';
import type { PlateFormat } from '@cutsite/domain/labware';
import type { SheetTable } from '@cutsite/domain/sheet';
import type { ReadColumns } from '../../../genes/list/gene-list-preview.ts';
import {
  chosenIn,
  columnsOfTables,
  type GeneTables,
  isOneColumn,
  offeredIn,
} from '../../../genes/list/gene-list-work.ts';

/** A name of a list, with the gene that its row chose among several; absent: the name decides. */
interface ReadName extends ListedName {
  readonly chosenId?: string;
}

interface ReadPlate extends ListedPlate {
  readonly wells: readonly (ListedPlate['wells'][number] & ReadName)[];
}

/** What a source turned out to be: names to be put in free wells, or plates whose wells say where each name goes. */
export type ReadGenes =
  | { readonly kind: 'names'; readonly names: readonly ReadName[]; readonly columns: ReadColumns }
  | { readonly kind: 'plates'; readonly plates: readonly ReadPlate[]; readonly columns: ReadColumns }
  | GeneRefusal;

/** Why a list is refused, and what can be done about it. */
export interface GeneRefusal {
  readonly kind: 'refused';
  readonly message: string;
  /** The number of wells that the list is laid out for, where that is what does not fit. */
  readonly laidOutFor: 96 | 384 | null;
  /** The names in it can be read without their wells. */
  readonly hasNames: boolean;
  readonly offered: OfferedColumns | null;
}

/** What a list is read for. */
export interface ReadFor {
  readonly format: PlateFormat;
  /** How many plates the project has that hold something: the next one is named after its number (GL-9). */
  readonly plates: number;
  /** The customer said that wells do not matter. */
  readonly asNames: boolean;
  readonly index: GeneIndex;
}

/** Headings that stand for those that a list of wells must begin with (LI-15). */
const wellHeadings = ['well position', 'well', 'position', 'well id', 'well_position', 'destination well'];

const wellColumnOf = (headings: readonly string[]): number | null => {
  const found = headings.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  );
  for (const word of wellHeadings) if (found.includes(word)) return found.indexOf(word);
  return null;
};

/**
 * A sheet whose columns have other names or another order, as a list of wells has them; null where it has no such.
 * @param chosen the column of genes that the customer chose
 */
function asWellList({ name, cells }: SheetTable, chosen: number | null): SheetTable | null {
  const [headings = []] = cells;
  const [well, gene] = [wellColumnOf(headings), chosen ?? geneColumnOf(headings)];
  if (well === null || gene === null) return null;
  const id = ensemblIdColumnOf(headings);
  const idOf = (row: readonly string[]) => (id === null || id === gene ? '' : (row[id] ?? ''));
  const rows = cells.slice(1).map((row) => [row[well] ?? '', row[gene] ?? '', idOf(row)]);
  return { name, cells: [['Well Position', 'Gene', 'Ensembl ID'], ...rows] };
}

/** The columns of lists of wells by their headings; a grid has none. */
function wellListColumns({ tables, geneColumn }: GeneTables, index: GeneIndex): ReadColumns {
  const ofSheet = ({ cells: [first = []] }: SheetTable) => {
    const headings = first.map(cleanedCell);
    const [well, gene] = [wellColumnOf(headings), geneColumn ?? geneColumnOf(headings)];
    if (well === null || gene === null) return noColumns;
    const id = ensemblIdColumnOf(headings);
    const isRead = (column: number) => column === well || column === gene || column === id;
    const named = headings.map((heading, column) => ({ heading, isRead: isRead(column) }));
    const those = (read: boolean) =>
      named.flatMap((one) => (one.heading !== '' && one.isRead === read ? [one.heading] : []));
    // A well without a gene is an empty well.
    return { read: those(true), notRead: those(false), withoutGene: 0 };
  };
  const columns = tables.map(ofSheet);
  const isGrid = columns.every(({ read }) => read.length === 0);
  return columnsOfTables(columns, isGrid ? null : offeredIn(tables, geneColumn, index));
}

const laidOutFor = (fault: WellListFault): GeneRefusal['laidOutFor'] =>
  fault.code !== 'layout_mismatch' ? null : fault.layout === 'vertical-96' ? 96 : 384;

/** Reads pasted text or the sheets of a file (LI-14 to LI-19), in the column of genes that was chosen, if any. */
export function readGenes(source: GeneTables, { format, plates, asNames, index }: ReadFor): ReadGenes {
  const { tables, text, geneColumn } = source;
  const allNames = tables.flatMap(namesOfSheet);
  if (asNames)
    return { kind: 'names', names: allNames, columns: columnsOfTables([], offeredIn(tables, undefined, index)) };
  const refused = (fault: WellListFault, sheet: SheetTable, offered: OfferedColumns | null): GeneRefusal => {
    const where = tables.length > 1 && sheet.name !== null ? `${sheet.name}: ` : '';
    const message = `${where}${wellListMessage(fault, format)}`;
    return { kind: 'refused', message, laidOutFor: laidOutFor(fault), hasNames: allNames.length > 0, offered };
  };
  const read: ReadPlate[] = [];
  const tablesRead: GeneTable[] = [];
  const names: ReadName[] = [];
  const withChoice = <Name extends ListedName>(one: Name, id: string | undefined): Name & ReadName => {
    const chosenId = idChosenBeside(one.name, id, index);
    return chosenId === '' ? one : { ...one, chosenId };
  };
  for (const sheet of tables) {
    const number = plates + read.length + 1;
    const chosen = chosenIn(sheet.cells, geneColumn, index);
    const first = readWellList(sheet, format, number);
    const isOther = chosen !== null || (!first.ok && first.error.code === 'header_missing');
    const other = isOther ? asWellList(sheet, chosen?.column ?? null) : null;
    const result = other === null ? first : readWellList(other, format, number);
    if (result.ok && (chosen === null || other !== null)) {
      const { wells } = result.value;
      read.push({ ...result.value, wells: wells.map((one) => withChoice(one, one.ensemblId)) });
      continue;
    }
    const fault = result.ok ? null : result.error;
    if (fault?.code === 'no_rows') continue;
    if (fault !== null && (other !== null || (chosen === null && fault.code !== 'header_missing')))
      return refused(fault, sheet, null);
    const table = readGeneTable(sheet.cells, [ensemblIdColumn], chosen ?? undefined);
    const own =
      table?.names.map((one) => withChoice(one, one.beside[ensemblIdColumn.id])) ??
      (text !== null ? readNameList(text) : isOneColumn(sheet.cells) ? namesOfSheet(sheet) : null);
    if (own === null && fault !== null) return refused(fault, sheet, offeredColumns(sheet.cells, index));
    // One by one: a long list is too many arguments of one call.
    for (const one of splitNames(own ?? [], index, (name) => findControl(name) !== null)) names.push(one);
    if (table !== null) tablesRead.push(table);
  }
  const columns = columnsOfTables(tablesRead, offeredIn(tables, tablesRead[0]?.column, index));
  if (read.length > 0 && names.length > 0)
    return { kind: 'names', names: [...names, ...read.flatMap(({ wells }) => wells)], columns };
  return read.length > 0
    ? { kind: 'plates', plates: read, columns: wellListColumns(source, index) }
    : { kind: 'names', names, columns };
}

const noColumns = { read: [], notRead: [], withoutGene: 0 };
