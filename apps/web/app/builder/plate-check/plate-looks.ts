import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countInWords } from '@cutsite/domain/text';
import type { WellLook, WellState } from '@cutsite/ui/plate-grid';
import type { CellFault } from '../faults/cell-fault.ts';
import type { BuilderPlate, BuilderWell } from '../project/builder-project.ts';
import type { WellLabelling } from '../project/builder-store.ts';
import { wellLabelLines } from './well-label-lines.ts';

type WellFault = Pick<CellFault, 'severity'>;

interface DrawnPlate {
  readonly plate: BuilderPlate;
  readonly check: { readonly wells: ReadonlyMap<number, readonly WellFault[]> };
  readonly states: ReadonlyMap<number, WellState>;
}

interface LooksAsked {
  readonly format: PlateFormat;
  readonly labelling: WellLabelling;
  /** What else is said of a well without faults: "same target in another well". */
  readonly alsoSaid: (state: WellState) => string | null;
}

const fine: readonly WellFault[] = [];
const kept = new WeakMap<BuilderWell, { readonly labelling: WellLabelling; readonly look: WellLook }>();

/** How the wells of a plate are drawn and read aloud: "A02, EGFR-g2, filled, one error". */
export const plateLooks = ({ plate, check, states }: DrawnPlate, asked: LooksAsked): ReadonlyMap<number, WellLook> =>
  new Map(
    plate.wells.map((well) => [
      well.index,
      wellLook(well, states.get(well.index) ?? 'filled', check.wells.get(well.index) ?? fine, asked),
    ]),
  );

/** A well that looks as before keeps its object, so that it is not drawn again. */
function wellLook(
  well: BuilderWell,
  state: WellState,
  faults: readonly WellFault[],
  { format, labelling, alsoSaid }: LooksAsked,
): WellLook {
  const { index, name } = well;
  const blank = name.trim() === '';
  const also = faults.length === 0 ? alsoSaid(state) : null;
  const said = [blank ? 'no name' : name, 'filled', ...faultCounts(faults), ...(also === null ? [] : [also])];
  const description = said.join(', ');
  const before = kept.get(well);
  if (before?.labelling === labelling && before.look.state === state && before.look.description === description)
    return before.look;
  const label = wellLabel(wellPosition(index, format));
  const look = { state, lines: wellLabelLines(blank ? label : name, label, labelling), description };
  kept.set(well, { labelling, look });
  return look;
}

function faultCounts(faults: readonly WellFault[]): readonly string[] {
  const errors = faults.filter((fault) => fault.severity === 'error').length;
  const warnings = faults.length - errors;
  return [
    ...(errors > 0 ? [countInWords(errors, 'error')] : []),
    ...(warnings > 0 ? [countInWords(warnings, 'warning')] : []),
  ];
}
