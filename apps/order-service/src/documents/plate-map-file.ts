import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { type KindedItem, rowOf } from '@cutsite/domain/item';
import {
  type ExportCell,
  type ExportTable,
  escapeFormula,
  exportFileName,
  sheetTitles,
  stackedTables,
  writeCsv,
} from '@cutsite/domain/sheet';
import type { ItemPapers, OrderedCopies } from './items/item-paper.ts';

/** The forms of a plate map and their media types. */
export const plateMapFormats = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type PlateMapFormat = keyof typeof plateMapFormats;

/** What customers wrote computes nothing in a spreadsheet. */
const safeCell = (cell: ExportCell): ExportCell => (typeof cell === 'string' ? escapeFormula(cell.trim()) : cell);

/**
 * What is in the wells and tubes of an order, kind by kind in the order of the table, under titles that differ. Kinds
 * give names and titles as they were written.
 */
function tablesOf(papers: ItemPapers, entries: readonly OrderedCopies<KindedItem>[]): ExportTable[] {
  const tables = Object.keys(papers).flatMap((kind) =>
    rowOf(papers, kind).plateMap(entries.filter(({ item }) => item.kind === kind)),
  );
  const titles = sheetTitles(tables.map(({ title }) => title));
  return tables.map(({ title, rows }, at) => ({
    title: titles[at] ?? title,
    rows: rows.map((row) => row.map(safeCell)),
  }));
}

/** All tables in one, those with the same headings below each other, and a blank line before other headings. */
function stackedByHeadings(tables: readonly ExportTable[]) {
  const headingsOf = ({ rows: [headings] }: ExportTable) => JSON.stringify(headings);
  return [...new Set(tables.map(headingsOf))].flatMap((headings, at) => {
    const alike = tables.filter((table) => headingsOf(table) === headings);
    return [...(at === 0 ? [] : [[]]), ...stackedTables(alike)];
  });
}

/** Which file is wanted. */
interface PlateMapOf {
  /** Of the order. */
  readonly number: string;
  readonly format: PlateMapFormat;
  /** When it is made, which its name says as names of builders' exports do (LI-5). */
  readonly at: Date;
  /** Without a plate the file is a list of the items, and is called so. */
  readonly hasPlates: boolean;
}

/** The plate map as a file: XLSX has a sheet for each plate, CSV all of them below each other. */
export async function plateMapFile(
  papers: ItemPapers,
  entries: readonly OrderedCopies<KindedItem>[],
  { number, format, at, hasPlates }: PlateMapOf,
): Promise<FileAnswer> {
  const tables = tablesOf(papers, entries);
  const bytes = format === 'csv' ? Buffer.from(writeCsv(stackedByHeadings(tables))) : await workbook(tables);
  return {
    fileName: exportFileName(`${hasPlates ? 'plate-map' : 'item-list'}-${number}`, at, format, 'items'),
    mediaType: plateMapFormats[format],
    byteSize: bytes.byteLength,
    bytes,
  };
}

/** hucre is loaded with the first workbook. It writes texts as texts, whatever they look like. */
export async function workbook(tables: readonly ExportTable[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: tables.map(({ title, rows }) => ({
      name: title,
      columns: (rows[0] ?? []).map((_, at) => ({
        width: Math.min(60, Math.max(10, ...rows.map((row) => String(row[at] ?? '').length + 2))),
      })),
      rows: rows.map((row) => [...row]),
      freezePane: { rows: 1 },
    })),
  });
}
