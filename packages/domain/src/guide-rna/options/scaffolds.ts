import type { Nuclease } from './gene-editors.ts';

/** What the provider adds to a target to make the whole guide. */
export interface Scaffold {
  readonly side: 'appended' | 'prepended';
  /** Possible lengths in nucleotides (GR-15). */
  readonly lengths: readonly number[];
  /** Its bases, 5' to 3', or null until the provider supplies them: never invented (ruling 13). */
  readonly sequence: string | null;
  /** What stands for it where the bases are unknown or too long to show. */
  readonly label: string;
}

/** The SpCas9 scaffold of ruling 13. */
const spCas9Scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';

/** The scaffold of each editor; with Other the customer sends the whole molecule and nothing is added. */
export const scaffolds = {
  SpCas9: { side: 'appended', lengths: [80], sequence: spCas9Scaffold, label: '[80-nt scaffold]' },
  AccuBase: { side: 'appended', lengths: [80], sequence: null, label: '[80-nt scaffold]' },
  hfCas12Max: { side: 'prepended', lengths: [23], sequence: null, label: '[23-nt direct repeat]' },
  'eSpOT-ON': { side: 'appended', lengths: [80, 87], sequence: null, label: '[80- or 87-nt scaffold]' },
  Other: null,
} as const satisfies Record<Nuclease, Scaffold | null>;

/** The scaffold that goes with an editor, or null where nothing is added. */
export function scaffoldOf(nuclease: Nuclease): Scaffold | null {
  return scaffolds[nuclease];
}
