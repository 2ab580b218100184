export {
  isOnLargerPlateOnly,
  type LargerPlate,
  type LargerPlateWay,
  largerPlateNamed,
  type PlatePart,
  splitLargerPlate,
} from './larger-plate.ts';
export {
  type LoadedPlate,
  type NamedAgain,
  type PlatesOptions,
  type PlatesPlacement,
  placeOnPlates,
  wellsNamedAgain,
} from './place-on-plates.ts';
export {
  type FilledPlate,
  type FilledWell,
  type NoPlace,
  type Placement,
  type PlacementOptions,
  placeRows,
  type RowToPlace,
} from './place-rows.ts';
export {
  type PlateFormat,
  type PlateFormatKey,
  plate96,
  plate384,
  plateFormatOf,
  plateFormats,
} from './plate-format.ts';
export { type QuadrantWell, quadrantCount, quadrantWell } from './quadrants.ts';
export {
  type FillOrder,
  fillOrders,
  parseWellLabel,
  positionsInOrder,
  rowLetter,
  type SplitLabel,
  splitWellLabel,
  type WellLabelFault,
  type WellPosition,
  wellIndex,
  wellLabel,
  wellPosition,
} from './well-label.ts';
