export {
  type GeneLibraryCartFields,
  type GeneLibraryItemWire,
  geneLibraryItemFromWire,
  geneLibraryItemSchema,
  geneLibraryItemToWire,
  libraryCartShape,
} from './item-wire.ts';
