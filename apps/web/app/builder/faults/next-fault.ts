/** A plate with what is wrong in its wells, by their index. */
export interface FaultyPlate {
  readonly plate: { readonly id: string };
  readonly check: { readonly wells: ReadonlyMap<number, readonly { readonly severity: 'error' | 'warning' }[]> };
}

export interface WellPlace {
  readonly plateId: string;
  readonly index: number;
}

/** Where a walk over the faults goes: to the first of the plate in view, or on and back from here, round and round. */
export type WalkStep = 'first' | 'next' | 'previous';

/** The faulty well that a step leads to: wells with errors, or those with warnings when no errors are left. */
export function nextFault(
  plates: readonly FaultyPlate[],
  from: { readonly plateId: string | null; readonly index: number },
  step: WalkStep,
): WellPlace | null {
  const faulty = faultyWells(plates, 'error');
  const wells = faulty.length > 0 ? faulty : faultyWells(plates, 'warning');
  if (step === 'first') return wells.find(({ plateId }) => plateId === from.plateId) ?? wells[0] ?? null;
  const plateAt = plates.findIndex(({ plate }) => plate.id === from.plateId);
  const after = ({ plateId, index }: WellPlace) => {
    const at = plates.findIndex(({ plate }) => plate.id === plateId);
    return at === plateAt ? index - from.index : at - plateAt;
  };
  if (step === 'next') return wells.find((well) => after(well) > 0) ?? wells[0] ?? null;
  return wells.findLast((well) => after(well) < 0) ?? wells.at(-1) ?? null;
}

const faultyWells = (plates: readonly FaultyPlate[], severity: 'error' | 'warning'): readonly WellPlace[] =>
  plates.flatMap(({ plate, check }) =>
    [...check.wells]
      .filter(([, faults]) => faults.some((fault) => fault.severity === severity))
      .map(([index]) => ({ plateId: plate.id, index })),
  );
