import { countText } from '@cutsite/domain/text';
import { draftStore } from '../../builder/drafts/draft-store.ts';
import { openDrafts } from '../../builder/drafts/open-drafts.ts';
import { builderHooks } from '../../builder/project/builder-context.tsx';
import type { ProjectListing } from '../../builder/projects/project-listing.ts';
import { freshOligos, isOligoProject, type OligoProject } from './oligo-project.ts';

/** Where oligos are kept, and the ones that are open in this tab. */
export const oligoDrafts = openDrafts(
  draftStore<OligoProject>({
    storageName: 'cutsite-test-oligos',
    version: 1,
    migrations: {},
    readProject: (kept) => (isOligoProject(kept) ? kept : null),
    olderState: null,
    freshProject: freshOligos,
    orderAddress: () => '/order/test-oligos',
    projectsAddress: '/order/test-oligos/projects',
  }),
  () => null,
);

export const { useBuilder, useProject } = builderHooks<OligoProject, null>();

const wellsOf = ({ plates }: OligoProject) => plates.flatMap(({ wells }) => wells);

export const oligoListing: ProjectListing<OligoProject> = {
  namesIn: (project) => wellsOf(project).map(({ name }) => name),
  isBlank: (project) => wellsOf(project).length === 0,
  summaryOf: (project) => countText(wellsOf(project).length, 'oligo'),
  formatOf: () => ({ icon: 'plate', label: 'Plates of 384' }),
  row: 'oligo',
};
