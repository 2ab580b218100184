import type { GuideRnaProject, ProposalKind } from '@cutsite/domain/guide-rna';
import type { IgnoredLine, ReadSheets, SheetColumn } from '@cutsite/domain/sheet';
import type { AddedCost, ColumnsRead, PlatePicture, Preview, PreviewRow } from './preview.ts';
import type { RowsToAdd, RowToAdd } from './rows-to-add.ts';

/** Rows where they would stand, and the project with them in it. */
export interface WorkedRows {
  readonly rows: readonly PreviewRow[];
  readonly after: GuideRnaProject;
  readonly plateNames: readonly string[];
  readonly pictures: readonly PlatePicture[];
  readonly nameFaults: Preview['nameFaults'];
  readonly settings: Preview['settings'];
  readonly namedAgain: Preview['namedAgain'];
  readonly larger: Preview['larger'];
  /** Rows without a place that another well would help. */
  readonly wrongWells: number;
}

/** What a browser draws without effort; the counts are of all rows. */
const rowsShown = 200;
const asksShown = 50;
const wordsShown = 6;

const isFaulty = ({ faults }: PreviewRow): boolean => faults.some((fault) => fault.severity === 'error');

/** Repairs with two answers are decided row by row, and so are errors and rows without a place. */
const needsDecision = (row: PreviewRow): boolean =>
  isFaulty(row) || row.place === null || row.offered.some(({ certain }) => !certain);

/** Blank lines, empty wells and the header are no news. */
const isNews = ({ reason }: IgnoredLine): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

/** How many rows ask for each repair, made or not; one with two answers is nobody's but the row's own. */
function offeredKinds(rows: readonly PreviewRow[], wrongWells: number): Map<ProposalKind, number> {
  const counts = new Map<ProposalKind, number>();
  for (const { made, offered } of rows) {
    const certain = offered.flatMap((repair) => (repair.certain ? repair.kind : []));
    for (const kind of new Set([...made, ...certain])) {
      if (kind !== 'reverse_complement') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  if (wrongWells > 0) counts.set('position', (counts.get('position') ?? 0) + wrongWells);
  return counts;
}

function columnsRead([first]: ReadSheets['sheets']): ColumnsRead | null {
  if (first === undefined || first.sheet.headings.length === 0) return null;
  const { headings, columns, otherHeadings } = first.sheet;
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
  return { headings, read, notRead: otherHeadings, chosen };
}

const overMany = (row: RowToAdd): PreviewRow => ({
  row,
  name: row.name,
  sequence: row.sequence,
  made: [],
  offered: [],
  faults: [],
  place: null,
  movedFrom: null,
  plateName: null,
  noPlace: 'too_many',
});

/** Counts and the first rows of everything; `open` is the row that is being edited and stays in sight. */
export function sumUp(
  { sheets, skipped }: ReadSheets,
  { leftOut, tooMany }: RowsToAdd,
  worked: WorkedRows,
  cost: AddedCost | null,
  open: string | null,
): Preview {
  const { rows, plateNames, pictures, nameFaults, settings, namedAgain, larger, wrongWells } = worked;
  const placed = rows.filter((row) => row.place !== null);
  const faulty = placed.filter(isFaulty).length;
  const asks = rows.filter((row) => row.row.key === open || needsDecision(row));
  const ignored = sheets.flatMap(({ sheet, table }) =>
    sheet.ignored.filter(isNews).map((line) => ({ ...line, sheetName: table })),
  );
  const beyond = tooMany.slice(0, rowsShown).map(overMany);
  return {
    rows: [...rows.slice(0, rowsShown), ...beyond].slice(0, rowsShown),
    faultyRows: [...rows.filter((row) => row.place === null || isFaulty(row)), ...beyond].slice(0, rowsShown),
    asks: asks.slice(0, asksShown),
    askCount: asks.length,
    leftOut: leftOut.slice(0, rowsShown),
    leftOutCount: leftOut.length,
    ignored: ignored.slice(0, rowsShown),
    skipped,
    hidden: rows.filter(({ row }) => row.isHidden).map(({ row }) => row.key),
    columns: columnsRead(sheets),
    offered: offeredKinds(rows, wrongWells),
    namedAgain,
    larger,
    read: rows.length + leftOut.length + tooMany.length,
    placed: placed.length,
    fine: placed.length - faulty,
    faulty,
    repaired: placed.filter(({ made }) => made.length > 0).length,
    notPlaced: rows.length - placed.length + tooMany.length,
    ignoredLines: ignored.length,
    plateNames,
    pictures,
    nameFaults,
    settings,
    notUnderstood: [...new Set(rows.flatMap(({ row }) => row.asked.notUnderstood))].slice(0, wordsShown),
    cost,
  };
}
