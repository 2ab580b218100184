import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { expressProjects } from '../../features/express-knockout/draft/express-drafts.ts';
import { expressListing } from '../../features/express-knockout/draft/express-listing.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [
  { title: 'Express knockout projects · Cutsite' },
  {
    name: 'description',
    content: 'Your lists for express knockout, kept in this browser: open, copy or take them along as files.',
  },
];

export default function ExpressKnockoutProjects() {
  return <ProjectsPage drafts={expressProjects} listing={expressListing} goTo={useGoTo()} />;
}
