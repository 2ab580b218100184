import type { WellState } from '@cutsite/ui/plate-grid';
import type { BuilderPlate, BuilderProject, PlateOf } from '../project/builder-project.ts';

/** A plate with what its product says about it, and the shape of each well. */
export interface CheckedPlate<Plate extends BuilderPlate, Check> {
  readonly plate: Plate;
  readonly check: Check;
  readonly states: ReadonlyMap<number, WellState>;
}

/** What a check of plates looks at. */
interface CheckRules<Project extends BuilderProject, Check, Beside> {
  readonly check: (plate: PlateOf<Project>, plateNames: readonly string[], beside: Beside) => Check;
  /** What it looks at besides the plates: the very same value as long as that has not changed. */
  readonly besideOf: (project: Project) => Beside;
  readonly statesOf: (plate: PlateOf<Project>, check: Check) => ReadonlyMap<number, WellState>;
}

/** Plates that are checked without a pause: about five milliseconds. */
const atATime = 16;

/**
 * Checks plates so that callers that ask about the same plates get the same answer. A plate that did not change, beside
 * plates that kept their names, is not checked again: with ten full plates a letter costs the check of one.
 */
export function plateChecker<Project extends BuilderProject, Check, Beside>({
  check,
  besideOf,
  statesOf,
}: CheckRules<Project, Check, Beside>) {
  type Plate = PlateOf<Project>;
  type Checked = CheckedPlate<Plate, Check>;
  const keptAll = new WeakMap<readonly Plate[], { readonly beside: Beside; readonly all: readonly Checked[] }>();
  const kept = new WeakMap<Plate, { readonly names: string; readonly beside: Beside; readonly checked: Checked }>();

  /** One of the plates that have these names, `at` its place among them. */
  function checkOne(plate: Plate, at: number, names: readonly string[], beside: Beside): Checked {
    const plateNames = names.toSpliced(at, 1);
    const key = plateNames.join('\n');
    const before = kept.get(plate);
    if (before?.names === key && before.beside === beside) return before.checked;
    const found = check(plate, plateNames, beside);
    const checked = { plate, check: found, states: statesOf(plate, found) };
    kept.set(plate, { names: key, beside, checked });
    return checked;
  }

  function checkedPlates(project: Project): readonly Checked[] {
    const plates: readonly Plate[] = project.plates;
    const beside = besideOf(project);
    const before = keptAll.get(plates);
    if (before?.beside === beside) return before.all;
    const names = plates.map((plate) => plate.name);
    const all = plates.map((plate, at) => checkOne(plate, at, names, beside));
    keptAll.set(plates, { beside, all });
    return all;
  }

  /** One of them. */
  function checkedPlate(project: Project, plate: Plate): Checked {
    const checked = checkedPlates(project)[project.plates.indexOf(plate)];
    if (checked === undefined) throw new Error('This plate is not among those that are checked.');
    return checked;
  }

  /**
   * Checks plates that come next, with pauses for the page in between: a hundred plates at once are felt (promise P5).
   */
  async function checkAhead(project: Project): Promise<void> {
    const names = project.plates.map((plate) => plate.name);
    const beside = besideOf(project);
    for (const [at, plate] of project.plates.entries()) {
      if (at % atATime === 0) await new Promise((resolve) => setTimeout(resolve));
      checkOne(plate, at, names, beside);
    }
  }

  return { checkedPlates, checkedPlate, checkAhead };
}
