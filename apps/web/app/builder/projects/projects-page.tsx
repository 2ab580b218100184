import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useRef, useState } from 'react';
import { AccountNotices, keptWhere } from '../account-projects/account-notices.tsx';
import { BinList } from '../account-projects/bin-list.tsx';
import { useAccountSync } from '../account-projects/use-account-sync.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import { readProjectFile } from '../drafts/project-file.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { ProjectList } from './project-list.tsx';
import type { ProjectListing } from './project-listing.ts';
import styles from './projects.module.css';
import { useProjects } from './use-projects.ts';

interface ProjectsPageProps<Project extends BuilderProject, Own> {
  readonly drafts: OpenDrafts<Project, Own>;
  readonly listing: ProjectListing<Project>;
  readonly goTo: (address: string) => void;
}

const newId = (): string => crypto.randomUUID();

/**
 * The projects of this browser and of the account: open one, or begin another. The server draws the page without
 * any.
 */
export function ProjectsPage<Project extends BuilderProject, Own>({
  drafts,
  listing,
  goTo,
}: ProjectsPageProps<Project, Own>) {
  const { store } = drafts;
  const { product } = store;
  const account = useAccountSync(product.storageName);
  const projects = useProjects(store, account.outcome);
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const openFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = readProjectFile(store, await chosen.text());
    if (!read.ok) return setRefused(`${chosen.name} is not a project file of this store. Nothing was opened.`);
    const { project } = read.value;
    const id = await projects.keepCopy(read.value, project.name).then(
      (copy) => copy.id,
      () => openInMemory(drafts, project),
    );
    goTo(projectAddress(product, project, id));
  };

  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Projects</h1>
          <p>{keptWhere(account)}</p>
        </div>
        <div className={styles.actions}>
          <Button icon="upload" onClick={() => file.current?.click()}>
            Open a project file
          </Button>
          <Button
            variant="primary"
            icon="add"
            onClick={() => goTo(projectAddress(product, product.freshProject(newId), store.ids.issue()))}
          >
            New project
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="Project file"
          onChange={(event) => {
            const { files } = event.currentTarget;
            setRefused(null);
            openFile(files?.[0]).catch(() => setRefused('The file could not be read.'));
            event.currentTarget.value = '';
          }}
        />
      </header>
      {refused === null ? null : (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
      <AccountNotices product={product.storageName} state={account} />
      <ProjectList product={product} listing={listing} projects={projects} />
      <BinList product={product.storageName} bin={account.outcome?.bin ?? []} />
    </div>
  );
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
