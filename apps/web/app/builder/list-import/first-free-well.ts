import {
  type FilledPlate,
  type FillOrder,
  type PlateFormat,
  positionsInOrder,
  wellIndex,
  wellLabel,
} from '@cutsite/domain/labware';

/** The first free well of a plate, in the order in which it is filled; blank when it has none. */
export function firstFreeWell(plate: FilledPlate | undefined, order: FillOrder, format: PlateFormat): string {
  const filled = new Set(plate?.wells.map(({ index }) => index));
  const free = positionsInOrder(format, order).find((position) => !filled.has(wellIndex(position, format)));
  return free === undefined ? '' : wellLabel(free);
}
