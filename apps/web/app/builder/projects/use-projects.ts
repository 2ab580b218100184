import { useEffect, useMemo, useState } from 'react';
import type { SetAside } from '../drafts/draft-database.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import { keepCopy, keptProjects, putProject, removeProject } from '../drafts/kept-projects.ts';
import { runOneAtATime } from '../drafts/scheduling/run-one-at-a-time.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { listedProjects } from './listed-projects.ts';
import { listenForSaves } from './listen-for-saves.ts';
import type { ProjectListing } from './project-listing.ts';
import { renameProject } from './rename-project.ts';
import { removeSetAside, setAsideHere } from './set-aside.ts';

export type ProjectList<Project extends BuilderProject> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      /** Those that hold something or have a name (PJ-12). */
      readonly projects: readonly DraftRecord<Project>[];
      /** The ids of those that do not. */
      readonly blank: ReadonlySet<string>;
      /** Saved by a later release of the store: a reload may bring it. */
      readonly newer: number;
      readonly setAside: readonly SetAside[];
    };

export interface Projects<Project extends BuilderProject> {
  readonly list: ProjectList<Project>;
  readonly keepCopy: (record: DraftRecord<Project>, name: string) => Promise<DraftRecord<Project>>;
  readonly rename: (record: DraftRecord<Project>, name: string) => Promise<void>;
  readonly remove: (record: DraftRecord<Project>) => Promise<void>;
  readonly put: (record: DraftRecord<Project>) => Promise<void>;
  readonly removeSetAside: (id: number) => Promise<void>;
}

/**
 * The projects of this browser, read again whenever a tab has kept something, whenever the page is looked at, and
 * whenever `seen` is another value: what the account brought.
 */
export function useProjects<Project extends BuilderProject>(
  store: DraftStore<Project>,
  listing: ProjectListing<Project>,
  seen: unknown,
): Projects<Project> {
  const [list, setList] = useState<ProjectList<Project>>({ kind: 'loading' });

  const read = useMemo(
    () =>
      runOneAtATime(async () => {
        try {
          const { projects, newer } = await keptProjects(store);
          const listed = listedProjects(projects, store.product, listing);
          setList({ kind: 'ready', ...listed, newer, setAside: await setAsideHere(store) });
        } catch {
          setList({ kind: 'failed' });
        }
      }),
    [store, listing],
  );
  useEffect(() => {
    const readAgain = () => void read();
    // A list that nobody sees waits: it is read when it is looked at.
    const ifSeen = () => (document.visibilityState === 'visible' ? readAgain() : undefined);
    readAgain();
    const stopHearing = listenForSaves(store.product.storageName, ifSeen);
    document.addEventListener('visibilitychange', ifSeen);
    window.addEventListener('focus', readAgain);
    window.addEventListener('pageshow', readAgain);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', ifSeen);
      window.removeEventListener('focus', readAgain);
      window.removeEventListener('pageshow', readAgain);
    };
  }, [read, store, seen]);

  const then = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await read();
    }
  };
  return {
    list,
    keepCopy: (record, name) => then(keepCopy(store, record, name, crypto.randomUUID())),
    rename: (record, name) => then(renameProject(store, record, name)),
    remove: (record) => then(removeProject(store, record.id)),
    put: (record) => then(putProject(store, record)),
    removeSetAside: (id) => then(removeSetAside(store, id)),
  };
}
