import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { libraryProjects } from '../../features/gene-library/draft/library-drafts.ts';
import { libraryListing } from '../../features/gene-library/draft/library-listing.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Gene library projects · Cutsite' },
  {
    name: 'description',
    content: 'Your gene libraries, kept in this browser: open, copy or take them along as files.',
  },
];

export default function GeneLibraryProjects() {
  return <ProjectsPage drafts={libraryProjects} listing={libraryListing} goTo={useGoTo()} />;
}
