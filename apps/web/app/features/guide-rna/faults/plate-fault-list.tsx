import { only } from '@cutsite/ui/plate-grid';
import { memo, useMemo } from 'react';
import type { FaultEntry } from '../../../builder/faults/fault-line.tsx';
import { FaultList, faultsShownAtFirst } from '../../../builder/faults/fault-list.tsx';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { hasKinds, saysMoreThanLines } from '../../../builder/repairs/repair-kinds.tsx';
import { figured } from '../../../builder/words/count-words.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';
import { useCheckedPlates } from '../check/use-check.ts';
import { applyFix } from '../fixes/apply-fix.ts';
import { KeepButton } from '../kept-duplicates/keep-button.tsx';
import type { OfferedKeep } from '../kept-duplicates/offered-keeps.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { GuideRepairKinds } from '../repairs/guide-repair-kinds.tsx';
import { groupedByKind, offeredOnPlates } from '../repairs/offered-repairs.ts';
import { GuideDifference } from '../repairs/repair-difference.tsx';
import { fixAll } from './fix-all.ts';
import { type ListedFault, mendable, plateFaults } from './listed-faults.ts';

/** Every fault of every plate, and what can be repaired on them. */
export const PlateFaultList = memo(function PlateFaultList() {
  const builder = useBuilder();
  const plates = useCheckedPlates();
  const faults = useMemo(() => {
    const listed = plates.filter(({ plate }) => plate.wells.length > 0 || plates.length > 1).flatMap(plateFaults);
    return [...listed.filter((one) => one.severity === 'error'), ...listed.filter((one) => one.severity === 'warning')];
  }, [plates]);
  const groups = useMemo(() => groupedByKind(offeredOnPlates(plates)), [plates]);
  const keeps = useMemo(() => offeredKeeps(faults, plates), [faults, plates]);
  if (faults.length === 0 && groups.length === 0) return null;
  const kinds = { groups, others: keeps.length };
  const isByKind = hasKinds(kinds) && (faults.length > faultsShownAtFirst || saysMoreThanLines(kinds));

  const go = ({ place }: ListedFault) => {
    if (place.kind === 'tube') return;
    if (place.plateId !== builder.project().activePlateId) builder.showPlate(place.plateId);
    if (place.kind === 'well') builder.look({ selection: only(place.index) });
    requestAnimationFrame(panelFields.focusWell);
  };
  const makeAll = () => {
    const { project: mended, fixed } = fixAll(builder.project(), builder.newId);
    builder.edit({ label: `fix ${figured(fixed, 'fault')}` }, () => mended);
    builder.tell(`${figured(fixed, 'fault')} fixed.`, true);
  };
  const entryOf = (fault: ListedFault, onPressed: () => void): FaultEntry => {
    const { key, severity, at, thing, message, place, fix, otherFixes, keep } = fault;
    const fixes = [...(fix === null ? [] : [fix]), ...otherFixes];
    return {
      key,
      severity,
      at,
      thing,
      message,
      difference: fix?.difference == null || otherFixes.length > 0 ? null : <GuideDifference {...fix.difference} />,
      note: fix?.note ?? null,
      plateName: plates.length > 1 ? nameOf(fault, plates) : null,
      fixes: fixes.map((one) => ({
        label: one.label,
        make: () =>
          builder.edit({ label: `${one.label} in ${at}` }, (project) => applyFix(project, place, one, builder.newId)),
      })),
      others: <KeepButton keep={keep} onPressed={onPressed} />,
      go: () => go(fault),
    };
  };

  const byKind = (focusAfter: () => void) =>
    isByKind ? <GuideRepairKinds groups={groups} keeps={keeps} focusAfter={focusAfter} /> : null;

  return (
    <FaultList
      faults={faults}
      entryOf={entryOf}
      fixAll={{ count: mendable(faults).length, make: makeAll }}
      byKind={byKind}
      focusElsewhere={panelFields.focusWell}
    />
  );
});

const offeredKeeps = (faults: readonly ListedFault[], plates: readonly CheckedPlate[]): readonly OfferedKeep[] =>
  faults.flatMap((fault) => {
    const { at, thing, message, keep } = fault;
    const plate = plates.length > 1 ? `${nameOf(fault, plates) ?? ''} ` : '';
    return keep === null ? [] : [{ at: `${plate}${at}`, thing, message, meant: keep }];
  });

function nameOf({ place }: ListedFault, plates: readonly CheckedPlate[]): string | null {
  return place.kind === 'well' ? (plates.find(({ plate }) => plate.id === place.plateId)?.plate.name ?? null) : null;
}
