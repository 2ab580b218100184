export {
  describeGenes,
  findGenesCalled,
  findGuides,
  findNearTargets,
  type KnownGuideWire,
  maxGenesCalled,
  maxNearListed,
  maxSearchedAtOnce,
  type NearGuideWire,
} from './by-gene/endpoints.ts';
export {
  type CellLineListWire,
  listCellGenes,
  listCellLibraryGenes,
  listCellLibraryLines,
  listCellLines,
  listCloneAndPoolLines,
  listLibraryGenes,
} from './endpoints.ts';
export {
  type GeneListWire,
  geneListSchema,
  geneListToWire,
  genesFromWire,
  genomeWord,
} from './gene-list-wire.ts';
export { nameText, plainEnsemblId, sentEnsemblId, sentVersion, shownGeneShape } from './named-gene-shape.ts';
