import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { FaultPlace } from './fixes.ts';
import type { Repair } from './repair.ts';

/** A repair with the row that it is offered for. */
export interface OfferedRepair<R extends Repair, Place> {
  readonly place: Place;
  /** "A02"; with the plate's name, when there are several. */
  readonly at: string;
  readonly thing: string;
  readonly proposal: R;
}

/** All repairs of one kind. */
export interface RepairGroup<R extends Repair, Place> {
  readonly kind: R['kind'];
  readonly repairs: readonly OfferedRepair<R, Place>[];
  /** Those with one answer: what "Fix all of this kind" makes. */
  readonly certain: readonly OfferedRepair<R, Place>[];
}

/** Repairs by their kind, in the order of the kinds. */
export function repairsByKind<R extends Repair, Place>(
  offered: readonly OfferedRepair<R, Place>[],
  kinds: readonly R['kind'][],
): readonly RepairGroup<R, Place>[] {
  return kinds.flatMap((kind) => {
    const repairs = offered.filter(({ proposal }) => proposal.kind === kind);
    if (repairs.length === 0) return [];
    return [{ kind, repairs, certain: repairs.filter(({ proposal }) => proposal.certain) }];
  });
}

/** What is offered kind by kind: repairs, and how many other decisions of one kind there are. */
interface Kinds {
  readonly groups: readonly RepairGroup<Repair, unknown>[];
  readonly others: number;
}

/** Whether there is anything to be done kind by kind. One other decision alone is made where it stands. */
export const hasKinds = ({ groups, others }: Kinds): boolean => groups.length > 0 || others > 1;

/** Whether kinds say more than the faults do line by line: one has several rows, or tidies where there is no fault. */
export const saysMoreThanLines = ({ groups, others }: Kinds): boolean =>
  others > 1 || groups.some(({ repairs }) => repairs.length > 1 || repairs[0]?.proposal.answers.length === 0);

interface PlateRepairs<R> {
  readonly plate: BuilderPlate;
  /** By the index of the well. */
  readonly repairs: ReadonlyMap<number, readonly R[]>;
}

/** Everything that can be repaired on plates, well by well. */
export function offeredInWells<R extends Repair>(
  plates: readonly PlateRepairs<R>[],
  format: PlateFormat,
): readonly OfferedRepair<R, FaultPlace>[] {
  return plates.flatMap(({ plate, repairs }) =>
    [...repairs].flatMap(([index, proposals]) => {
      const label = wellLabel(wellPosition(index, format));
      const thing = plate.wells.find((well) => well.index === index)?.name ?? '';
      const at = plates.length > 1 ? `${plate.name} ${label}` : label;
      const place = { kind: 'well', plateId: plate.id, index } as const;
      return proposals.map((proposal) => ({ place, at, thing, proposal }));
    }),
  );
}

interface RepairedRow {
  readonly id: string;
  readonly name: string;
}

/** Everything that can be repaired of the rows of a list, in their order; `placeOf`: what a row is called by. */
export function offeredForRows<Row extends RepairedRow, R extends Repair>(
  rows: readonly Row[],
  repairs: readonly (readonly R[])[],
  placeOf: (row: Row) => string,
): readonly OfferedRepair<R, FaultPlace>[] {
  return rows.flatMap((row, at) =>
    (repairs[at] ?? []).map((proposal) => ({
      place: { kind: 'row', rowId: row.id } as const,
      at: placeOf(row),
      thing: row.name,
      proposal,
    })),
  );
}
