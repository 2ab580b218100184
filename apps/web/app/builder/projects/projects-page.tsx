import { Button } from '@cutsite/ui/button';
import { keptWhere } from '../account-projects/account-notices.tsx';
import { useAccountSync } from '../account-projects/use-account-sync.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { OpenProjectFile } from './open-project-file.tsx';
import { ProductProjects } from './product-projects.tsx';
import type { ProjectListing } from './project-listing.ts';
import styles from './projects.module.css';
import { projectsOfProduct } from './projects-of-product.tsx';

interface ProjectsPageProps<Project extends BuilderProject, Own> {
  readonly drafts: OpenDrafts<Project, Own>;
  readonly listing: ProjectListing<Project>;
  readonly goTo: (address: string) => void;
}

/**
 * The projects of one product, of this browser and of the account: open one, or begin another. The server draws the
 * page without any.
 */
export function ProjectsPage<Project extends BuilderProject, Own>({
  drafts,
  listing,
  goTo,
}: ProjectsPageProps<Project, Own>) {
  const { product, ids } = drafts.store;
  const account = useAccountSync(product.storageName);
  const fresh = () => projectAddress(product, product.freshProject(newId), ids.issue());
  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Projects</h1>
          <p>
            {keptWhere(account)} <a href="/projects">Projects of every product</a>
          </p>
        </div>
        <div className={styles.actions}>
          <OpenProjectFile products={[projectsOfProduct('Projects', drafts, listing)]} goTo={goTo} />
          <Button variant="primary" icon="add" onClick={() => goTo(fresh())}>
            New project
          </Button>
        </div>
      </header>
      <ProductProjects drafts={drafts} listing={listing} account={account} title="Projects" />
    </div>
  );
}

const newId = (): string => crypto.randomUUID();
