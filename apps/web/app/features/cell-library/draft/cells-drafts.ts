import { draftStore } from '../../../builder/drafts/draft-store.ts';
import { openDrafts } from '../../../builder/drafts/open-drafts.ts';
import type { ProductDrafts } from '../../../builder/drafts/product-drafts.ts';
import { builderHooks } from '../../../builder/project/builder-context.tsx';
import { type CellsDraft, freshCells, settledCells } from '../project/cells-draft.ts';
import { isCellsDraft } from './cells-shape.ts';
import { migrateOlderState, olderState } from './older-state.ts';

/** How libraries of engineered cells are kept in the browser. */
export const cellsDrafts: ProductDrafts<CellsDraft> = {
  storageName: 'cutsite-cell-library',
  version: 1,
  migrations: { 0: migrateOlderState },
  readProject: (kept) => (isCellsDraft(kept) ? kept : null),
  olderState,
  freshProject: freshCells,
  settle: settledCells,
  fillOrder: 'by_column',
  orderAddress: () => '/order/engineered-cell-library',
  projectsAddress: '/order/engineered-cell-library/projects',
  helpAddress: () => '/help/order-an-engineered-cell-library',
};

/** The libraries that are open in this tab. */
export const cellsProjects = openDrafts(draftStore(cellsDrafts), () => null);

export const { useBuilder, useBuilderState, useProject, useProjectParts } = builderHooks<CellsDraft, null>();
