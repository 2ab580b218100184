import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ProjectsPage } from '../../features/guide-rna/projects/projects-page.tsx';

export const meta = () => [
  { title: 'Guide RNA projects · Cutsite' },
  {
    name: 'description',
    content: 'Your guide RNA projects, kept in this browser: open, copy or take them along as files.',
  },
];

export default function OrderGuideRnaProjects() {
  const navigate = useNavigate();
  const goTo = useCallback((address: string) => void navigate(address), [navigate]);
  return <ProjectsPage goTo={goTo} />;
}
