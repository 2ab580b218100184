import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { cellsProjects } from '../../features/cell-library/draft/cells-drafts.ts';
import { cellsListing } from '../../features/cell-library/draft/cells-listing.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Engineered cell library projects · Cutsite' },
  {
    name: 'description',
    content: 'Your engineered cell libraries, kept in this browser: open, copy or take them along as files.',
  },
];

export default function CellLibraryProjects() {
  return <ProjectsPage drafts={cellsProjects} listing={cellsListing} goTo={useGoTo()} />;
}
