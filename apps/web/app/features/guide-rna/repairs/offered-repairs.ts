import { type Proposal, proposalKinds, proposeForPlate, type Tube } from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { FaultPlace } from '../../../builder/repairs/fixes.ts';
import {
  type OfferedRepair,
  offeredForRows,
  offeredInWells,
  type RepairGroup,
  repairsByKind,
} from '../../../builder/repairs/offered-repairs.ts';
import { memoiseByObject } from '../../../platform/memoise-by-object.ts';
import type { CheckedPlate } from '../check/checked-plates.ts';

/** A repair of a guide with the row that it is offered for. */
export type GuideRepair = OfferedRepair<Proposal, FaultPlace>;

/** All repairs of one kind. */
export type GuideRepairGroup = RepairGroup<Proposal, FaultPlace>;

/** What can be repaired on a plate, by well index. */
export const repairsOfPlate = memoiseByObject(({ plate, check }: CheckedPlate) => proposeForPlate(plate, check));

/** Repairs by their kind, in the order in which they are best made. */
const groupedByKind = (offered: readonly GuideRepair[]): readonly GuideRepairGroup[] =>
  repairsByKind(offered, proposalKinds);

/** Everything that can be repaired on plates. */
export const repairsOnPlates = (plates: readonly CheckedPlate[]): readonly GuideRepairGroup[] => {
  const wells = plates.map((checked) => ({ plate: checked.plate, repairs: repairsOfPlate(checked) }));
  return groupedByKind(offeredInWells(wells, plate96));
};

/** Everything that can be repaired of tubes. */
export const repairsOfTubes = (
  tubes: readonly Tube[],
  proposals: readonly (readonly Proposal[])[],
): readonly GuideRepairGroup[] => groupedByKind(offeredForRows(tubes, proposals, ({ position }) => position));
