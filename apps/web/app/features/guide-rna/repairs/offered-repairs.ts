import { type Proposal, type ProposalKind, proposalKinds, proposeForPlate, type Tube } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { CheckedPlate } from '../check/checked-plates.ts';
import type { FaultPlace } from '../faults/fault-place.ts';

/** A repair with the row that it is offered for. */
export interface OfferedRepair {
  readonly place: FaultPlace;
  /** "A02"; with the plate's name, when there are several. */
  readonly at: string;
  readonly thing: string;
  readonly proposal: Proposal;
}

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
export function offeredOnPlates(plates: readonly CheckedPlate[]): readonly OfferedRepair[] {
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
): readonly OfferedRepair[] {
  return tubes.flatMap(({ id, name, position }, at) =>
    (proposals[at] ?? []).map((proposal) => ({
      place: { kind: 'tube', tubeId: id } as const,
      at: position,
      thing: name,
      proposal,
    })),
  );
}

/** All repairs of one kind. */
export interface RepairGroup {
  readonly kind: ProposalKind;
  readonly repairs: readonly OfferedRepair[];
  /** Those with one answer: what "Fix all of this kind" makes. */
  readonly certain: readonly OfferedRepair[];
}

/** Repairs by their kind, in the order in which they are best made. */
export function groupedByKind(offered: readonly OfferedRepair[]): readonly RepairGroup[] {
  return proposalKinds.flatMap((kind) => {
    const repairs = offered.filter(({ proposal }) => proposal.kind === kind);
    if (repairs.length === 0) return [];
    return [{ kind, repairs, certain: repairs.filter(({ proposal }) => proposal.certain) }];
  });
}
