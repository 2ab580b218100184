import type { faultMessage, KeptTarget, PlateFault, RowFault } from '@cutsite/domain/guide-rna';
import { explainedFault, offeredPlateName } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import { faultLister, type ListedFault as Listed } from '../../../builder/plate-faults/listed-faults.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { fixesOf, type GuideFix, plateNameFix, settingsFix } from '../fixes/fixes.ts';
import { keepOf } from '../kept-duplicates/offered-keeps.ts';
import { repairsOfPlate } from '../repairs/offered-repairs.ts';

export type ListedFault = Listed<GuideFix, KeptTarget>;

/** Help that follows a specified sentence, which itself is kept to the letter. */
const help: Readonly<Record<string, string>> = {
  plate_needs_review: 'You can order now; we write to you if there is a question.',
};

/** The faults of one plate: the plate's own, then well by well; errors first. */
export const plateFaults = faultLister<PlateFault, RowFault, CheckedPlate, GuideFix, KeptTarget>({
  format: plate96,
  sentence,
  plateFix,
  wellFixes: (fault, index, checked) => fixesOf(fault, repairsOfPlate(checked).get(index) ?? []),
  keepOf: (fault, well) => keepOf(fault, well?.sequence ?? '', 'plate'),
});

function sentence(fault: Parameters<typeof faultMessage>[0]): string {
  return [explainedFault(fault), help[fault.code]].filter((part) => part !== undefined).join(' ');
}

function plateFix({ code, field, severity }: PlateFault, { plate, check }: CheckedPlate): GuideFix | null {
  if (field === 'plateName') {
    const offered = offeredPlateName(plate.name, check.plateNames);
    if (offered === null) return null;
    // Two plates of one name may both be asked about: which of them gets another one, the customer says.
    const certain = severity === 'error' && code !== 'plate_name_not_unique';
    return plateNameFix(plate.name, offered, certain);
  }
  if (code === 'hplc_unavailable') return settingsFix('Use standard', { purification: 'spe' });
  if (code === 'modification_unavailable') return settingsFix('Use Standard', { modifications: 'Standard' });
  return code === 'plate_yield' ? settingsFix('Use 10 nmol', { yield: '10nmol' }) : null;
}
