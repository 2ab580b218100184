import { type FillOrder, type PlateFormat, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { narrow } from '../plate-view/panel-fields.ts';

/** The well before or after this one in fill order; at an end it stays. */
export function neighbourInOrder(index: number, format: PlateFormat, order: FillOrder, step: 1 | -1): number {
  const wells = positionsInOrder(format, order).map((position) => wellIndex(position, format));
  return wells[wells.indexOf(index) + step] ?? index;
}

/**
 * Where Enter leads from the fields of a well: to the next in fill order (back with Shift), as down a spreadsheet. On a
 * phone it ends the typing.
 */
export const wellAfterEnter = (index: number, format: PlateFormat, order: FillOrder, step: 1 | -1): number =>
  matchMedia(narrow).matches ? index : neighbourInOrder(index, format, order, step);
