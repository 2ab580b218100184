import type { WellState } from '@cutsite/ui/plate-grid';
import type { CellFault } from '../faults/cell-fault.ts';

/** The shape of a filled well: an error outweighs a warning, and repeats of another well have a shape of their own. */
export function wellStateOf<Fault extends Pick<CellFault, 'severity'>>(
  faults: readonly Fault[],
  isRepeat: (fault: Fault) => boolean,
): WellState {
  if (faults.some(({ severity }) => severity === 'error')) return 'error';
  if (faults.length === 0) return 'filled';
  return faults.every(isRepeat) ? 'duplicate' : 'warning';
}
