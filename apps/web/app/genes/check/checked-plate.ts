import type { WellState } from '@cutsite/ui/plate-grid';
import type { CellFault } from '../../builder/faults/cell-fault.ts';
import type { BuilderPlate } from '../../builder/project/builder-project.ts';

/** What is wrong with a plate, or with the project as a whole, which stands with its first plate. */
export interface ShownPlateFault<Code extends string> {
  readonly severity: 'error';
  readonly code: Code;
  readonly message: string;
}

/** What is wrong with a well, with its sentence and what is known of the well. */
export interface ShownGeneFault<Code extends string, Known> extends CellFault {
  readonly code: Code;
  readonly message: string;
  readonly known: Known;
}

/** What the rules found out about a well with a name in it. */
export interface KnownGene<Code extends string> {
  readonly errors: readonly { readonly code: Code; readonly message: string }[];
  readonly warnings: readonly { readonly code: Code; readonly message: string }[];
}

/** A plate of names of genes as the screen shows it. */
export interface CheckedGenePlate<PlateCode extends string, Code extends string, Known> {
  readonly plate: BuilderPlate;
  /** What is known of each filled well, by its index; empty until the gene list is there. */
  readonly known: ReadonlyMap<number, Known>;
  readonly check: {
    readonly faults: readonly ShownPlateFault<PlateCode>[];
    readonly wells: ReadonlyMap<number, readonly ShownGeneFault<Code, Known>[]>;
    readonly filled: number;
    readonly wellsToFix: number;
    readonly wellsToReview: number;
  };
  readonly states: ReadonlyMap<number, WellState>;
}

/**
 * Counts a plate and says how its wells look. `stateOf` is how a well looks that is known; one that is filled and not
 * yet known is `filled`. The states of `beside` are those of wells that hold no name, such as built-in controls.
 */
export function checkedGenePlate<PlateCode extends string, Code extends string, Known extends KnownGene<Code>>(
  plate: BuilderPlate,
  known: ReadonlyMap<number, Known>,
  faults: readonly ShownPlateFault<PlateCode>[],
  stateOf: (known: Known) => WellState,
  beside: Iterable<readonly [number, WellState]> = [],
): CheckedGenePlate<PlateCode, Code, Known> {
  const filled = plate.wells.filter(({ name }) => name.trim() !== '');
  const states = new Map<number, WellState>(beside);
  const wells = new Map<number, readonly ShownGeneFault<Code, Known>[]>();
  let wellsToFix = 0;
  let wellsToReview = 0;
  for (const { index } of filled) states.set(index, 'filled');
  for (const [index, one] of known) {
    states.set(index, stateOf(one));
    if (one.errors.length > 0) wellsToFix += 1;
    else if (one.warnings.length > 0) wellsToReview += 1;
    const own = faultsOf<Code, Known>(one);
    if (own.length > 0) wells.set(index, own);
  }
  return { plate, known, states, check: { faults, wells, filled: filled.length, wellsToFix, wellsToReview } };
}

function faultsOf<Code extends string, Known extends KnownGene<Code>>(
  known: Known,
): readonly ShownGeneFault<Code, Known>[] {
  const shown = (severity: CellFault['severity']) => (fault: { readonly code: Code; readonly message: string }) => ({
    ...fault,
    severity,
    field: 'name',
    params: {},
    known,
  });
  return [...known.errors.map(shown('error')), ...known.warnings.map(shown('warning'))];
}
