import {
  applyRepairs,
  findRepairs,
  type GuideRnaProject,
  type GuideRnaSettings,
  type Placement,
  type RepairKind,
  type RnaRepair,
  type RowFault,
} from '@cutsite/domain/guide-rna';
import type { IgnoredLine, NamedSheet, SheetRow, SkippedSheet } from '@cutsite/domain/sheet';

/** Why a row that was read would not be added. */
export type NoPlace = Placement['notPlaced'][number]['reason'] | 'too_many';

/** One row as it was pasted, and as it would be added. */
export interface PreviewRow {
  readonly row: SheetRow;
  readonly name: string;
  readonly sequence: string;
  readonly repairs: readonly RnaRepair[];
  readonly faults: readonly RowFault[];
  /** "A01"; null when the row found no place. */
  readonly place: string | null;
  /** The plate it would go to, where there are several. */
  readonly plateName: string | null;
  readonly noPlace: NoPlace | null;
}

/** A line that is not added, with the sheet it is in where there are several. */
export interface PreviewIgnored extends IgnoredLine {
  readonly sheetName: string | null;
}

/** What pressing Add would do; nothing is dropped without a reason. Counts are of all rows, `rows` are the first of them. */
export interface Preview {
  readonly rows: readonly PreviewRow[];
  /** The first rows that have an error or no place. */
  readonly faultyRows: readonly PreviewRow[];
  readonly ignored: readonly PreviewIgnored[];
  readonly skipped: readonly SkippedSheet[];
  /** How many rows ask for each repair, ticked or not. */
  readonly offered: ReadonlyMap<RepairKind, number>;
  readonly ticked: ReadonlySet<RepairKind>;
  readonly read: number;
  readonly placed: number;
  readonly fine: number;
  readonly faulty: number;
  readonly repaired: number;
  readonly notPlaced: number;
  readonly ignoredLines: number;
  /** Names of the plates that rows go to; empty for tubes. */
  readonly plateNames: readonly string[];
}

/** The preview, and the project with the rows in it. */
export interface WorkedOut {
  readonly preview: Preview;
  readonly after: GuideRnaProject;
}

/** More guides are not added at once: a hundred plates. What is beyond is shown as not added. */
export const mostRowsAtOnce = 9_600;

/** What a browser draws without effort; the counts are of all rows. */
const rowsShown = 200;

/** The repairs that are made unless the customer says otherwise: mends of writing, no trims. */
export function repairsTickedAtFirst(sheets: readonly NamedSheet[], settings: GuideRnaSettings): Set<RepairKind> {
  const ticked = new Set<RepairKind>();
  for (const { sheet } of sheets) {
    for (const row of sheet.rows.slice(0, mostRowsAtOnce)) {
      for (const repair of findRepairs(row, settings.nuclease, settings.modifications)) {
        if (repair.ticked) ticked.add(repair.kind);
      }
    }
  }
  return ticked;
}

export type Mended = Pick<PreviewRow, 'row' | 'name' | 'sequence' | 'repairs'>;

export function mend(
  rows: readonly SheetRow[],
  { nuclease, modifications }: GuideRnaSettings,
  kinds: ReadonlySet<RepairKind>,
): Mended[] {
  return rows.map((row) => {
    const { name, sequence } = applyRepairs(row, kinds, nuclease, modifications);
    return { row, name, sequence, repairs: findRepairs(row, nuclease, modifications) };
  });
}

export const withoutPlace = (mended: Mended, noPlace: NoPlace): PreviewRow => ({
  ...mended,
  faults: [],
  place: null,
  plateName: null,
  noPlace,
});

const isFaulty = ({ faults }: PreviewRow): boolean => faults.some((fault) => fault.severity === 'error');

/** Blank lines, empty wells and the header are no news. */
const isNews = ({ reason }: IgnoredLine): boolean =>
  reason !== 'blank' && reason !== 'empty_well' && reason !== 'header';

export function summed(
  rows: readonly PreviewRow[],
  sheets: readonly NamedSheet[],
  skipped: readonly SkippedSheet[],
  ticked: ReadonlySet<RepairKind>,
  plateNames: readonly string[],
): Preview {
  const offered = new Map<RepairKind, number>();
  for (const { repairs } of rows) {
    for (const kind of new Set(repairs.map((repair) => repair.kind))) offered.set(kind, (offered.get(kind) ?? 0) + 1);
  }
  const placed = rows.filter((row) => row.place !== null);
  const faulty = placed.filter(isFaulty).length;
  const ignored = sheets.flatMap(({ sheet, plateName }) =>
    sheet.ignored.filter(isNews).map((line) => ({ ...line, sheetName: sheets.length > 1 ? plateName : null })),
  );
  return {
    rows: rows.slice(0, rowsShown),
    faultyRows: rows.filter((row) => row.place === null || isFaulty(row)).slice(0, rowsShown),
    ignored: ignored.slice(0, rowsShown),
    skipped,
    offered,
    ticked,
    read: rows.length,
    placed: placed.length,
    fine: placed.length - faulty,
    faulty,
    repaired: placed.filter((one) => one.name !== one.row.name || one.sequence !== one.row.sequence).length,
    notPlaced: rows.length - placed.length,
    ignoredLines: ignored.length,
    plateNames,
  };
}
