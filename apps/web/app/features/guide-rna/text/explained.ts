import { faultDetail, faultMessage } from '@cutsite/domain/guide-rna';

/**
 * The specified sentence about a fault, and behind it the part of the sequence that it is about, where that is known.
 */
export function explained(fault: Parameters<typeof faultMessage>[0]): string {
  const detail = faultDetail(fault);
  return detail === '' ? faultMessage(fault) : `${faultMessage(fault)} ${detail}`;
}
