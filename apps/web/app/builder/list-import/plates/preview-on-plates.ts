import { type PlateFormat, parseWellLabel, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { ReadSheets } from '@cutsite/domain/sheet';
import type { WellState } from '@cutsite/ui/plate-grid';
import { putPlates } from '../../plates/put-plates.ts';
import type { BuilderPlate, BuilderProject, NewId, PlateOf } from '../../project/builder-project.ts';
import type { ChosenKinds } from '../chosen-repairs.ts';
import type { KindOf, ListTypes, PlatePicture, PreviewRow, WorkedRows } from '../list-preview.ts';
import type { ListRow } from '../list-rows.ts';
import type { Remembered } from '../remembered.ts';
import { isWrongWell, layOnPlates, type PlatePlacing } from './lay-on-plates.ts';
import { mendOnPlate } from './mend-on-plates.ts';
import type { CheckedPlate, PlateListRules } from './plate-rules.ts';

/** So many plates are drawn; of a list of more the count is shown. */
const picturesShown = 6;

/** What adding rows to a project of plates would do, checked where they would stand, by the product's own rules. */
export function previewOnPlates<T extends ListTypes, Project extends BuilderProject>(
  { sheets }: ReadSheets,
  rows: readonly ListRow<T['asked']>[],
  project: Project,
  active: PlateOf<Project>,
  placing: PlatePlacing,
  rules: PlateListRules<T, Project>,
  mending: ChosenKinds<KindOf<T>> & { readonly replace: KindOf<T> },
  remembered: Remembered<CheckedPlate<T>>,
  newId: NewId,
): WorkedRows<T> & { readonly after: Project } {
  const { format } = rules;
  const { replace } = mending;
  const relay = mending.kinds.has(replace);
  const laid = layOnPlates(project, active, sheets, rows, placing, rules, relay, newId);
  const { loads, lost, namedAgain, takenWells, ifTaken, isNewerVersion, notes, larger } = laid;
  const full = putPlates(
    project,
    loads.map(({ plate }) => plate),
  );
  const several = loads.length > 1;
  const shown = new Map<string, PreviewRow<T>>();
  const plates: PlateOf<Project>[] = [];
  const pictures: PlatePicture[] = [];
  const nameFaults: WorkedRows<T>['nameFaults'][number][] = [];
  for (const load of loads) {
    const { id, name: plateName } = load.plate;
    const plateNames = full.plates.filter((plate) => plate.id !== id).map(({ name }) => name);
    const mended = mendOnPlate(load, { project, plateNames }, rules, mending, remembered);
    plates.push(mended.plate);
    const before = project.plates.find((plate) => plate.id === id);
    const isThere = alreadyOn(before, mended.plate);
    const heldBefore = new Map(before?.wells.map((well) => [well.index, well]));
    if (mended.nameFault !== null) nameFaults.push({ plateName, sentence: mended.nameFault });
    for (const [at, one] of mended.rows.entries()) {
      const place = wellLabel(wellPosition(load.rows[at]?.index ?? 0, format));
      const made = isMoved(load.rows[at]?.well ?? null, place, format) ? [...one.made, replace] : one.made;
      const held = heldBefore.get(load.rows[at]?.index ?? -1);
      const isOther = held !== undefined && (held.name !== one.name || held.sequence !== one.sequence);
      const movedFrom = isMoved(one.row.well, place, format) ? one.row.well : null;
      shown.set(one.row.key, {
        ...one,
        made,
        place,
        movedFrom,
        plateName: several ? plateName : null,
        noPlace: null,
        ...(isOther && { replaces: held.name.trim() || 'what is there' }),
        isThere: one.row.well !== null && isThere(load.rows[at]?.index ?? -1),
      });
    }
    if (pictures.length < picturesShown)
      pictures.push(pictureOf(mended.plate, load.rows, mended.rows, rules.wellState));
  }
  for (const { row, reason } of lost) {
    const { name, sequence } = row;
    const none = { made: [], offered: [], faults: [], place: null, movedFrom: null, plateName: null };
    shown.set(row.key, { row, name, sequence, ...none, noPlace: reason });
  }
  return {
    rows: rows.flatMap(({ key }) => shown.get(key) ?? []),
    after: putPlates(project, plates),
    plateNames: plates.map(({ name }) => name),
    pictures,
    namedAgain,
    takenWells,
    ifTaken,
    isNewerVersion,
    larger,
    nameFaults,
    notes,
    // Wells of a larger plate are placed by a choice of their own.
    wrongWells:
      larger !== null && placing.largerPlates === 'as_named'
        ? 0
        : lost.filter(({ reason }) => isWrongWell(reason)).length,
  };
}

/** Whether a well holds the same as before, on a plate whose settings stay as they are. */
function alreadyOn<Plate extends BuilderPlate>(before: Plate | undefined, after: Plate): (index: number) => boolean {
  if (before === undefined || !sameSettings(before, after)) return () => false;
  const byIndex = ({ wells }: Plate) => new Map(wells.map((well) => [well.index, well]));
  const [was, is] = [byIndex(before), byIndex(after)];
  return (index) => {
    const well = was.get(index);
    return well !== undefined && well.name === is.get(index)?.name && well.sequence === is.get(index)?.sequence;
  };
}

function sameSettings<Plate extends BuilderPlate>(one: Plate, other: Plate): boolean {
  const settings = (plate: Plate) => JSON.stringify(Object.entries(plate).filter(([key]) => key !== 'wells'));
  return settings(one) === settings(other);
}

/** A row that named a well and stands in another one. */
function isMoved(well: string | null, place: string, format: PlateFormat): boolean {
  if (well === null) return false;
  const named = parseWellLabel(well, format);
  return !named.ok || wellLabel(named.value) !== place;
}

function pictureOf<Fault>(
  { name, wells }: BuilderPlate,
  added: readonly { readonly index: number }[],
  rows: readonly { readonly faults: readonly Fault[] }[],
  stateOfWell: (faults: readonly Fault[] | undefined) => WellState,
): PlatePicture {
  const faults = new Map(added.map(({ index }, at) => [index, rows[at]?.faults ?? []]));
  return {
    name,
    filled: wells.length,
    states: new Map(wells.map(({ index }) => [index, stateOfWell(faults.get(index))])),
    fresh: new Set(faults.keys()),
  };
}
