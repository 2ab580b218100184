import type { BuilderProject } from '../project/builder-project.ts';
import type { DraftRecord } from './draft-record.ts';
import type { ProductDrafts } from './product-drafts.ts';

/**
 * What was typed in the last moment before a page is left. IndexedDB ends its work with the page, often before it is
 * written; local storage is written at once. The next opening takes whichever is newer.
 */
export interface SaveOnLeave<Project extends BuilderProject> {
  /** Keeps a record across a reload. */
  readonly keep: (record: DraftRecord<Project>) => void;
  /** What was kept, parsed but not yet checked; undefined when there is nothing. */
  readonly kept: (draftId: string) => unknown;
  /**
   * The ids of all projects of which something was kept: of one that was begun and left within a moment there is
   * nothing else.
   */
  readonly ids: () => readonly string[];
  /** The draft is written as it is: nothing more to remember. */
  readonly forget: (draftId: string) => void;
  /**
   * The one project that was kept before there were drafts, as a record of the oldest version; undefined when there is
   * none.
   */
  readonly olderState: () => unknown;
  readonly forgetOlderState: () => void;
}

/**
 * Full or forbidden storage is no news here: the draft itself tells that, and the draft of a second ago is still there.
 */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function saveOnLeave<Project extends BuilderProject>({
  storageName,
  olderState,
}: Pick<ProductDrafts<Project>, 'storageName' | 'olderState'>): SaveOnLeave<Project> {
  const prefix = `${storageName}:`;
  const keyOf = (draftId: string): string => `${prefix}${draftId}`;
  return {
    keep: (record) => attempt(() => localStorage.setItem(keyOf(record.id), JSON.stringify(record))),
    kept: (draftId) =>
      attempt((): unknown => {
        const text = localStorage.getItem(keyOf(draftId));
        return text === null ? undefined : JSON.parse(text);
      }),
    ids: () => {
      const keys = attempt(() => Object.keys(localStorage)) ?? [];
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
    forget: (draftId) => attempt(() => localStorage.removeItem(keyOf(draftId))),
    olderState: () => {
      if (olderState === null) return undefined;
      const text = attempt(() => localStorage.getItem(olderState.key)) ?? null;
      return text === null ? undefined : olderState.recordOf(text);
    },
    forgetOlderState: () => {
      if (olderState !== null) attempt(() => localStorage.removeItem(olderState.key));
    },
  };
}
