import { newTube, type Tube, tubePosition } from '@cutsite/domain/guide-rna';
import { targetNumber } from '../guide-rna/index.ts';

/** A tube that can be ordered, but for what is given. */
export function aTube(changes: Partial<Tube> = {}): Tube {
  return { ...newTube('tube-1', 'A01'), name: 'g1', sequence: targetNumber(0), ...changes };
}

/** So many tubes that can be ordered together, in the places of a rack. */
export function tubes(count: number, changes: Partial<Tube> = {}): Tube[] {
  return Array.from({ length: count }, (_, index) =>
    aTube({
      id: `tube-${index + 1}`,
      name: `g${index + 1}`,
      sequence: targetNumber(index),
      position: tubePosition(index),
      ...changes,
    }),
  );
}
