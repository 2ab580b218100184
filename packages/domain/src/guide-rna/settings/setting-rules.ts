import { modificationsFor } from '../options/gene-editors.ts';
import { hplcMinimumNmol, nmolOf, plateYieldLimitNmol } from '../options/options.ts';
import type { GuideRnaSettings } from './default-settings.ts';
import type { RuleSettings } from './rule-settings.ts';

/** The faults that tubes and plates share. */
export type SettingFaultCode = 'modification_unavailable' | 'hplc_unavailable' | 'hplc_yield_too_low';

function purificationFault(settings: GuideRnaSettings, { hplcAvailable }: RuleSettings): SettingFaultCode | null {
  if (settings.purification !== 'hplc') return null;
  if (!hplcAvailable) return 'hplc_unavailable';
  return nmolOf(settings.yield) < hplcMinimumNmol ? 'hplc_yield_too_low' : null;
}

/** Which choices do not go together, in tubes and on plates alike (GR-84 to GR-88; ruling 4 for HPLC). */
export function settingFaults(settings: GuideRnaSettings, rules: RuleSettings): SettingFaultCode[] {
  const codes: SettingFaultCode[] = [];
  if (!modificationsFor(settings.nuclease).includes(settings.modifications)) codes.push('modification_unavailable');
  const purification = purificationFault(settings, rules);
  if (purification !== null) codes.push(purification);
  return codes;
}

/** Plates hold yields of 10 nmol or less only (GR-97). */
export function isPlateYield(settings: Pick<GuideRnaSettings, 'yield'>): boolean {
  return nmolOf(settings.yield) <= plateYieldLimitNmol;
}
