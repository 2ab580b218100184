export type { CatalogueFiles, FileRole } from './book/read-files.ts';
export { selectFacts } from './find/facts.repository.ts';
export { guidesByTarget } from './find/find-guides.ts';
export { type NamedGene, selectGenesByName } from './find/genes-by-name.ts';
export { selectNamesakes } from './find/namesakes.ts';
export { geneCatalogueRoutes } from './gene-catalogue.routes.ts';
export { readCellLines } from './lists/cell-lines.ts';
export { readCurrentVersions } from './lists/lists.repository.ts';

/** What imports need is loaded when somebody imports: a store that only answers never reads it. */
export const loadCatalogueImport = () => import('./catalogue-import.ts');
