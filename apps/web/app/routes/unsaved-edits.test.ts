import { expect, test } from 'vitest';
import { cellsProjects } from '../features/cell-library/draft/cells-drafts.ts';
import { expressProjects } from '../features/express-knockout/draft/express-drafts.ts';
import { libraryProjects } from '../features/gene-library/draft/library-drafts.ts';
import { guideRnaProjects } from '../features/guide-rna/draft/guide-rna-drafts.ts';
import { knockoutProjects } from '../features/knockout-cells/draft/knockout-drafts.ts';
import { itemViews } from '../products/item-views.ts';

// Cart and order screens load no code of each other, so each has the name.
test.each([
  ['guide_rna', guideRnaProjects],
  ['gene_library', libraryProjects],
  ['cell_library', cellsProjects],
  ['express_knockout', expressProjects],
  ['knockout_cells', knockoutProjects],
] as const)('unsaved edits of %s are looked for where its order screen keeps them (GR-105)', (kind, { store }) => {
  expect(itemViews[kind].editsKeptIn).toBe(store.product.storageName);
});
