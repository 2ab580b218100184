import { type FillOrder, plate96, positionsInOrder, wellIndex } from '@cutsite/domain/labware';
import { narrow } from '../../../builder/plate-view/panel-fields.ts';

/**
 * Where Enter leads from the fields of a well: on to the next in fill order (back with Shift), as down a spreadsheet.
 * On a phone it ends the typing.
 */
export const wellAfterEnter = (index: number, order: FillOrder, step: 1 | -1): number =>
  matchMedia(narrow).matches ? index : neighbourInOrder(index, order, step);

/** The well before or after this one in fill order; at an end it stays. */
export function neighbourInOrder(index: number, order: FillOrder, step: 1 | -1): number {
  const wells = positionsInOrder(plate96, order).map((position) => wellIndex(position, plate96));
  return wells[wells.indexOf(index) + step] ?? index;
}
