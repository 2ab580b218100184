import { type PlateFormat, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { BuilderPlate } from '../project/builder-project.ts';
import type { FaultPlace } from './fixes.ts';
import type { Repair } from './repair.ts';
import type { OfferedRepair } from './repair-kinds.tsx';

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
