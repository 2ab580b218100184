import { useCallback, useEffect, useState } from 'react';
import type { SetAside } from '../draft/draft-database.ts';
import type { DraftRecord } from '../draft/draft-record.ts';
import {
  allSetAside,
  keepCopy,
  keptProjects,
  putProject,
  removeProject,
  removeSetAside,
  renameProject,
} from '../draft/kept-projects.ts';

export type ProjectList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly projects: readonly DraftRecord[];
      /** Saved by a later release of the store: a reload may bring it. */
      readonly newer: number;
      readonly setAside: readonly SetAside[];
    };

export interface Projects {
  readonly list: ProjectList;
  readonly keepCopy: (record: DraftRecord, name: string) => Promise<DraftRecord>;
  readonly rename: (record: DraftRecord, name: string) => Promise<void>;
  readonly remove: (record: DraftRecord) => Promise<void>;
  readonly put: (record: DraftRecord) => Promise<void>;
  readonly removeSetAside: (id: number) => Promise<void>;
}

/** The projects of this browser, read again whenever the page is looked at. */
export function useProjects(): Projects {
  const [list, setList] = useState<ProjectList>({ kind: 'loading' });

  const read = useCallback(async () => {
    try {
      const { projects, newer } = await keptProjects();
      setList({ kind: 'ready', projects, newer, setAside: await allSetAside() });
    } catch {
      setList({ kind: 'failed' });
    }
  }, []);
  useEffect(() => {
    const readAgain = () => void read();
    readAgain();
    window.addEventListener('focus', readAgain);
    window.addEventListener('pageshow', readAgain);
    return () => {
      window.removeEventListener('focus', readAgain);
      window.removeEventListener('pageshow', readAgain);
    };
  }, [read]);

  const then = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await read();
    }
  };
  return {
    list,
    keepCopy: (record, name) => then(keepCopy(record, name, crypto.randomUUID())),
    rename: (record, name) => then(renameProject(record, name)),
    remove: (record) => then(removeProject(record.id)),
    put: (record) => then(putProject(record)),
    removeSetAside: (id) => then(removeSetAside(id)),
  };
}
