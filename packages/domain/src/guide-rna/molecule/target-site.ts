import type { Nuclease } from '../options/gene-editors.ts';
import { pamOf } from '../options/pams.ts';

/** The place in the genome that a guide is for: two strands, the PAM beside the target, and the cut. */
export interface TargetSite {
  /** The strand that reads like the guide, 5' to 3', in DNA letters, without the PAM. */
  readonly strand: string;
  /** Its complement, written below it base by base, so 3' to 5'. */
  readonly complement: string;
  /** The PAM that follows, N for any base: it is in the genome and not part of the order. */
  readonly pam: string;
  /** The cut falls after this many bases of the target. */
  readonly cutAfter: number;
  /** The seed, which tolerates mismatches least, begins with this base of the target and goes on to the PAM; from 0. */
  readonly seedFrom: number;
}

interface Geometry {
  /** Bases between the blunt cut and the PAM. */
  readonly cutBeforePam: number;
  /** Bases of the seed, counted from the PAM. */
  readonly seed: number;
}

/** What the field agrees on, for editors for which it does (docs/open-questions.md). */
const geometries: Readonly<Partial<Record<Nuclease, Geometry>>> = { SpCas9: { cutBeforePam: 3, seed: 10 } };

const pairs: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', U: 'A' };

/** The site of a target of A, C, G and U; null where the cut is not certain or the text is no target. */
export function targetSite(target: string, nuclease: Nuclease): TargetSite | null {
  const geometry = geometries[nuclease];
  const pam = pamOf(nuclease);
  if (geometry === undefined || pam === null) return null;
  const { cutBeforePam, seed } = geometry;
  if (target.length <= cutBeforePam || !/^[ACGU]+$/.test(target)) return null;
  return {
    strand: target.replaceAll('U', 'T'),
    complement: [...target].map((base) => pairs[base]).join(''),
    pam: pam.pattern.replaceAll('U', 'T'),
    cutAfter: target.length - cutBeforePam,
    seedFrom: Math.max(target.length - seed, 0),
  };
}
