import { countText } from '@cutsite/domain/text';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useToast } from '@cutsite/ui/toast';
import { useState } from 'react';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { ProductDrafts } from '../drafts/product-drafts.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { useAddedStates } from './added-to-cart.tsx';
import { copyName } from './copy-name.ts';
import { findProjects } from './find-projects.ts';
import type { ProjectListing } from './project-listing.ts';
import { ProjectRow } from './project-row.tsx';
import styles from './projects.module.css';
import { SetAsideList } from './set-aside-list.tsx';
import type { Projects } from './use-projects.ts';

/** From here on a list is searched faster than read. */
const manyProjects = 8;

interface ProjectListProps<Project extends BuilderProject> {
  /** Names the list: "Projects". */
  readonly title: string;
  readonly product: ProductDrafts<Project>;
  readonly listing: ProjectListing<Project>;
  readonly projects: Projects<Project>;
}

/** In the place of a list that is being read. */
export function ProjectsOnTheirWay() {
  return (
    <div className={styles.list}>
      <Skeleton label="Reading the projects" parts={['long', 'medium', 'long']} />
    </div>
  );
}

/** What the browser keeps: projects, how many it cannot show, and drafts that were set aside. */
export function ProjectList<Project extends BuilderProject>({
  title,
  product,
  listing,
  projects,
}: ProjectListProps<Project>) {
  const { namesIn, row } = listing;
  const { list } = projects;
  const toast = useToast();
  const [search, setSearch] = useState('');
  const states = useAddedStates(list.kind === 'ready' ? list.projects : []);
  if (list.kind === 'loading') return <ProjectsOnTheirWay />;
  if (list.kind === 'failed')
    return (
      <Notice tone="warnMajor" role="status">
        This browser cannot keep projects: it is a private window, or its storage is full or blocked. If a project is
        open in another tab, download it there before you close that tab.
      </Notice>
    );

  const failed = () =>
    toast({ title: 'Nothing was changed.', text: 'This browser could not write to its storage.', refused: true });
  const attempt = (work: Promise<unknown>) => void work.catch(failed);
  const named = ({ project }: DraftRecord<Project>) => project.name.trim() || 'the project';
  const remove = async (record: DraftRecord<Project>) => {
    await projects.remove(record);
    const run = () => attempt(projects.put(record));
    toast({ title: `“${named(record)}” deleted.`, action: { label: 'Undo', run } });
  };
  const rename = async (record: DraftRecord<Project>, name: string) => {
    await projects.rename(record, name);
    const run = () => attempt(projects.rename(record, record.project.name));
    toast({ title: `“${named(record)}” is now “${name || 'without a name'}”.`, action: { label: 'Undo', run } });
  };
  const names = list.projects.map(({ project }) => project.name);
  const found = findProjects(list.projects, namesIn, search);
  return (
    <>
      {list.newer === 0 ? null : (
        <Notice tone="warnMajor" role="status">
          {countText(list.newer, 'project')} in this browser {list.newer === 1 ? 'was' : 'were'} saved by a newer
          version of this page. Reload the page to see {list.newer === 1 ? 'it' : 'them'}.
        </Notice>
      )}
      {list.projects.length <= manyProjects ? null : (
        <div className={styles.find} role="search" aria-label={`Find in ${title}`}>
          <Icon name="search" size={14} />
          <input
            type="search"
            aria-label={`Find a project by its name, or by a ${row} in it`}
            placeholder={`Find by name, or by a ${row}`}
            value={search}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <span role="status">{search.trim() === '' ? null : `${found.length} of ${list.projects.length}`}</span>
        </div>
      )}
      {list.projects.length === 0 ? (
        <p className={styles.none}>No projects yet. What you build on the order screen is kept here.</p>
      ) : found.length === 0 ? (
        <p className={styles.none}>
          No project has “{search.trim()}” in its name or in a {row}’s name.
        </p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {found.map((record) => (
            <ProjectRow
              key={record.id}
              product={product}
              listing={listing}
              record={record}
              states={states}
              onRename={(name) => attempt(rename(record, name))}
              onDuplicate={() => attempt(projects.keepCopy(record, copyName(record.project.name, names)))}
              onDelete={() => attempt(remove(record))}
            />
          ))}
        </ul>
      )}
      <SetAsideList records={list.setAside} onRemove={(id) => attempt(projects.removeSetAside(id))} />
    </>
  );
}
