export type {
  CatalogueCellLine,
  CatalogueGene,
  CatalogueGuide,
  CellLineProduct,
  GenomePlace,
  GenomeSlug,
} from './catalogue-records.ts';
