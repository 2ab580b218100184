import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useToast } from '@cutsite/ui/toast';
import { useRef, useState } from 'react';
import type { DraftRecord } from '../draft/draft-record.ts';
import { openDraft } from '../draft/open-draft.ts';
import { giveOutId } from '../keeping/given-out-ids.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { readProjectFile } from '../keeping/project-file.ts';
import { ProjectRow } from './project-row.tsx';
import styles from './projects.module.css';
import { SetAsideList } from './set-aside-list.tsx';
import { type Projects, useProjects } from './use-projects.ts';

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
      <List projects={projects} />
    </div>
  );
}

/** Where nothing can be kept, the file is still opened; the screen then says that a reload loses it. */
async function openInMemory(project: GuideRnaProject): Promise<string> {
  const id = giveOutId();
  await openDraft(id, null, () => Promise.resolve(project));
  return id;
}

function List({ projects }: { readonly projects: Projects }) {
  const { list } = projects;
  const toast = useToast();
  if (list.kind === 'loading')
    return (
      <div className={styles.list}>
        <Skeleton label="Reading the projects" parts={['long', 'medium', 'long']} />
      </div>
    );
  if (list.kind === 'failed')
    return (
      <Notice tone="warnMajor" role="status">
        This browser keeps no projects: it is a private window, or its storage is full or blocked. A project that is
        open in another tab goes on there; download it before you close the tab.
      </Notice>
    );

  const remove = async (record: DraftRecord) => {
    await projects.remove(record);
    toast({
      title: `“${record.project.name}” deleted.`,
      action: { label: 'Undo', run: () => void projects.put(record) },
    });
  };
  const failed = () => toast({ title: 'That did not work.', text: 'This browser could not change its projects.' });
  return (
    <>
      {list.projects.length === 0 ? (
        <p className={styles.none}>No projects yet. Paste guides on the order screen, and they are kept here.</p>
      ) : (
        <ul className={styles.list} aria-label="Projects">
          {list.projects.map((record) => (
            <ProjectRow
              key={record.id}
              record={record}
              onDuplicate={() => void projects.keepCopy(record, `${record.project.name} copy`).catch(failed)}
              onDelete={() => void remove(record).catch(failed)}
            />
          ))}
        </ul>
      )}
      <SetAsideList records={list.setAside} onRemove={(id) => void projects.removeSetAside(id).catch(failed)} />
    </>
  );
}
