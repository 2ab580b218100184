import { type KeptTarget, normalTarget, type RowFault } from '@cutsite/domain/guide-rna';
import type { Decision } from '../../../builder/repairs/decision-kind.tsx';

/** A repeated target that the customer is asked about, with the row that asks. */
export interface OfferedKeep extends Decision {
  readonly meant: KeptTarget;
}

/**
 * What is said to be meant when the warning of a row is answered with Keep; null for faults that need another answer.
 */
export function keepOf(fault: RowFault, sequence: string, format: KeptTarget['format']): KeptTarget | null {
  if (fault.code !== 'same_target') return null;
  return { format, target: normalTarget(sequence), copies: Number(fault.params['copies']) };
}

export const keepLabel = ({ copies }: KeptTarget): string => (copies === 2 ? 'Keep both' : `Keep all ${copies}`);
