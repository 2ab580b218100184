import type { Modification, Nuclease } from './gene-editors.ts';
import type { ProductFormat } from './options.ts';

/** How many bases a sequence may have, both ends included. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Targets on plates (GR-59 to GR-63, ruling 2). */
const plateTargets = {
  SpCas9: { min: 5, max: 35 },
  AccuBase: { min: 17, max: 23 },
  hfCas12Max: { min: 17, max: 23 },
  'eSpOT-ON': { min: 19, max: 27 },
  Other: { min: 20, max: 115 },
} as const satisfies Record<Nuclease, LengthRange>;

/** Targets in tubes (GR-68 to GR-72, ruling 2). */
const tubeTargets = {
  SpCas9: { min: 5, max: 35 },
  AccuBase: { min: 17, max: 23 },
  hfCas12Max: { min: 17, max: 23 },
  'eSpOT-ON': { min: 20, max: 22 },
  Other: { min: 20, max: 119 },
} as const satisfies Record<Nuclease, LengthRange>;

/**
 * Whole molecules with user-defined chemistry, in tubes and on plates (GR-73, GR-74, rulings 3 and 29). No length is
 * required for hfCas12Max and eSpOT-ON, with which user-defined cannot be ordered at all.
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
