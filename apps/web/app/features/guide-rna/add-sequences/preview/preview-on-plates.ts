import { checkPlate, type GuideRnaProject, type Plate, type RepairKind } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { NamedSheet, ReadSheets } from '@cutsite/domain/sheet';
import type { NewId } from '../../project/edit-wells.ts';
import { PlateLoading, type PlatePlacing } from './plate-loading.ts';
import { type Mended, mend, mostRowsAtOnce, type PreviewRow, summed, type WorkedOut, withoutPlace } from './preview.ts';

/** One sheet goes to the plate in view; several become plates, the first of them the one in view if it is empty. */
function loadAll(loading: PlateLoading, sheets: readonly NamedSheet[], mended: readonly Mended[], active: Plate): void {
  let at = 0;
  for (const [number, { plateName, sheet }] of sheets.entries()) {
    const rows = sheet.rows.map((_, own) => ({ at: at + own, mended: mended[at + own] as Mended }));
    at += rows.length;
    const within = rows.filter((row) => row.mended !== undefined);
    if (sheets.length === 1) loading.put(active, within, loading.placing.startAt);
    else if (number > 0 || active.wells.length > 0) loading.put(loading.newPlate(plateName), within);
    else
      loading.put(plateName.startsWith('Plate ') ? active : { ...active, name: loading.freeName(plateName) }, within);
  }
}

/** What adding the sheets to a project of plates would do, checked where the rows would stand, by the rules of the domain. */
export function previewOnPlates(
  read: ReadSheets,
  ticked: ReadonlySet<RepairKind>,
  project: GuideRnaProject,
  active: Plate,
  placing: PlatePlacing,
  newId: NewId,
): WorkedOut {
  const all = read.sheets.flatMap(({ sheet }) => sheet.rows);
  const mended = mend(all.slice(0, mostRowsAtOnce), active, ticked);
  const loading = new PlateLoading(project, active, placing, newId);
  loadAll(loading, read.sheets, mended, active);
  const after = loading.after();
  const loaded = loading.loads.filter(({ rows }) => rows.length > 0);
  const several = loaded.length > 1;

  const rows: PreviewRow[] = [];
  for (const { plate, rows: own } of loaded) {
    const plateNames = after.plates.filter(({ id }) => id !== plate.id).map(({ name }) => name);
    const { wells } = checkPlate(plate, { plateNames });
    for (const { at, mended: one, index } of own) {
      const place = wellLabel(wellPosition(index, plate96));
      const plateName = several ? plate.name : null;
      rows[at] = { ...one, faults: wells.get(index) ?? [], place, plateName, noPlace: null };
    }
  }
  for (const { at, row } of loading.lost) rows[at] = row;
  for (const row of all.slice(mostRowsAtOnce)) {
    rows.push(withoutPlace({ row, name: row.name, sequence: row.sequence, repairs: [] }, 'too_many'));
  }
  const names = loaded.map(({ plate }) => plate.name);
  return { preview: summed(rows, read.sheets, read.skipped, ticked, names), after };
}
