import { type Proposal, proposalKinds, proposeForPlate, type Tube } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { type OfferedRepair, type RepairGroup, repairsByKind } from '../../../builder/repairs/repair-kinds.tsx';
import type { CheckedPlate } from '../check/checked-plates.ts';
import type { FaultPlace } from '../fixes/fault-place.ts';

/** A repair of a guide with the row that it is offered for. */
export type GuideRepair = OfferedRepair<Proposal, FaultPlace>;

/** All repairs of one kind. */
export type GuideRepairGroup = RepairGroup<Proposal, FaultPlace>;

const kept = new WeakMap<CheckedPlate, ReadonlyMap<number, readonly Proposal[]>>();

/** What can be repaired on a plate, by well index. A plate that did not change is not asked again. */
export function repairsOfPlate(checked: CheckedPlate): ReadonlyMap<number, readonly Proposal[]> {
  const before = kept.get(checked);
  if (before !== undefined) return before;
  const proposals = proposeForPlate(checked.plate, checked.check);
  kept.set(checked, proposals);
  return proposals;
}

/** Everything that can be repaired on plates, well by well. */
export function offeredOnPlates(plates: readonly CheckedPlate[]): readonly GuideRepair[] {
  return plates.flatMap((checked) =>
    [...repairsOfPlate(checked)].flatMap(([index, proposals]) => {
      const { plate } = checked;
      const label = wellLabel(wellPosition(index, plate96));
      const thing = plate.wells.find((well) => well.index === index)?.name ?? '';
      const at = plates.length > 1 ? `${plate.name} ${label}` : label;
      return proposals.map((proposal) => ({
        place: { kind: 'well', plateId: plate.id, index } as const,
        at,
        thing,
        proposal,
      }));
    }),
  );
}

/** Everything that can be repaired of tubes, in their order. */
export function offeredForTubes(
  tubes: readonly Tube[],
  proposals: readonly (readonly Proposal[])[],
): readonly GuideRepair[] {
  return tubes.flatMap(({ id, name, position }, at) =>
    (proposals[at] ?? []).map((proposal) => ({
      place: { kind: 'tube', tubeId: id } as const,
      at: position,
      thing: name,
      proposal,
    })),
  );
}

/** Repairs by their kind, in the order in which they are best made. */
export const groupedByKind = (offered: readonly GuideRepair[]): readonly GuideRepairGroup[] =>
  repairsByKind(offered, proposalKinds);
