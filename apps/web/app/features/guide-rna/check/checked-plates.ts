import {
  checkPlate,
  type GuideRnaProject,
  type Plate,
  type PlateCheck,
  type RowFault,
  type Well,
} from '@cutsite/domain/guide-rna';
import { parseWellLabel, plate96, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { WellLook, WellState } from '@cutsite/ui/plate-grid';
import type { WellLabelling } from '../../../builder/project/builder-store.ts';
import { counted } from '../../../builder/words/count-words.ts';
import { wellLabelLines } from '../words/well-label-lines.ts';

/** A plate with what the domain says about it, and the shape of each well. */
export interface CheckedPlate {
  readonly plate: Plate;
  readonly check: PlateCheck;
  readonly states: ReadonlyMap<number, WellState>;
}

/** What the check of a plate looks at beside the plate itself. */
interface Beside {
  readonly names: string;
  readonly meantTargets: GuideRnaProject['meantTargets'];
}

/** The plates of a project, and which of their repeated targets are meant. */
type Plates = Pick<GuideRnaProject, 'plates' | 'meantTargets'>;

const keptAll = new WeakMap<
  readonly Plate[],
  Pick<Beside, 'meantTargets'> & { readonly all: readonly CheckedPlate[] }
>();
const kept = new WeakMap<Plate, Beside & { readonly checked: CheckedPlate }>();

/**
 * Checks all plates; whoever asks about the same plates gets the same answer. A plate that did not change, beside
 * plates that kept their names, is not checked again: with ten full plates a letter costs the check of one.
 */
export function checkedPlates({ plates, meantTargets }: Plates): readonly CheckedPlate[] {
  const before = keptAll.get(plates);
  if (before?.meantTargets === meantTargets) return before.all;
  const names = plates.map((plate) => plate.name);
  const all = plates.map((plate, at) => checkOne(plate, at, names, meantTargets));
  keptAll.set(plates, { meantTargets, all });
  return all;
}

/** One of them. */
export function checkedPlate(project: Plates, plate: Plate): CheckedPlate {
  const checked = checkedPlates(project)[project.plates.indexOf(plate)];
  if (checked === undefined) throw new Error('This plate is not among those that are checked.');
  return checked;
}

/** Plates that are checked without a pause: about five milliseconds. */
const atATime = 16;

/**
 * Checks plates that come next, with pauses for the page in between: a hundred plates at once are felt (promise P5).
 */
export async function checkAhead({ plates, meantTargets }: Plates): Promise<void> {
  const names = plates.map((plate) => plate.name);
  for (const [at, plate] of plates.entries()) {
    if (at % atATime === 0) await new Promise((resolve) => setTimeout(resolve));
    checkOne(plate, at, names, meantTargets);
  }
}

/** One of the plates that have these names, `at` its place among them. */
function checkOne(
  plate: Plate,
  at: number,
  names: readonly string[],
  meantTargets: Beside['meantTargets'],
): CheckedPlate {
  const plateNames = names.toSpliced(at, 1);
  const key = plateNames.join('\n');
  const before = kept.get(plate);
  if (before?.names === key && before.meantTargets === meantTargets) return before.checked;
  const check = checkPlate(plate, { plateNames, meantTargets });
  const checked = { plate, check, states: statesOf(plate, check) };
  kept.set(plate, { names: key, meantTargets, checked });
  return checked;
}

/** The shape of each well. Of wells with one target the first is marked too: only the others are asked about. */
function statesOf(plate: Plate, check: PlateCheck): ReadonlyMap<number, WellState> {
  const states = new Map(plate.wells.map((well) => [well.index, wellState(check.wells.get(well.index))]));
  for (const { code, params } of [...check.wells.values()].flat()) {
    const first = code === 'same_target' ? parseWellLabel(String(params['place']), plate96) : null;
    if (first === null || !first.ok) continue;
    const index = wellIndex(first.value, plate96);
    if (states.get(index) === 'filled') states.set(index, 'duplicate');
  }
  return states;
}

/** An error outweighs a warning; a repeated target has a shape of its own. */
export function wellState(faults: readonly RowFault[] = []): WellState {
  if (faults.some((fault) => fault.severity === 'error')) return 'error';
  const warnings = faults.filter((fault) => fault.severity === 'warning');
  if (warnings.length === 0) return 'filled';
  return warnings.every((fault) => fault.code === 'same_target') ? 'duplicate' : 'warning';
}

/** How the wells of a plate are drawn and read aloud: "A02, EGFR-g2, filled, one error". */
export function plateLooks(
  { plate, check, states }: CheckedPlate,
  labelling: WellLabelling,
): ReadonlyMap<number, WellLook> {
  return new Map(
    plate.wells.map((well) => [
      well.index,
      wellLook(well, states.get(well.index) ?? 'filled', check.wells.get(well.index) ?? fine, labelling),
    ]),
  );
}

const fine: readonly RowFault[] = [];
const keptLooks = new WeakMap<Well, { readonly labelling: WellLabelling; readonly look: WellLook }>();

/** A well that looks as before has the very look of before, so that it is not drawn again. */
function wellLook(well: Well, state: WellState, faults: readonly RowFault[], labelling: WellLabelling): WellLook {
  const { index, name } = well;
  const blank = name.trim() === '';
  const repeated = state === 'duplicate' && faults.length === 0 ? ['its target in another well too'] : [];
  const description = [blank ? 'no name' : name, 'filled', ...faultCounts(faults), ...repeated].join(', ');
  const before = keptLooks.get(well);
  if (before?.labelling === labelling && before.look.state === state && before.look.description === description)
    return before.look;
  const lines = wellLabelLines(blank ? wellLabel(wellPosition(index, plate96)) : name, index, labelling);
  const look = { state, lines, description };
  keptLooks.set(well, { labelling, look });
  return look;
}

function faultCounts(faults: readonly RowFault[]): readonly string[] {
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const warnings = faults.length - errors;
  return [...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
}
