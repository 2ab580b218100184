export {
  type CellLineListWire,
  describeGenes,
  findGuides,
  type KnownGuideWire,
  listCellGenes,
  listCellLibraryGenes,
  listCellLibraryLines,
  listCellLines,
  listCloneAndPoolLines,
  listLibraryGenes,
  mostSearchedAtOnce,
} from './endpoints.ts';
export {
  type GeneListWire,
  geneListSchema,
  geneListToWire,
  genesFromWire,
  genomeWord,
} from './gene-list-wire.ts';
export { nameText, plainEnsemblId, sentEnsemblId, sentVersion, shownGeneShape } from './named-gene-shape.ts';
