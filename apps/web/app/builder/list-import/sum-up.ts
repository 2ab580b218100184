import type { IgnoredLine, ReadSheets, SequenceSheet, SheetColumn } from '@cutsite/domain/sheet';
import { byTick } from './chosen-repairs.ts';
import type {
  AddedCost,
  ColumnsRead,
  KindOf,
  ListNoPlace,
  ListTypes,
  Preview,
  PreviewRow,
  WorkedRows,
} from './list-preview.ts';
import type { ListRow, RowsToAdd } from './list-rows.ts';

/** What a browser draws without effort; the counts are of all rows. */
const rowsShown = 200;
const asksShown = 50;

const isFaulty = ({ faults }: PreviewRow<ListTypes>): boolean => faults.some((fault) => fault.severity === 'error');

/** Repairs with two answers are decided row by row, and so are errors and rows without a place. */
const needsDecision = (row: PreviewRow<ListTypes>): boolean =>
  row.isThere !== true && (isFaulty(row) || row.place === null || row.offered.some((repair) => !byTick(repair)));

/** Blank lines, empty wells and the header are no news. */
const isNews = ({ reason }: IgnoredLine): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

/** The kinds of repairs that a list treats apart. */
export interface SpecialKinds<T extends ListTypes> {
  /** With two answers: those of this row only; null where there is none. */
  readonly byRow: KindOf<T> | null;
  /** Gives a row another place. */
  readonly replace: KindOf<T>;
}

/** How many rows ask for each repair, made or not. */
function offeredKinds<T extends ListTypes>(
  rows: readonly PreviewRow<T>[],
  wrongWells: number,
  { byRow, replace }: SpecialKinds<T>,
): Map<KindOf<T>, number> {
  const counts = new Map<KindOf<T>, number>();
  for (const { made, offered } of rows) {
    const certain = offered.flatMap((repair): KindOf<T>[] => (byTick(repair) ? [repair.kind] : []));
    for (const kind of new Set([...made, ...certain])) {
      if (kind !== byRow) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  if (wrongWells > 0) counts.set(replace, (counts.get(replace) ?? 0) + wrongWells);
  return counts;
}

/** What the headers of the sheets were read as. A sheet with several parts has one header, or the same one again. */
function columnsRead(sheets: ReadSheets['sheets']): readonly ColumnsRead[] {
  const alike = new Map<string, ColumnsRead>();
  const known = new Set<number>();
  for (const { at, table, sheet } of sheets) {
    if (known.has(at) || sheet.headings.length === 0) continue;
    known.add(at);
    const key = JSON.stringify([sheet.headings, sheet.columns, sheet.blocks]);
    const before = alike.get(key);
    const own = [...(before?.sheets ?? []), { at, name: table }];
    alike.set(key, { ...(before ?? readOf(sheet)), sheets: own });
  }
  return [...alike.values()];
}

function readOf({ headings, columns, otherHeadings, blocks = 1 }: SequenceSheet): Omit<ColumnsRead, 'sheets'> {
  const headingOf = (column: SheetColumn): string | null => {
    const place = columns[column];
    return place === null ? null : (headings[place] ?? null);
  };
  const read = (Object.keys(columns) as SheetColumn[]).flatMap((column) => {
    const heading = headingOf(column);
    return heading === null || heading === '' ? [] : [{ column, heading }];
  });
  const sequence = headingOf('sequence') ?? '';
  const chosen = sequence === '' ? null : { sequence, name: headingOf('name'), well: headingOf('well') };
  return { headings, read, notRead: otherHeadings, blocks, chosen };
}

const overMany = <T extends ListTypes>(row: ListRow<T['asked']>, reason: ListNoPlace): PreviewRow<T> => ({
  row,
  name: row.name,
  sequence: row.sequence,
  made: [],
  offered: [],
  faults: [],
  place: null,
  movedFrom: null,
  plateName: null,
  noPlace: reason,
});

/** Counts and the first rows of everything; `open` is the row that is being edited and stays in sight. */
export function sumUp<T extends ListTypes>(
  { sheets, skipped }: ReadSheets,
  { leftOut, tooMany }: RowsToAdd<T['asked']>,
  { wrongWells, ...worked }: WorkedRows<T>,
  cost: AddedCost | null,
  open: string | null,
  special: SpecialKinds<T>,
): Preview<T> {
  const { rows } = worked;
  const there = rows.filter((row) => row.isThere === true).length;
  const placed = rows.filter((row) => row.place !== null && row.isThere !== true);
  const faulty = placed.filter(isFaulty).length;
  const asks = rows.filter((row) => row.row.key === open || needsDecision(row));
  const ignored = sheets.flatMap(({ sheet, table }) =>
    sheet.ignored.filter(isNews).map((line) => ({ ...line, sheetName: table })),
  );
  const unchanged = placed.filter((row) => !isFaulty(row) && row.made.length === 0).length;
  const notPlaced = rows.length - placed.length - there + tooMany.length;
  const inSkipped = skipped.reduce((sum, { lines }) => sum + lines, 0);
  const ignoredLines = ignored.length + leftOut.length + inSkipped;
  const beyond = tooMany.slice(0, rowsShown).map((row) => overMany<T>(row, 'too_many'));
  return {
    ...worked,
    rows: [...rows.slice(0, rowsShown), ...beyond].slice(0, rowsShown),
    faultyRows: [
      ...rows.filter((row) => row.place === null || (isFaulty(row) && row.isThere !== true)),
      ...beyond,
    ].slice(0, rowsShown),
    asks: asks.slice(0, asksShown),
    askCount: asks.length,
    leftOut: leftOut.slice(0, rowsShown),
    leftOutCount: leftOut.length,
    ignored: ignored.slice(0, rowsShown),
    skipped,
    hidden: rows.filter(({ row }) => row.isHidden).map(({ row }) => row.key),
    columns: columnsRead(sheets),
    offered: offeredKinds(rows, wrongWells, special),
    read: rows.length + tooMany.length + ignoredLines,
    placed: placed.length,
    unchanged,
    repaired: placed.length - faulty - unchanged,
    faulty,
    there,
    notPlaced,
    ignoredLines,
    rowCount: rows.length + tooMany.length,
    cost,
  };
}
