import type { Plate, RowFault, Well } from '@cutsite/domain/guide-rna';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellFixes } from '../../../builder/well-fields/well-fixes.tsx';
import { useCheckedPlate } from '../check/use-check.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import { fixesOf } from '../fixes/fixes.ts';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import { keepOf } from '../kept-duplicates/offered-keeps.ts';
import { repairsOfPlate } from '../repairs/offered-repairs.ts';

interface GuideFixesProps {
  readonly well: Well;
  readonly plate: Plate;
  readonly faults: readonly RowFault[];
  readonly label: string;
}

const focusName = () => focusAfterPress(panelFields.focusName);

/** What can be pressed to mend the selected well. */
export function GuideFixes({ well, plate, faults, label }: GuideFixesProps) {
  const proposals = repairsOfPlate(useCheckedPlate()).get(well.index) ?? [];
  const keeps = faults.flatMap((fault) => keepOf(fault, well.sequence, 'plate') ?? []);
  return (
    <WellFixes
      plateId={plate.id}
      index={well.index}
      label={label}
      fixes={faults.flatMap((fault) => fixesOf(fault, proposals))}
      apply={applyFix}
      focusAfter={panelFields.focusName}
      others={keeps.map((keep) => <KeepButton key={keep.target} keep={keep} onPressed={focusName} variant="default" />)}
    />
  );
}
