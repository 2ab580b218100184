import { ProjectsPage } from '../../builder/projects/projects-page.tsx';
import { oligoDrafts, oligoListing } from '../../features/test-oligos/oligo-product.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';

export const meta = () => [{ title: 'Test oligo projects · Cutsite' }];

export default function TestOligoProjects() {
  return <ProjectsPage drafts={oligoDrafts} listing={oligoListing} goTo={useGoTo()} />;
}
