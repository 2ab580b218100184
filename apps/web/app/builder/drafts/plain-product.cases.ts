import type { BuilderPlate, BuilderProject } from '../project/builder-project.ts';
import { isRecord } from './draft-record.ts';
import { draftStore } from './draft-store.ts';
import type { ProductDrafts } from './product-drafts.ts';

/** An empty plate without settings. */
export const plainPlate = (id: string, name: string): BuilderPlate => ({ id, name, wells: [] });

/** A project of plates and nothing else, for tests of what is the same for every product. */
export const plainProject = (newId: () => string, name = 'Untitled project'): BuilderProject => {
  const plate = plainPlate(newId(), 'Plate 1');
  return { name, plates: [plate], activePlateId: plate.id };
};

const isPlain = (kept: unknown): kept is BuilderProject => isRecord(kept) && Array.isArray(kept['plates']);

/** The product of these projects. Its first version had no plate in view. */
export const plainProduct: ProductDrafts<BuilderProject> = {
  storageName: 'plain',
  version: 2,
  migrations: {
    1: ({ project, ...record }) => ({
      ...record,
      project: isRecord(project) ? { ...project, activePlateId: null } : project,
    }),
  },
  readProject: (kept) => (isPlain(kept) ? kept : null),
  olderState: null,
  freshProject: plainProject,
  orderAddress: () => '/order/plain',
  projectsAddress: '/order/plain/projects',
};

export const plainStore = draftStore(plainProduct);
