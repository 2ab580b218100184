import { baseCount } from '../../sequence/index.ts';
import { type RowFault, type RowFaultCode, rowFault } from '../faults/fault.ts';
import { geneEditors } from '../options/gene-editors.ts';
import { pamOf } from '../options/pams.ts';
import { targetLength } from '../options/target-lengths.ts';
import { readFromOtherStrand } from './other-strand.ts';
import type { SequenceContext } from './sequence-rules.ts';
import { findTrims, hasExtendedScaffold, type Trim } from './sequence-trims.ts';

const codes = {
  scaffold: { '3': 'scaffold_at_end', '5': 'scaffold_at_end' },
  crrna_repeat: { '3': 'crrna_repeat', '5': 'crrna_repeat' },
  overhang: { '3': 'cloning_overhang', '5': 'cloning_overhang' },
  pam: { '3': 'pam_at_end', '5': 'pam_at_start' },
} as const satisfies Record<Trim['kind'], Record<Trim['end'], RowFaultCode>>;

const onlyRna = /^[ACGU]+$/;

/** The text in RNA letters, as far as a machine can tell: T read as U, spaces left out. */
export function readAsRna(sequence: string): string {
  if (onlyRna.test(sequence)) return sequence;
  return sequence.replace(/\s+/g, '').toUpperCase().replaceAll('T', 'U');
}

/** Truncated guides of 17 nt and targets of 23 are in use; what differs more is probably a slip. */
const usualDifference = 3;

/**
 * Whether a target that can be ordered is far from the length that its editor is used with. Only whole targets are
 * measured: not those with letters that are no RNA, nor whole molecules.
 */
function unusualLength(rna: string, { nuclease, modifications, format }: SequenceContext): RowFault[] {
  const usual = pamOf(nuclease)?.targetLengths;
  const { length } = rna;
  if (usual === undefined || usual.includes(length) || modifications === 'User-Defined') return [];
  const [shortest, longest] = [Math.min(...usual), Math.max(...usual)];
  if (length >= shortest - usualDifference && length <= longest + usualDifference) return [];
  const allowed = targetLength(format, nuclease, modifications);
  if (allowed === null || length < allowed.min || length > allowed.max || !onlyRna.test(rna)) return [];
  const words = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return [rowFault('target_length', { editor: geneEditors[nuclease].display, usual: words, length })];
}

/**
 * Warnings about a sequence that can be ordered but probably carries more than the target, or less (ruling 12).
 * Lengths count bases, and no marks of modified ones.
 */
export function sequenceHints(sequence: string, context: SequenceContext): RowFault[] {
  const rna = readAsRna(sequence);
  const { nuclease, modifications } = context;
  const trims = findTrims(rna, nuclease, modifications);
  // In capitals a mark cannot be told apart from a base, so the rest is counted as it was typed.
  const left = ({ end, after }: Trim): number => {
    const typed = sequence.replace(/\s+/g, '');
    return baseCount(end === '3' ? typed.slice(0, after.length) : typed.slice(-after.length));
  };
  const hints = trims.map((trim) => rowFault(codes[trim.kind][trim.end], { removed: trim.removed, rest: left(trim) }));
  const other = readFromOtherStrand(rna, nuclease, modifications);
  if (other !== null) hints.push(rowFault('other_strand', { pam: other.pam }));
  if (hasExtendedScaffold(rna, nuclease, modifications)) hints.push(rowFault('extended_scaffold'));
  else if (hints.length === 0) hints.push(...unusualLength(rna, context));
  return hints;
}
