export {
  type CellLibraryCartFields,
  type CellLibraryItemWire,
  cellLibraryCartShape,
  cellLibraryItemFromWire,
  cellLibraryItemSchema,
  cellLibraryItemToWire,
} from './item-wire.ts';
