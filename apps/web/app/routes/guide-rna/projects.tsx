import { ProjectsPage } from '../../features/guide-rna/projects/projects-page.tsx';
import { useGoTo } from '../../platform/version/go-to.ts';

export const meta = () => [
  { title: 'Guide RNA projects · Cutsite' },
  {
    name: 'description',
    content: 'Your guide RNA projects, kept in this browser: open, copy or take them along as files.',
  },
];

export default function OrderGuideRnaProjects() {
  return <ProjectsPage goTo={useGoTo()} />;
}
