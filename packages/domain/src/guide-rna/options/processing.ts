import { hplcMinimumNmol, nmolOf, type Purification, type YieldId } from './options.ts';

/** A step after synthesis, by its word on the wire (ruling 26), in the order in which they are named. */
export const processingSteps = ['spe', 'sec', 'hplc'] as const;

export type ProcessingStep = (typeof processingSteps)[number];

/**
 * The steps that an amount and a purification bring: always `spe`, `sec` from 50 nmol, and with HPLC both `sec` and
 * `hplc` (GR-17, GR-18, ruling 26). No step twice.
 */
export function processing(amount: YieldId, purification: Purification): ProcessingStep[] {
  const brought: Record<ProcessingStep, boolean> = {
    spe: true,
    sec: nmolOf(amount) >= hplcMinimumNmol || purification === 'hplc',
    hplc: purification === 'hplc',
  };
  return processingSteps.filter((step) => brought[step]);
}

/** The purification that was chosen, read back from the steps. */
export function purificationOf(steps: readonly ProcessingStep[]): Purification {
  return steps.includes('hplc') ? 'hplc' : 'spe';
}
