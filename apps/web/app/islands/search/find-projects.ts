import type { ProjectSummaryWire } from '@cutsite/contracts/project';
import { accountCalls } from '../../builder/account-projects/account-calls.ts';
import { keptProjects } from '../../builder/drafts/kept-projects.ts';
import type { OpenDrafts } from '../../builder/drafts/open-drafts.ts';
import { projectAddress } from '../../builder/drafts/product-drafts.ts';
import type { BuilderProject } from '../../builder/project/builder-project.ts';
import { listedProjects } from '../../builder/projects/listed-projects.ts';
import type { ProjectListing } from '../../builder/projects/project-listing.ts';
import { cellsProjects } from '../../features/cell-library/draft/cells-drafts.ts';
import { cellsListing } from '../../features/cell-library/draft/cells-listing.ts';
import { expressProjects } from '../../features/express-knockout/draft/express-drafts.ts';
import { expressListing } from '../../features/express-knockout/draft/express-listing.ts';
import { libraryProjects } from '../../features/gene-library/draft/library-drafts.ts';
import { libraryListing } from '../../features/gene-library/draft/library-listing.ts';
import { guideRnaProjects } from '../../features/guide-rna/draft/guide-rna-drafts.ts';
import { guideRnaListing } from '../../features/guide-rna/projects/guide-rna-listing.ts';
import { knockoutProjects } from '../../features/knockout-cells/draft/knockout-drafts.ts';
import { knockoutListing } from '../../features/knockout-cells/draft/knockout-listing.ts';
import { mayBeSignedIn } from '../../platform/service/current-user.ts';
import type { Finding } from './finding.ts';

const maxShown = 4;

interface Searched {
  readonly storageName: string;
  readonly label: string;
  readonly list: string;
  readonly kept: () => Promise<readonly FoundHere[]>;
}

interface FoundHere {
  readonly id: string;
  readonly finding: Finding;
}

const searched = <Project extends BuilderProject, Own>(
  { store }: OpenDrafts<Project, Own>,
  listing: ProjectListing<Project>,
  label: string,
): Searched => ({
  storageName: store.product.storageName,
  label,
  list: store.product.projectsAddress,
  kept: async () => {
    const kept = await keptProjects(store).catch(() => ({ projects: [] }));
    const { projects } = listedProjects(kept.projects, store.product, listing);
    return projects.map(({ id, project }) => ({
      id,
      finding: { kind: 'Project', title: project.name, note: label, href: projectAddress(store.product, project, id) },
    }));
  },
});

const products: readonly Searched[] = [
  searched(guideRnaProjects, guideRnaListing, 'Guide RNA'),
  searched(libraryProjects, libraryListing, 'Gene library'),
  searched(cellsProjects, cellsListing, 'Engineered cell library'),
  searched(expressProjects, expressListing, 'Express knockout'),
  searched(knockoutProjects, knockoutListing, 'Knockouts'),
];

/**
 * Projects that the account keeps and this browser does not have: they are fetched by the list of their product, which
 * the finding leads to. What is in the bin is left out.
 */
export function projectsElsewhere(
  kept: readonly Pick<ProjectSummaryWire, 'id' | 'product' | 'name' | 'deleted_at'>[],
  here: ReadonlySet<string>,
  of: readonly Pick<Searched, 'storageName' | 'label' | 'list'>[] = products,
): readonly Finding[] {
  return kept.flatMap(({ id, product, name, deleted_at: deleted }) => {
    const own = of.find(({ storageName }) => storageName === product);
    if (own === undefined || deleted !== null || here.has(id)) return [];
    return [{ kind: 'Project', title: name, note: `${own.label}, kept in your account`, href: own.list }];
  });
}

/** Projects of this browser and of the account whose name has every word, of every product; those here first. */
export async function findProjects(typed: string): Promise<readonly Finding[]> {
  const words = typed.toLowerCase().split(/\s+/);
  const [account, ...all] = await Promise.all([
    // Without an account, or when it cannot be asked, there are those of this browser.
    mayBeSignedIn() ? accountCalls.list().catch(() => []) : [],
    ...products.map(({ kept }) => kept()),
  ]);
  const here = all.flat();
  const elsewhere = projectsElsewhere(account, new Set(here.map(({ id }) => id)));
  return [...here.map(({ finding }) => finding), ...elsewhere]
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .slice(0, maxShown);
}
