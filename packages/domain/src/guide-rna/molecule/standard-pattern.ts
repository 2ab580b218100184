import type { Nuclease } from '../options/gene-editors.ts';

/** Chemistry at one end of a guide, counted inwards from that end. */
interface EndPattern {
  /** Bases with 2'-O-methyl. */
  readonly methyls: number;
  /** Phosphorothioate bonds. */
  readonly bonds: number;
}

export interface ModificationPattern {
  readonly fivePrime: EndPattern;
  readonly threePrime: EndPattern;
}

/** `mN*mN*mN*N…NmN*mN*mN`, the common protection of both ends: three methyls each, and the bonds beside them. */
const bothEnds: ModificationPattern = { fivePrime: { methyls: 3, bonds: 3 }, threePrime: { methyls: 3, bonds: 2 } };

/**
 * What "Standard" draws for each editor. Required is the choice (GR-5) and not its chemistry, so the pattern is a
 * setting (docs/open-questions.md); null where it is not known, and then it is named and never drawn.
 */
export const standardPatterns: Readonly<Record<Nuclease, ModificationPattern | null>> = {
  SpCas9: bothEnds,
  Other: bothEnds,
  AccuBase: null,
  hfCas12Max: null,
  'eSpOT-ON': null,
};

/** Each base with its marks: `mC*`. Bases that both ends claim are marked once; the last base has no bond after it. */
export function markedBases(bases: string, { fivePrime, threePrime }: ModificationPattern): string[] {
  const last = bases.length - 1;
  return [...bases].map((base, at) => {
    const fromEnd = last - at;
    const methyl = at < fivePrime.methyls || fromEnd < threePrime.methyls;
    // The nth bond from the 3' end follows the base n places before the last.
    const bond = fromEnd > 0 && (at < fivePrime.bonds || fromEnd <= threePrime.bonds);
    return `${methyl ? 'm' : ''}${base}${bond ? '*' : ''}`;
  });
}
