export type { GridStep } from './key-command.ts';
export { PlateGrid, type PlateGridActions } from './plate-grid.tsx';
export {
  type GridSelection,
  only,
  rangeOf,
  sizeOf,
  type WellRange,
  wellsIn,
  wholePlate,
} from './selection.ts';
export { emptyLook, type WellLook, type WellState } from './well-look.ts';
export { WellShape } from './well-shape.tsx';
export { WellShapes } from './well-shapes.tsx';
