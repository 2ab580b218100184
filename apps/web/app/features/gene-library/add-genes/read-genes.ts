import {
  cleanedCell,
  type GeneTable,
  geneColumnOf,
  type ListedName,
  readGeneTable,
  readNameList,
} from '@cutsite/domain/gene';
import {
  type ListedPlate,
  namesOfSheet,
  readWellList,
  type WellListFault,
  wellListMessage,
} from '@cutsite/domain/gene-library';
import type { PlateFormat } from '@cutsite/domain/labware';
import type { SheetTable } from '@cutsite/domain/sheet';
import type { ReadColumns } from '../../../genes/list/gene-list-preview.ts';
import { columnsOfTables, isOneColumn } from '../../../genes/list/gene-list-work.ts';

/** What a source turned out to be: names to be put in free wells, or plates whose wells say where each name goes. */
export type ReadGenes =
  | { readonly kind: 'names'; readonly names: readonly ListedName[]; readonly columns: ReadColumns }
  | { readonly kind: 'plates'; readonly plates: readonly ListedPlate[]; readonly columns: ReadColumns }
  | GeneRefusal;

/** Why a list is refused, and what can be done about it. */
export interface GeneRefusal {
  readonly kind: 'refused';
  readonly message: string;
  /** The number of wells that the list is laid out for, where that is what does not fit. */
  readonly laidOutFor: 96 | 384 | null;
  /** The names in it can be read without their wells. */
  readonly hasNames: boolean;
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

/** A sheet whose columns have other names or another order, as a list of wells has them; null where it has no such. */
function asWellList({ name, cells }: SheetTable): SheetTable | null {
  const [headings = []] = cells;
  const [well, gene] = [wellColumnOf(headings), geneColumnOf(headings)];
  if (well === null || gene === null) return null;
  const rows = cells.slice(1).map((row) => [row[well] ?? '', row[gene] ?? '']);
  return { name, cells: [['Well Position', 'Gene'], ...rows] };
}

/** The columns of lists of wells by their headings; a grid has none. */
function wellListColumns(sheets: readonly SheetTable[]): ReadColumns {
  const ofSheet = ({ cells: [first = []] }: SheetTable) => {
    const headings = first.map(cleanedCell);
    const [well, gene] = [wellColumnOf(headings), geneColumnOf(headings)];
    if (well === null || gene === null) return noColumns;
    const isRead = (column: number) => column === well || column === gene;
    const named = headings.map((heading, column) => ({ heading, isRead: isRead(column) }));
    const those = (read: boolean) =>
      named.flatMap((one) => (one.heading !== '' && one.isRead === read ? [one.heading] : []));
    // A well without a gene is an empty well.
    return { read: those(true), notRead: those(false), withoutGene: 0 };
  };
  return columnsOfTables(sheets.map(ofSheet));
}

function refused(fault: WellListFault, format: PlateFormat, where: string, hasNames: boolean): GeneRefusal {
  const laidOutFor =
    fault.code !== 'layout_mismatch' ? null : fault.layout === 'vertical-96' ? (96 as const) : (384 as const);
  return { kind: 'refused', message: `${where}${wellListMessage(fault, format)}`, laidOutFor, hasNames };
}

/**
 * Reads pasted text or the sheets of a file (LI-14 to LI-19).
 *
 * @param text what was pasted; null for a file
 * @param plates how many plates the project has that hold something: the next one is named after its number (GL-9)
 * @param asNames the customer said that wells do not matter
 */
export function readGenes(
  tables: readonly SheetTable[],
  text: string | null,
  format: PlateFormat,
  plates: number,
  asNames: boolean,
): ReadGenes {
  const allNames = tables.flatMap(namesOfSheet);
  if (asNames) return { kind: 'names', names: allNames, columns: noColumns };
  const read: ListedPlate[] = [];
  const tablesRead: GeneTable[] = [];
  const names: ListedName[] = [];
  for (const sheet of tables) {
    const number = plates + read.length + 1;
    const first = readWellList(sheet, format, number);
    const other = first.ok || first.error.code !== 'header_missing' ? null : asWellList(sheet);
    const result = other === null ? first : readWellList(other, format, number);
    if (result.ok) {
      read.push(result.value);
      continue;
    }
    if (result.error.code === 'no_rows') continue;
    const where = tables.length > 1 && sheet.name !== null ? `${sheet.name}: ` : '';
    if (result.error.code !== 'header_missing' || other !== null)
      return refused(result.error, format, where, allNames.length > 0);
    const table = readGeneTable(sheet.cells);
    const own =
      table?.names ?? (isOneColumn(sheet.cells) ? namesOfSheet(sheet) : text === null ? null : readNameList(text));
    if (own === null) return refused(result.error, format, where, allNames.length > 0);
    // One by one: a long list is too many arguments of one call.
    for (const one of own) names.push(one);
    if (table !== null) tablesRead.push(table);
  }
  const columns = columnsOfTables(tablesRead);
  if (read.length > 0 && names.length > 0)
    return { kind: 'names', names: [...names, ...read.flatMap(({ wells }) => wells)], columns };
  return read.length > 0
    ? { kind: 'plates', plates: read, columns: wellListColumns(tables) }
    : { kind: 'names', names, columns };
}

const noColumns: ReadColumns = { read: [], notRead: [], withoutGene: 0 };
