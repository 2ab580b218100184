import { draftStore } from '../../../builder/drafts/draft-store.ts';
import { olderStateAt } from '../../../builder/drafts/older-state.ts';
import { openDrafts } from '../../../builder/drafts/open-drafts.ts';
import type { ProductDrafts } from '../../../builder/drafts/product-drafts.ts';
import { builderHooks } from '../../../builder/project/builder-context.tsx';
import { freshLibrary, type LibraryDraft } from '../project/library-draft.ts';
import { isLibraryDraft } from './library-shape.ts';
import { migrateOlderState } from './older-state.ts';

/** How gene libraries are kept in the browser. */
export const libraryDrafts: ProductDrafts<LibraryDraft> = {
  storageName: 'cutsite-gene-library',
  version: 1,
  migrations: { 0: migrateOlderState },
  readProject: (kept) => (isLibraryDraft(kept) ? kept : null),
  olderState: olderStateAt('onDemandLibraryProject'),
  freshProject: freshLibrary,
  fillOrder: 'by_column',
  orderAddress: () => '/order/gene-library',
  projectsAddress: '/order/gene-library/projects',
  helpAddress: () => '/help/order-a-gene-library',
};

/** The gene libraries that are open in this tab. */
export const libraryProjects = openDrafts(draftStore(libraryDrafts), () => null);

export const { useBuilder, useBuilderState, useProject, useProjectParts } = builderHooks<LibraryDraft, null>();
