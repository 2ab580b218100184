import { keptProjects } from '../../builder/drafts/kept-projects.ts';
import type { OpenDrafts } from '../../builder/drafts/open-drafts.ts';
import { projectAddress } from '../../builder/drafts/product-drafts.ts';
import type { BuilderProject } from '../../builder/project/builder-project.ts';
import { cellsProjects } from '../../features/cell-library/draft/cells-drafts.ts';
import { expressProjects } from '../../features/express-knockout/draft/express-drafts.ts';
import { libraryProjects } from '../../features/gene-library/draft/library-drafts.ts';
import { guideRnaProjects } from '../../features/guide-rna/draft/guide-rna-drafts.ts';
import { knockoutProjects } from '../../features/knockout-cells/draft/knockout-drafts.ts';
import type { Finding } from './finding.ts';

const mostShown = 4;

async function ofProduct<Project extends BuilderProject, Own>(
  { store }: OpenDrafts<Project, Own>,
  product: string,
): Promise<readonly Finding[]> {
  const { projects } = await keptProjects(store).catch(() => ({ projects: [] }));
  return projects.map(({ id, project }) => ({
    kind: 'Project',
    title: project.name,
    note: product,
    href: projectAddress(store.product, project, id),
  }));
}

/** Projects of this browser whose name has every word, of every product; the one that was changed last first. */
export async function findProjects(typed: string): Promise<readonly Finding[]> {
  const words = typed.toLowerCase().split(/\s+/);
  const all = await Promise.all([
    ofProduct(guideRnaProjects, 'Guide RNA'),
    ofProduct(libraryProjects, 'Gene library'),
    ofProduct(cellsProjects, 'Engineered cell library'),
    ofProduct(expressProjects, 'Express knockout'),
    ofProduct(knockoutProjects, 'Knockouts'),
  ]);
  return all
    .flat()
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .slice(0, mostShown);
}
