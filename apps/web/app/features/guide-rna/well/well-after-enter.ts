import { type FillOrder, plate96, positionsInOrder, wellIndex } from '@cutsite/domain/labware';

/** Below this width the panel stands under a list of wells, and Enter ends the typing. */
const narrow = '(max-width: 760px)';

/** Where Enter leads from the fields of a well: on to the next in fill order (back with Shift), as down a spreadsheet. */
export const wellAfterEnter = (index: number, order: FillOrder, step: 1 | -1): number =>
  matchMedia(narrow).matches ? index : neighbourInOrder(index, order, step);

/** The well before or after this one in fill order; at an end it stays. */
export function neighbourInOrder(index: number, order: FillOrder, step: 1 | -1): number {
  const wells = positionsInOrder(plate96, order).map((position) => wellIndex(position, plate96));
  return wells[wells.indexOf(index) + step] ?? index;
}
