export { type CatalogueFacts, type GuideOfGene, type NamedGeneId, noFacts, targetKey } from './catalogue-facts.ts';
export {
  type CatalogueCellLine,
  type CatalogueGene,
  type CatalogueGuide,
  type CellLineProduct,
  cellLineProducts,
  type GenomePlace,
  type GenomeSlug,
} from './catalogue-records.ts';
export { type CodingExon, type CodingSequence, type CutInGene, codingLength, cutInGene } from './coding-sequence.ts';
export { isControlGene } from './control-genes.table.ts';
export { countNames, type NameCounts } from './count-names.ts';
export { bearsName, type GeneIndex, makeGeneIndex, otherNames } from './gene-index.ts';
export { type GeneNameCode, geneNameCode, geneNameMessage } from './gene-messages.ts';
export { type Genome, geneGenomes, genomeSlugs } from './genomes.ts';
export { maxGeneNameLength, readEnsemblId } from './name-keys.ts';
export { namesakeOf } from './namesake.ts';
export { countByMismatches, maxMismatches, type NearTarget, nearTargets, type TargetOfGene } from './near-targets.ts';
export { nearestGenes } from './nearest-genes.ts';
export { chosenGeneColumn, type OfferedColumn, type OfferedColumns, offeredColumns } from './offered-columns.ts';
export {
  type BesideColumn,
  ensemblIdColumn,
  ensemblIdColumnOf,
  type GeneColumn,
  type GeneTable,
  geneColumnOf,
  idChosenBeside,
  readGeneTable,
  type TableName,
} from './read-gene-table.ts';
export { cleanedCell, type ListedName, namesInCells, readNameList } from './read-names.ts';
export { looksLikeGeneSymbols, writtenForOtherSpecies } from './recognise-names.ts';
export { resolveGene, resolveGenes } from './resolve-gene.ts';
export type {
  AmbiguousName,
  GeneCandidate,
  MatchedName,
  NamedBy,
  NamedGene,
  ResolvedName,
  UnknownName,
} from './resolved-name.ts';
export { splitNames } from './split-names.ts';
