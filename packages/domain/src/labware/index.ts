export { type FillOrder, fillOrders, positionsInOrder } from './fill-order.ts';
export { type PlateFormat, type PlateFormatKey, plate96, plateFormats } from './plate-format.ts';
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
