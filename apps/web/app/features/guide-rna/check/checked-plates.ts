import {
  checkPlate,
  controlOf,
  type GuideRnaProject,
  type Plate,
  type PlateCheck,
  type RowFault,
  type Well,
} from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96, wellIndex } from '@cutsite/domain/labware';
import type { WellLook, WellState } from '@cutsite/ui/plate-grid';
import { type CheckedPlate as Checked, plateChecker } from '../../../builder/plate-check/plate-checker.ts';
import { plateLooks as looksOf } from '../../../builder/plate-check/plate-looks.ts';
import { wellStateOf } from '../../../builder/plate-check/well-state.ts';
import type { WellLabelling } from '../../../builder/project/builder-store.ts';
import { memoiseByObject } from '../../../platform/memoise-by-object.ts';

/** A plate with what the domain says about it, and the shape of each well. */
export type CheckedPlate = Checked<Plate, PlateCheck>;

/** Plates against the rules, and which of their repeated targets are meant. */
export const { checkedPlates, checkedPlate, checkAhead } = plateChecker({
  check: (plate: Plate, plateNames, meantTargets: GuideRnaProject['meantTargets']) =>
    checkPlate(plate, { plateNames, meantTargets }),
  besideOf: (project: GuideRnaProject) => project.meantTargets,
  statesOf,
});

/** The shape of each well. Of wells with one target the first is marked too: only the others are asked about. */
function statesOf(plate: Plate, check: PlateCheck): ReadonlyMap<number, WellState> {
  const states = new Map(plate.wells.map((well) => [well.index, rowState(well, check.wells.get(well.index))]));
  for (const { code, params } of [...check.wells.values()].flat()) {
    const first = code === 'same_target' ? parseWellLabel(String(params['place']), plate96) : null;
    if (first === null || !first.ok) continue;
    const index = wellIndex(first.value, plate96);
    if (states.get(index) === 'filled') states.set(index, 'duplicate');
  }
  return states;
}

/** A control is drawn as one unless something is wrong with it: controls of one target are usual. */
export function rowState(row: Pick<Well, 'name' | 'markedAs'>, faults?: readonly RowFault[]): WellState {
  const state = wellState(faults);
  return (state === 'filled' || state === 'duplicate') && isControl(row) ? 'control' : state;
}

/** Each letter that is typed asks about all wells of its plate. */
const isControl = memoiseByObject((row: Pick<Well, 'name' | 'markedAs'>): boolean => controlOf(row) !== null);

/** A repeated target has a shape of its own. */
export const wellState = (faults: readonly RowFault[] = []): WellState =>
  wellStateOf(faults, ({ code }) => code === 'same_target');

/** How the wells of a plate are drawn and read aloud. */
export const plateLooks = (checked: CheckedPlate, labelling: WellLabelling): ReadonlyMap<number, WellLook> =>
  looksOf(checked, {
    format: plate96,
    labelling,
    alsoSaid: (state) => alsoSaid[state] ?? null,
  });

const alsoSaid: Readonly<Partial<Record<WellState, string>>> = {
  duplicate: 'same target in another well',
  control: 'control',
};
