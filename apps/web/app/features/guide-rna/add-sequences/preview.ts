import {
  applyRepairs,
  checkPlate,
  checkTubes,
  findRepairs,
  type GuideRnaProject,
  type GuideRnaSettings,
  type Placement,
  type Plate,
  placeRows,
  type RepairKind,
  type RnaRepair,
  type RowFault,
} from '@cutsite/domain/guide-rna';
import type { FillOrder, WellPosition } from '@cutsite/domain/labware';
import type { IgnoredLine, SequenceSheet, SheetRow } from '@cutsite/domain/sheet';
import { addTubeRows } from '../project/edit-tubes.ts';
import type { NewId } from '../project/edit-wells.ts';

/** One row as it was pasted, and as it would be added. */
export interface PreviewRow {
  readonly row: SheetRow;
  readonly name: string;
  readonly sequence: string;
  readonly repairs: readonly RnaRepair[];
  readonly faults: readonly RowFault[];
  /** "A01"; null when the row found no place. */
  readonly place: string | null;
}

/** What pressing Add would do; nothing is dropped without a reason. */
export interface Preview {
  readonly rows: readonly PreviewRow[];
  readonly ignored: readonly IgnoredLine[];
  readonly notPlaced: Placement['notPlaced'];
  /** How many rows ask for each repair, ticked or not. */
  readonly offered: ReadonlyMap<RepairKind, number>;
  readonly fine: number;
  readonly faulty: number;
  readonly repaired: number;
  /** The project with the rows in it. */
  readonly after: GuideRnaProject;
}

/** The repairs that are made unless the customer says otherwise: mends of writing, no trims. */
export function repairsTickedAtFirst(sheet: SequenceSheet, settings: GuideRnaSettings): ReadonlySet<RepairKind> {
  const ticked = new Set<RepairKind>();
  for (const row of sheet.rows) {
    for (const repair of findRepairs(row, settings.nuclease, settings.modifications)) {
      if (repair.ticked) ticked.add(repair.kind);
    }
  }
  return ticked;
}

interface Mended {
  readonly row: SheetRow;
  readonly name: string;
  readonly sequence: string;
  readonly repairs: readonly RnaRepair[];
}

function mend(sheet: SequenceSheet, { nuclease, modifications }: GuideRnaSettings, kinds: ReadonlySet<RepairKind>) {
  return sheet.rows.map((row): Mended => {
    const { name, sequence } = applyRepairs(row, kinds, nuclease, modifications);
    return { row, name, sequence, repairs: findRepairs(row, nuclease, modifications) };
  });
}

export interface PlatePlacing {
  readonly order: FillOrder;
  /** Over what is there, from this well on; without it the next free wells are taken. */
  readonly startAt?: WellPosition;
}

/** Rows for the plate in view, checked where they would stand, by the rules of the domain. */
export function previewOnPlate(
  sheet: SequenceSheet,
  kinds: ReadonlySet<RepairKind>,
  project: GuideRnaProject,
  plate: Plate,
  placing: PlatePlacing,
  newId: NewId,
  placeName: (index: number) => string,
): Preview {
  const mended = mend(sheet, plate, kinds);
  const placement = placeRows(
    plate,
    mended.map(({ row, name, sequence }) => ({ name, sequence, well: row.well })),
    { ...placing, newId },
  );
  const plateNames = project.plates.filter(({ id }) => id !== plate.id).map(({ name }) => name);
  const { wells } = checkPlate(placement.plate, { plateNames });
  const rows = mended.map((one, at): PreviewRow => {
    const index = placement.placedAt[at] ?? null;
    const faults = index === null ? [] : (wells.get(index) ?? []);
    return { ...one, faults, place: index === null ? null : placeName(index) };
  });
  const plates = project.plates.map((one) => (one.id === plate.id ? placement.plate : one));
  return summed(rows, sheet, placement.notPlaced, { ...project, plates });
}

/** Rows for tubes: they replace a single empty tube or are appended (Specification 1 §4). */
export function previewAsTubes(
  sheet: SequenceSheet,
  kinds: ReadonlySet<RepairKind>,
  project: GuideRnaProject,
  settings: GuideRnaSettings,
  tubeNamesInCart: ReadonlySet<string>,
  newId: NewId,
): Preview {
  const mended = mend(sheet, settings, kinds);
  const contents = mended.map(({ row, name, sequence }) => ({
    name,
    sequence,
    ...(row.modifications === null ? {} : { modifications: row.modifications }),
  }));
  const after = addTubeRows(project, contents, settings, newId);
  const checked = checkTubes(after.tubes, { tubeNamesInCart }).rows;
  const first = after.tubes.length - mended.length;
  const rows = mended.map(
    (one, at): PreviewRow => ({
      ...one,
      faults: checked[first + at] ?? [],
      place: after.tubes[first + at]?.position ?? null,
    }),
  );
  return summed(rows, sheet, [], after);
}

function summed(
  rows: readonly PreviewRow[],
  sheet: SequenceSheet,
  notPlaced: Placement['notPlaced'],
  after: GuideRnaProject,
): Preview {
  const offered = new Map<RepairKind, number>();
  for (const { repairs } of rows) {
    for (const kind of new Set(repairs.map((repair) => repair.kind))) offered.set(kind, (offered.get(kind) ?? 0) + 1);
  }
  const placed = rows.filter((row) => row.place !== null);
  const faulty = placed.filter(({ faults }) => faults.some((fault) => fault.severity === 'error')).length;
  return {
    rows,
    ignored: sheet.ignored.filter(({ reason }) => reason !== 'blank'),
    notPlaced,
    offered,
    fine: placed.length - faulty,
    faulty,
    repaired: placed.filter((one) => one.name !== one.row.name || one.sequence !== one.row.sequence).length,
    after,
  };
}
