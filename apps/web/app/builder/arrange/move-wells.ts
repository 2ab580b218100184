import type { PlateFormat } from '@cutsite/domain/labware';
import { type GridStep, sizeOf } from '@cutsite/ui/plate-grid';
import type { Area } from '../cell-range/cell-range.ts';
import type { BuilderPlate } from '../project/builder-project.ts';

/** The range after the step, held within the plate: a range never leaves it. */
export function steppedRange(range: Area, { down, right }: GridStep, format: PlateFormat): Area {
  const rows = clamp(down, -range.top, format.rows - 1 - range.bottom);
  const columns = clamp(right, -range.left, format.columns - 1 - range.right);
  return {
    top: range.top + rows,
    bottom: range.bottom + rows,
    left: range.left + columns,
    right: range.right + columns,
  };
}

/**
 * Moves a block of wells to a range of the same size. What lay there takes the wells that the block leaves, so no guide
 * is lost, a block moved back brings the plate back, and one well moved onto another swaps the two.
 */
export function moveBlock<Plate extends BuilderPlate>(plate: Plate, from: Area, to: Area, format: PlateFormat): Plate {
  if (sizeOf(from) !== sizeOf(to) || from.bottom - from.top !== to.bottom - to.top) return plate;
  const left = wellsOf(from, format);
  const taken = wellsOf(to, format);
  const places = new Map(left.map((index, at): [number, number] => [index, taken[at] ?? index]));
  const vacated = left.filter((index) => !taken.includes(index));
  const displaced = taken.filter((index) => !left.includes(index));
  for (const [at, index] of displaced.entries()) places.set(index, vacated[at] ?? index);
  return movedTo(plate, (index) => places.get(index) ?? index);
}

/** Two wells trade what they hold; an empty one takes it over. */
export const swapWells = <Plate extends BuilderPlate>(plate: Plate, one: number, other: number): Plate =>
  movedTo(plate, (index) => (index === one ? other : index === other ? one : index));

/** Every guide in the well that `placeOf` names for it; the same plate when none of them moves. */
export function movedTo<Plate extends BuilderPlate>(
  plate: Plate,
  placeOf: (index: number, at: number) => number,
): Plate {
  const wells = plate.wells.map((well, at) => {
    const index = placeOf(well.index, at);
    return index === well.index ? well : { ...well, index };
  });
  if (wells.every((well, at) => well === plate.wells[at])) return plate;
  return { ...plate, wells: wells.toSorted((one, other) => one.index - other.index) };
}

function wellsOf(range: Area, format: PlateFormat): readonly number[] {
  const across = range.right - range.left + 1;
  return Array.from(
    { length: sizeOf(range) },
    (_, at) => (range.top + Math.floor(at / across)) * format.columns + range.left + (at % across),
  );
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
