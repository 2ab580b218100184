export {
  type CellLineListWire,
  findGuides,
  type KnownGuideWire,
  listCellGenes,
  listCellLibraryGenes,
  listCellLibraryLines,
  listCellLines,
  listCloneAndPoolLines,
  listLibraryGenes,
} from './endpoints.ts';
export { type GeneListWire, geneListSchema, geneListToWire, genesFromWire } from './gene-list-wire.ts';
