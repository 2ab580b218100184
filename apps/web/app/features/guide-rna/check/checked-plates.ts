import { checkPlate, type Plate, type PlateCheck, type RowFault } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { WellLook, WellState } from '@cutsite/ui/plate-grid';
import type { WellLabelling } from '../project/builder-store.ts';
import { counted } from '../words/count-words.ts';
import { wellLabelLines } from '../words/well-label-lines.ts';

/** A plate with what the domain says about it, and the shape of each well. */
export interface CheckedPlate {
  readonly plate: Plate;
  readonly check: PlateCheck;
  readonly states: ReadonlyMap<number, WellState>;
}

const kept = new WeakMap<Plate, { readonly names: string; readonly checked: CheckedPlate }>();

/**
 * Checks all plates. A plate that did not change, beside plates that kept their names, is not checked again: with ten
 * full plates a letter costs the check of one.
 */
export function checkedPlates(plates: readonly Plate[]): readonly CheckedPlate[] {
  const names = plates.map((plate) => plate.name);
  return plates.map((plate, at) => {
    const plateNames = names.toSpliced(at, 1);
    const key = plateNames.join('\n');
    const before = kept.get(plate);
    if (before?.names === key) return before.checked;
    const check = checkPlate(plate, { plateNames });
    const states = new Map(plate.wells.map((well) => [well.index, wellState(check.wells.get(well.index))]));
    const checked = { plate, check, states };
    kept.set(plate, { names: key, checked });
    return checked;
  });
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
    plate.wells.map(({ index, name }): [number, WellLook] => {
      const faults = check.wells.get(index) ?? [];
      const label = name.trim() === '' ? 'no name' : name;
      return [
        index,
        {
          state: states.get(index) ?? 'filled',
          lines: wellLabelLines(name.trim() === '' ? wellLabel(wellPosition(index, plate96)) : name, index, labelling),
          description: [label, 'filled', ...faultCounts(faults)].join(', '),
        },
      ];
    }),
  );
}

function faultCounts(faults: readonly RowFault[]): readonly string[] {
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const warnings = faults.length - errors;
  return [...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])];
}
