import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { knockoutProjects } from '../../features/knockout-cells/draft/knockout-drafts.ts';
import { knockoutListing } from '../../features/knockout-cells/draft/knockout-listing.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Knockout projects · Cutsite' },
  {
    name: 'description',
    content: 'Your lists of knockouts, kept in this browser: open, copy or take them along as files.',
  },
];

export default function KnockoutProjects() {
  return <ProjectsPage drafts={knockoutProjects} listing={knockoutListing} goTo={useGoTo()} />;
}
