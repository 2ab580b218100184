export { type FillOrder, fillOrders, positionsInOrder } from './fill-order.ts';
export { type PlateFormat, type PlateFormatKey, plate96, plate384, plateFormats } from './plate-format.ts';
export { type QuadrantWell, quadrantCount, quadrantWell } from './quadrants.ts';
export {
  parseWellLabel,
  rowLetter,
  type SplitLabel,
  splitWellLabel,
  type WellLabelFault,
  type WellPosition,
  wellIndex,
  wellLabel,
  wellPosition,
} from './well-label.ts';
