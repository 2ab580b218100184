import { readNotation } from '../../sequence/index.ts';
import type { RowFaultCode } from '../faults/fault.ts';
import { modificationsFor } from '../options/gene-editors.ts';
import { chemistryWithoutLetters } from '../sequences/foreign-notation.ts';
import { withoutEndMarks } from './find-repairs.ts';
import type { Proposal, RowToRepair } from './proposal.ts';

/**
 * A sequence in another vendor's notation, written as it is written here: as bases alone, or with `m` and `*` where the
 * row is user-defined. Chemistry that is lost by it makes it a repair of another kind, which is never made unasked.
 * None where a part is not understood, or where a user-defined sequence has no letters for it.
 */
export function proposeNotation(row: RowToRepair, answers: readonly RowFaultCode[]): Proposal[] {
  const { sequence: before, modifications, nuclease } = row;
  const reading = readNotation(withoutEndMarks(before));
  if (reading === null || reading.unknown.length > 0) return [];
  const isUserDefined = modifications === 'User-Defined';
  if (isUserDefined && chemistryWithoutLetters(reading) !== null) return [];
  const text = isUserDefined ? reading.marked : reading.bases;
  const after = text.replaceAll('T', 'U').replaceAll('t', 'u');
  const dropped = reading.chemistry.filter((one) => !isUserDefined || (one !== 'methyl' && one !== 'bond'));
  const kind = dropped.length > 0 ? 'chemistry' : 'notation';
  const notation = { isIdt: reading.isIdt, dropped, modifications, offered: modificationsFor(nuclease) };
  return [{ kind, field: 'sequence', before, after, answers, certain: true, notation }];
}
