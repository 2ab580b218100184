export {
  type CellLibraryFaultCode,
  cellLibraryFaultMessages,
  controlFaultCodes,
  type PoolFault,
  type PoolFaultCode,
} from './cell-library-faults.ts';
export {
  type CellLibraryGene,
  type CellLibraryItem,
  cellLibraryItem,
  checkCellLibraryItem,
  projectFromCellLibrary,
  withPoolFacts,
} from './cell-library-item.ts';
export {
  builtInGenes,
  type ChosenControl,
  type ControlCounts,
  cellLibraryLimits,
  chosenControlNames,
  chosenControls,
  defaultControls,
  poolRack,
  viabilityLabel,
  withinLimits,
} from './cell-library-limits.ts';
export { type PoolPriceFeatures, poolPriceFeatures } from './cell-library-price.ts';
export { type CellLibraryProject, type LibraryPool } from './cell-library-project.ts';
export { controlMessage, faultsOfPool } from './cell-library-rules.ts';
export {
  type CellLibraryLists,
  type CheckedCellLibrary,
  type CheckedPool,
  checkCellLibrary,
  placeInWords,
} from './check-cell-library.ts';
export { type FilledRack, filledRacks, type RackWell } from './rack-contents.ts';
export {
  type ControlWell,
  countSlots,
  type PoolPlace,
  placeOfPool,
  type RackLayout,
  rackLayout,
  rackName,
  type SlotCount,
} from './rack-layout.ts';
