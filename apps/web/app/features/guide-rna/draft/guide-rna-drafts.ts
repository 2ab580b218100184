import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { isRecord } from '../../../builder/drafts/draft-record.ts';
import { draftStore } from '../../../builder/drafts/draft-store.ts';
import { olderStateAt } from '../../../builder/drafts/older-state.ts';
import { openDrafts } from '../../../builder/drafts/open-drafts.ts';
import type { ProductDrafts } from '../../../builder/drafts/product-drafts.ts';
import { freshProject } from '../project/fresh-project.ts';
import { lookOf } from '../project/guide-rna-look.ts';
import { migrateOlderState } from './older-state.ts';
import { isProject, withPlate } from './project-shape.ts';

/** The order screen of a format. */
const addressOfFormat = ({ format }: Pick<GuideRnaProject, 'format'>): string =>
  format === 'tubes' ? '/order/guide-rna/tubes' : '/order/guide-rna';

/** How guide RNA projects are kept in the browser. */
export const guideRnaDrafts: ProductDrafts<GuideRnaProject> = {
  storageName: 'cutsite-guide-rna',
  version: 4,
  migrations: {
    0: migrateOlderState,
    1: (record) => ({ ...record, revision: 0, writer: '' }),
    2: ({ project, ...record }) => ({
      ...record,
      project: isRecord(project) ? { ...project, meantTargets: [] } : project,
    }),
    // Rows may say what they were pasted as, and that they are controls; earlier ones say neither.
    3: (record) => record,
  },
  readProject: (kept) => (isProject(kept) ? withPlate(kept) : null),
  olderState: olderStateAt('guideRnaProject'),
  freshProject: (newId) => freshProject('plates', newId),
  orderAddress: addressOfFormat,
  screenOf: addressOfFormat,
  projectsAddress: '/order/guide-rna/projects',
  helpAddress: ({ format }) => (format === 'tubes' ? '/help/order-tubes' : '/help/order-a-plate'),
};

/** The guide RNA projects that are open in this tab. */
export const guideRnaProjects = openDrafts(draftStore(guideRnaDrafts), lookOf);
