import { baseCount, upperCaseBases, withoutWhitespace } from '../../sequence/index.ts';
import { type RowFault, type RowFaultCode, rowFault } from '../faults/fault.ts';
import type { ProductFormat } from '../options/options.ts';
import { targetLength } from '../options/target-lengths.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import { foreignNotation } from './foreign-notation.ts';
import { checkModifiedSequence } from './modified-sequence-rules.ts';

/** What decides which rules a sequence follows. */
export type SequenceContext = Pick<GuideRnaSettings, 'nuclease' | 'modifications'> & { readonly format: ProductFormat };

const onlyRna = /^[ACGU]*$/;

/**
 * The sequence as it is checked and ordered: A, C, G and U in capitals, and whitespace removed for tubes and for
 * user-defined sequences, which follow the tube's rules on plates too (GR-57, GR-66, GR-67, ruling 29). Whitespace in a
 * plate's target stays and is refused as no nucleotide; a repair takes it out.
 */
export function canonicalSequence(
  sequence: string,
  { format, modifications }: Omit<SequenceContext, 'nuclease'>,
): string {
  const spaced = format === 'plate' && modifications !== 'User-Defined';
  return upperCaseBases(spaced ? sequence : withoutWhitespace(sequence));
}

const letterFaults: ReadonlySet<RowFaultCode> = new Set(['sequence_not_rna', 'unsupported_character']);

/** What is wrong with one canonical sequence by itself (GR-56 to GR-83); `typed` is the text that it was made from. */
export function checkSequence(canonical: string, context: SequenceContext, typed: string = canonical): RowFault[] {
  if (canonical.trim() === '') return [rowFault('sequence_required')];
  const found =
    context.modifications === 'User-Defined'
      ? checkModifiedSequence(canonical)
      : onlyRna.test(canonical)
        ? []
        : [rowFault('sequence_not_rna')];
  const isWrong = found.some(({ code }) => letterFaults.has(code));
  const notation = isWrong ? foreignNotation(typed, context.modifications) : null;
  const faults = found.map((fault) => (letterFaults.has(fault.code) ? rowFault(fault.code, notation?.params) : fault));
  const range = targetLength(context.format, context.nuclease, context.modifications);
  if (range !== null) {
    const length = notation?.bases ?? baseCount(canonical);
    if (length < range.min) faults.push(rowFault('sequence_too_short', { min: range.min }));
    if (length > range.max) faults.push(rowFault('sequence_too_long', { max: range.max }));
  }
  return faults;
}
