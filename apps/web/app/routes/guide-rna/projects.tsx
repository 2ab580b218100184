import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { guideRnaProjects } from '../../features/guide-rna/draft/guide-rna-drafts.ts';
import { guideRnaListing } from '../../features/guide-rna/projects/guide-rna-listing.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Guide RNA projects · Cutsite' },
  {
    name: 'description',
    content: 'Your guide RNA projects, kept in this browser: open, copy or take them along as files.',
  },
];

export default function OrderGuideRnaProjects() {
  return <ProjectsPage drafts={guideRnaProjects} listing={guideRnaListing} goTo={useGoTo()} />;
}
