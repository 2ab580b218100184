export {
  type CheckedLibrary,
  type CheckedPlate,
  type CheckedWell,
  checkLibrary,
  type LibraryGenes,
} from './check-library.ts';
export {
  type ControlSet,
  type ControlType,
  controlSets,
  controlsFor,
  controlsMeant,
  controlTypeTexts,
  findControl,
} from './control-sets.table.ts';
export { evenPlates, type FilledPlates, fillPlates } from './fill-plates.ts';
export {
  type LibraryFaultCode,
  libraryFaultMessages,
  type WellFault,
  type WellFaultCode,
} from './library-faults.ts';
export {
  checkLibraryItem,
  countWells,
  type GeneLibraryItem,
  type LibraryItemFault,
  type LibraryItemWell,
  libraryItem,
  needsLibraryReview,
  projectFromLibrary,
  withCatalogueFacts,
} from './library-item.ts';
export { type LibraryPriceFeatures, libraryPriceFeatures } from './library-price.ts';
export type { LibraryPlate, LibraryProject, LibraryWell } from './library-project.ts';
export {
  amountsOfPlate,
  isQuantityOffered,
  type LibraryPlateSlug,
  libraryLimits,
  libraryPlateSlugs,
  libraryPlateTypes,
  nearestQuantity,
} from './plate-types.ts';
export { plateUses } from './plate-uses.table.ts';
export {
  type ListedPlate,
  libraryPlateName,
  namesOfSheet,
  readWellList,
  type WellLayout,
  type WellListFault,
  wellListMessage,
} from './read-gene-lists.ts';
export { spreadControls } from './spread-controls.ts';
