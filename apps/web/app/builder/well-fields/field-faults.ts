import type { CellFault } from '../faults/cell-fault.ts';

/** What stands under a field: all its errors, and all its warnings; null where there are none. */
export interface FieldFaults {
  readonly error: string | null;
  readonly warning: string | null;
}

export function faultsOfField<Fault extends Pick<CellFault, 'field' | 'severity'>>(
  faults: readonly Fault[],
  field: Fault['field'],
  sentence: (fault: Fault) => string,
): FieldFaults {
  const said = (severity: Fault['severity']): string | null =>
    faults
      .filter((fault) => fault.field === field && fault.severity === severity)
      .map(sentence)
      .join(' ') || null;
  return { error: said('error'), warning: said('warning') };
}
