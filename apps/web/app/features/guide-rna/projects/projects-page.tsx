import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useRef, useState } from 'react';
import { openDraft } from '../draft/open-draft.ts';
import { giveOutId } from '../keeping/given-out-ids.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { readProjectFile } from '../keeping/project-file.ts';
import { ProjectList } from './project-list.tsx';
import styles from './projects.module.css';
import { useProjects } from './use-projects.ts';

/** The projects that this browser keeps: open one, or begin another. The server draws the page without any. */
export function ProjectsPage({ goTo }: { readonly goTo: (address: string) => void }) {
  const projects = useProjects();
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const openFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = readProjectFile(await chosen.text());
    if (!read.ok) return setRefused(`${chosen.name} is not a project file of this store. Nothing was opened.`);
    const { project } = read.value;
    const id = await projects.keepCopy(read.value, project.name).then(
      (copy) => copy.id,
      () => openInMemory(project),
    );
    goTo(projectAddress(project.format, id));
  };

  return (
    <div className={`cs-page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>Projects</h1>
          <p>Kept in this browser, until you order or delete them.</p>
        </div>
        <div className={styles.actions}>
          <Button icon="upload" onClick={() => file.current?.click()}>
            Open a project file
          </Button>
          <Button variant="primary" icon="add" onClick={() => goTo(projectAddress('plates', giveOutId()))}>
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
      <ProjectList projects={projects} />
    </div>
  );
}

/** Where nothing can be kept, the file is still opened; the screen then says that a reload loses it. */
async function openInMemory(project: GuideRnaProject): Promise<string> {
  const id = giveOutId();
  await openDraft(id, null, () => Promise.resolve(project));
  return id;
}
