import type { Modification, Nuclease } from './gene-editors.ts';
import type { ProductFormat } from './options.ts';

/** How many bases a sequence may have, both ends included. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** "Target sequence (standard entry)" of Specification 1 §5, which ruling 2 gives to plates. */
const plateTargets = {
  SpCas9: { min: 5, max: 35 },
  AccuBase: { min: 17, max: 23 },
  hfCas12Max: { min: 17, max: 23 },
  'eSpOT-ON': { min: 19, max: 27 },
  Other: { min: 20, max: 115 },
} as const satisfies Record<Nuclease, LengthRange>;

/** "Tube sequence (with modification choice)" of Specification 1 §5. */
const tubeTargets = {
  SpCas9: { min: 5, max: 35 },
  AccuBase: { min: 17, max: 23 },
  hfCas12Max: { min: 17, max: 23 },
  'eSpOT-ON': { min: 20, max: 22 },
  Other: { min: 20, max: 119 },
} as const satisfies Record<Nuclease, LengthRange>;

/**
 * Whole molecules with user-defined chemistry, in tubes and on plates (rulings 3 and 29). The specification gives no
 * length for hfCas12Max and eSpOT-ON, with which user-defined cannot be ordered at all.
 */
const userDefined = {
  SpCas9: { min: 81, max: 115 },
  AccuBase: { min: 81, max: 115 },
  hfCas12Max: null,
  'eSpOT-ON': null,
  Other: { min: 20, max: 119 },
} as const satisfies Record<Nuclease, LengthRange | null>;

const standardTargets = { plate: plateTargets, tube: tubeTargets } as const satisfies Record<
  ProductFormat,
  Record<Nuclease, LengthRange>
>;

/** The length rule for an entry; null where there is none. Lengths count bases only (ruling 3). */
export function targetLength(
  format: ProductFormat,
  nuclease: Nuclease,
  modification: Modification,
): LengthRange | null {
  return modification === 'User-Defined' ? userDefined[nuclease] : standardTargets[format][nuclease];
}
