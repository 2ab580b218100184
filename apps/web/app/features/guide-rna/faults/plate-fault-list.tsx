import { memo, useMemo } from 'react';
import { errorsFirst } from '../../../builder/faults/cell-fault.ts';
import { faultsShownAtFirst } from '../../../builder/faults/fault-list.tsx';
import { plateNameOf } from '../../../builder/plate-faults/listed-faults.ts';
import { PlateFaultList as FaultsOfPlates } from '../../../builder/plate-faults/plate-fault-list.tsx';
import { hasKinds, saysMoreThanLines } from '../../../builder/repairs/offered-repairs.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { useCheckedPlates } from '../check/use-check.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import type { GuideFix } from '../fixes/fixes.ts';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { GuideRepairKinds } from '../repairs/guide-repair-kinds.tsx';
import { repairsOnPlates } from '../repairs/offered-repairs.ts';
import { GuideDifference } from '../repairs/repair-difference.tsx';
import { fixAll } from './fix-all.ts';
import { type ListedFault, plateFaults } from './listed-faults.ts';

/** Every fault of every plate, and what can be repaired on them. */
export const PlateFaultList = memo(function PlateFaultList() {
  const builder = useBuilder();
  const plates = useCheckedPlates();
  const faults = useMemo(() => errorsFirst(plates.flatMap((checked) => listedOf(checked, plates.length))), [plates]);
  const groups = useMemo(() => repairsOnPlates(plates), [plates]);
  const keeps = useMemo(() => offeredKeeps(faults, plates), [faults, plates]);
  if (faults.length === 0 && groups.length === 0) return null;
  const kinds = { groups, others: keeps.length };
  const isByKind = hasKinds(kinds) && (faults.length > faultsShownAtFirst || saysMoreThanLines(kinds));
  const byKind = (focusAfter: () => void) =>
    isByKind ? <GuideRepairKinds groups={groups} keeps={keeps} focusAfter={focusAfter} /> : null;
  return (
    <FaultsOfPlates
      builder={builder}
      plates={plates}
      faults={faults}
      apply={(project, place, fix) => applyFix(project, place, fix, builder.newId)}
      fixAll={(project) => fixAll(project, builder.newId)}
      difference={differenceOf}
      others={keepOf}
      byKind={byKind}
    />
  );
});

/** Nothing is called wrong before somebody typed: that it is empty is no fault of a plate beside others. */
function listedOf(checked: CheckedPlate, count: number): readonly ListedFault[] {
  if (checked.plate.wells.length > 0) return plateFaults(checked);
  return count === 1 ? [] : plateFaults(checked).filter(({ code }) => code !== 'plate_minimum');
}

const differenceOf = (difference: NonNullable<GuideFix['difference']>) => <GuideDifference {...difference} />;

const keepOf = ({ keep }: ListedFault, onPressed: () => void) => <KeepButton keep={keep} onPressed={onPressed} />;

const offeredKeeps = (faults: readonly ListedFault[], plates: readonly CheckedPlate[]): readonly OfferedKeep[] =>
  faults.flatMap((fault) => {
    const { at, thing, message, keep } = fault;
    const plate = plateNameOf(fault, plates);
    return keep === null ? [] : [{ at: plate === null ? at : `${plate} ${at}`, thing, message, meant: keep }];
  });
