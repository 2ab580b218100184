import { useAccountSync } from '../account-projects/use-account-sync.ts';
import { keepCopy } from '../drafts/kept-projects.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import { readProjectFile } from '../drafts/project-file.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { ProductProjects, type ShownTogether } from './product-projects.tsx';
import type { ProjectListing } from './project-listing.ts';

/** What a page of several products needs of one of them, whatever its projects are made of. */
export interface ProjectsOfProduct {
  /** "Guide RNA" */
  readonly title: string;
  /** The address of a new project. */
  readonly newAddress: () => string;
  /** Keeps the project that a file holds; its address, or null when the file is of no project of this product. */
  readonly openFile: (text: string) => Promise<string | null>;
  readonly Section: (props: { readonly together: ShownTogether }) => React.JSX.Element;
}

/** Hides what the projects of a product are made of, for pages that show several products. */
export function projectsOfProduct<Project extends BuilderProject, Own>(
  title: string,
  drafts: OpenDrafts<Project, Own>,
  listing: ProjectListing<Project>,
): ProjectsOfProduct {
  const { store } = drafts;
  const { product } = store;
  return {
    title,
    newAddress: () => projectAddress(product, product.freshProject(newId), store.ids.issue()),
    async openFile(text) {
      const read = readProjectFile(store, text);
      if (!read.ok) return null;
      const { project } = read.value;
      const id = await keepCopy(store, read.value, project.name, newId()).then(
        (copy) => copy.id,
        () => openInMemory(drafts, project),
      );
      return projectAddress(product, project, id);
    },
    Section: function Section({ together }) {
      const account = useAccountSync(product.storageName);
      const name = `${title} projects`;
      return <ProductProjects drafts={drafts} listing={listing} account={account} title={name} together={together} />;
    },
  };
}

/** Where nothing can be kept, the file is still opened; the screen then says that a reload loses it. */
async function openInMemory<Project extends BuilderProject, Own>(
  drafts: OpenDrafts<Project, Own>,
  project: Project,
): Promise<string> {
  const id = drafts.store.ids.issue();
  await drafts.open(id, null, () => Promise.resolve(project));
  return id;
}

const newId = (): string => crypto.randomUUID();
