import { baseCount, type NotationReading, readNotation } from '../../sequence/index.ts';
import type { RowFaultCode } from '../faults/fault.ts';
import { modificationsFor } from '../options/gene-editors.ts';
import { targetLength } from '../options/target-lengths.ts';
import { chemistryWithoutLetters } from '../sequences/foreign-notation.ts';
import { withoutEndMarks } from './find-repairs.ts';
import type { Proposal, RowToRepair } from './proposal.ts';
import { readWholeGuide } from './whole-guide.ts';

const writtenAsRna = (text: string): string => text.replaceAll('T', 'U').replaceAll('t', 'u');

/** The length of a whole guide with chemistry of its own (GR-73). */
const wholeLength = targetLength('tube', 'SpCas9', 'User-Defined');

/**
 * The whole molecule with its `m` and `*`, as a tube of the editor Other can be made of it: only of a whole guide,
 * whose end is a scaffold that is known, and whose chemistry can all be written. Null for everything else.
 */
function wholeGuideWithMarks({ format, nuclease }: RowToRepair, reading: NotationReading): string | null {
  const marked = writtenAsRna(reading.marked);
  const bases = baseCount(marked);
  const isWhole = wholeLength !== null && bases >= wholeLength.min && bases <= wholeLength.max;
  if (format !== 'tube' || nuclease === 'Other' || !isWhole || marked === writtenAsRna(reading.bases)) return null;
  return chemistryWithoutLetters(reading) === null && readWholeGuide(marked) !== null ? marked : null;
}

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
  const after = writtenAsRna(isUserDefined ? reading.marked : reading.bases);
  const dropped = reading.chemistry.filter((one) => !isUserDefined || (one !== 'methyl' && one !== 'bond'));
  const kind = dropped.length > 0 ? 'chemistry' : 'notation';
  const notation = { isIdt: reading.isIdt, dropped, nuclease, modifications, offered: modificationsFor(nuclease) };
  const bare: Proposal = { kind, field: 'sequence', before, after, answers, certain: true, notation };
  const whole = isUserDefined ? null : wholeGuideWithMarks(row, reading);
  if (whole === null) return [bare];
  // Two answers: the molecule as it is written, or its bases, of which the scaffold is trimmed next.
  const settings = { nuclease: 'Other', modifications: 'User-Defined' } as const;
  return [
    {
      kind: 'user_defined',
      field: 'sequence',
      before,
      after: whole,
      answers,
      certain: false,
      tickable: true,
      settings,
      notation: { ...notation, dropped: [] },
    },
    { ...bare, certain: false, tickable: true },
  ];
}
