import { type RowFault, type RowFaultCode, rowFault } from '../faults/fault.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';
import { readFromOtherStrand } from './other-strand.ts';
import { findTrims, hasExtendedScaffold, type Trim } from './sequence-trims.ts';

const codes = {
  scaffold: { '3': 'scaffold_at_end', '5': 'scaffold_at_end' },
  crrna_repeat: { '3': 'crrna_repeat', '5': 'crrna_repeat' },
  overhang: { '3': 'cloning_overhang', '5': 'cloning_overhang' },
  pam: { '3': 'pam_at_end', '5': 'pam_at_start' },
} as const satisfies Record<Trim['kind'], Record<Trim['end'], RowFaultCode>>;

/** The text in RNA letters, as far as a machine can tell: T read as U, spaces left out. */
export function readAsRna(sequence: string): string {
  return sequence.replace(/\s+/g, '').toUpperCase().replaceAll('T', 'U');
}

/** Warnings about a sequence that can be ordered but probably carries more than the target (ruling 12). */
export function sequenceHints(
  sequence: string,
  settings: Pick<GuideRnaSettings, 'nuclease' | 'modifications'>,
): RowFault[] {
  const rna = readAsRna(sequence);
  const { nuclease, modifications } = settings;
  const hints = findTrims(rna, nuclease, modifications).map(({ kind, end, removed, after }) =>
    rowFault(codes[kind][end], { removed, rest: after.length }),
  );
  const other = readFromOtherStrand(rna, nuclease, modifications);
  if (other !== null) hints.push(rowFault('other_strand', { pam: other.pam }));
  if (hasExtendedScaffold(rna, nuclease, modifications)) hints.push(rowFault('extended_scaffold'));
  return hints;
}
