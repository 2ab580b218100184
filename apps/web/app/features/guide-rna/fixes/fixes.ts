import type { GuideRnaSettings, Proposal, RowFault, Tube } from '@cutsite/domain/guide-rna';
import { answersTo, type Fix } from '../../../builder/repairs/fixes.ts';
import { leftOutNote } from './notation-text.ts';
import { repairLabel } from './repair-text.ts';

/** One press that mends one fault of a guide or of a plate. */
export type GuideFix = Fix<Partial<Pick<Tube, 'name' | 'sequence' | 'position'>> & Partial<GuideRnaSettings>, Proposal>;

/** The press that makes a repair. */
export function fixFrom(proposal: Proposal): GuideFix {
  const { kind, field, before, after, certain, settings } = proposal;
  const isText = field === 'name' || field === 'sequence';
  return {
    label: repairLabel(proposal),
    change: { [field]: after, ...settings },
    difference: isText && before !== after ? { kind, before, after } : null,
    note: leftOutNote(proposal),
    certain,
  };
}

/** The fixes of a fault among the repairs of its row. */
export const fixesOf = (fault: RowFault, proposals: readonly Proposal[]): readonly GuideFix[] =>
  answersTo(fault.code, proposals).map(fixFrom);

/** Another choice of the plate as a whole. */
export const settingsFix = (label: string, change: Partial<GuideRnaSettings>): GuideFix => ({
  label,
  change,
  difference: null,
  note: null,
  certain: true,
});

/** Another name of the plate, as of a row. */
export const plateNameFix = (before: string, after: string, certain: boolean): GuideFix => ({
  ...settingsFix(`Rename to ${after}`, {}),
  change: { name: after },
  difference: { kind: 'name_characters', before, after },
  certain,
});
