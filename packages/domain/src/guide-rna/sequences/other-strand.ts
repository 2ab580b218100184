import type { Modification, Nuclease } from '../options/gene-editors.ts';
import { findTrims, mayEndInPam } from './sequence-trims.ts';

const complements: Readonly<Record<string, string>> = { A: 'U', C: 'G', G: 'C', U: 'A' };

/** The other strand of a text in capital RNA letters, 5' to 3'; null where a letter has no complement. */
function otherStrand(rna: string): string | null {
  let other = '';
  for (const letter of rna) {
    const complement = complements[letter];
    if (complement === undefined) return null;
    other = complement + other;
  }
  return other;
}

/** A target that was taken from the strand across from the one with the PAM. */
export interface OtherStrand {
  /** The whole text on the other strand, PAM included. */
  readonly sequence: string;
  readonly pam: string;
}

/**
 * Whether a text looks like a target with its PAM, read from the wrong strand: for SpCas9 a 23-mer that begins with CCN
 * and does not end in NGG. A suggestion only, because a target of that length may just be meant.
 */
export function readFromOtherStrand(rna: string, nuclease: Nuclease, modification: Modification): OtherStrand | null {
  if (!mayEndInPam(rna, nuclease)) return null;
  if (findTrims(rna, nuclease, modification).length > 0) return null;
  const sequence = otherStrand(rna);
  if (sequence === null) return null;
  const trims = findTrims(sequence, nuclease, modification);
  const [only] = trims;
  return trims.length === 1 && only?.kind === 'pam' ? { sequence, pam: only.removed } : null;
}
