import { baseCount, gcPercent } from '../../sequence/index.ts';
import { nmolOf, type YieldId } from '../options/options.ts';
import { type Scaffold, scaffoldOf } from '../options/scaffolds.ts';
import type { GuideRnaSettings } from '../settings/default-settings.ts';

/** What is certain about the molecule that a row asks for. */
export interface MoleculeFacts {
  /** Bases as entered; `m` and `*` are no bases (ruling 3). */
  readonly targetLength: number;
  /** What is added to it; null where the customer sends the whole molecule. */
  readonly scaffold: Scaffold | null;
  /** Bases of the whole guide; two figures where the scaffold comes in two lengths (GR-15). */
  readonly guideLengths: readonly number[];
  /** The whole guide 5' to 3'; null where the scaffold's bases are not known (ruling 13). */
  readonly guideSequence: string | null;
  /** G and C among the entered bases in percent; null where there are none. */
  readonly gcPercent: number | null;
}

/** The facts about one guide; `sequence` as it is ordered, in capitals. */
export function moleculeFacts(
  sequence: string,
  settings: Pick<GuideRnaSettings, 'nuclease' | 'modifications'>,
): MoleculeFacts {
  const scaffold = settings.modifications === 'User-Defined' ? null : scaffoldOf(settings.nuclease);
  const targetLength = baseCount(sequence);
  return {
    targetLength,
    scaffold,
    guideLengths: scaffold === null ? [targetLength] : scaffold.lengths.map((length) => targetLength + length),
    guideSequence: wholeGuide(sequence, scaffold),
    gcPercent: gcPercent(sequence),
  };
}

function wholeGuide(target: string, scaffold: Scaffold | null): string | null {
  if (scaffold === null) return target;
  if (scaffold.sequence === null) return null;
  return scaffold.side === 'appended' ? target + scaffold.sequence : scaffold.sequence + target;
}

/** Concentrations that stocks of guides are made up to, in µM. */
export const stockConcentrations = [10, 50, 100, 200] as const;

/**
 * Microlitres of buffer that bring a delivered amount to a concentration: 1 nmol in 1 mL is 1 µM, so at 100 µM it is
 * 10 µL for each nmol.
 */
export function resuspensionMicrolitres(amount: YieldId, micromolar: number = 100): number {
  return (nmolOf(amount) * 1000) / micromolar;
}
