import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BuilderProject, isSameWork } from '../project/builder-project.ts';
import type { Builder } from '../project/builder-store.ts';
import type { AddedToCart, DraftRecord } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { keepCopy } from './kept-projects.ts';
import type { TabHold, ToldByOthers } from './project-hold.ts';
import { type Kept, readKept, type SavedState, savingFailed } from './read-kept.ts';
import { autosave } from './scheduling/autosave.ts';

/** What an open draft says of its saving. */
export interface SavedDraft<Project extends BuilderProject> {
  readonly saved: StoreApi<SavedState>;
  readonly tabHold: StoreApi<TabHold>;
  /** What the cart has of it (PJ-8); null when it was never added. */
  readonly added: () => AddedToCart | null;
  readonly noteAdded: (added: AddedToCart) => void;
  /** The record as it would be saved now; for a download where nothing can be saved. */
  readonly record: () => DraftRecord<Project>;
  /** Writes what is waiting: the page is being hidden or left. */
  readonly flush: () => void;
  /** The same, and waits until it is written; false when this browser keeps nothing. */
  readonly keep: () => Promise<boolean>;
}

/** Writes one open project to this browser, each revision after the one before. */
export interface DraftWriter<Project extends BuilderProject> {
  readonly draft: SavedDraft<Project>;
  /** The project has changed: it is written now or within a second. */
  readonly change: (value: Project) => void;
  /** Writes the last change and stops; resolves when it is written. */
  readonly stop: () => Promise<void>;
  /** What others tell of the project. Nothing that was typed here is lost by any of it. */
  readonly hear: (word: ToldByOthers) => Promise<void>;
  /** Whether the database still holds what was written last. */
  readonly isCurrent: () => Promise<boolean>;
}

interface WrittenDraft<Project extends BuilderProject> {
  readonly store: DraftStore<Project>;
  readonly draftId: string;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  /** What this browser has of it, and the project that it is opened with. */
  readonly kept: Kept<Project>;
  readonly project: Project;
  readonly builder: Pick<Builder<Project>, 'project' | 'rename'>;
}

/** Names this opening of the page in what it saves and says to other tabs. */
export const thisOpening = globalThis.crypto === undefined ? '' : crypto.randomUUID();

export function draftWriter<Project extends BuilderProject>(draft: WrittenDraft<Project>): DraftWriter<Project> {
  const { store, draftId, editedItemId, kept, project, builder } = draft;
  const saved = createStore<SavedState>(() => kept.state);
  const tabHold = createStore<TabHold>(() => ({ kind: 'here' }));
  let { revision } = kept;
  let added = kept.record?.added ?? null;
  let written = project;
  let savedAt = kept.record?.savedAt ?? 0;

  const recordOf = (value: Project): DraftRecord<Project> => ({
    id: draftId,
    version: store.product.version,
    revision: revision + 1,
    writer: thisOpening,
    savedAt: Date.now(),
    project: value,
    ...(added && { added }),
  });
  /** What this tab has is kept under another id from now on. */
  const stopHere = (overtaken: TabHold) => {
    tabHold.setState(overtaken, true);
    store.onLeave.forget(draftId);
  };
  const write = async (value: Project) => {
    if (['overtaken', 'signed_out'].includes(tabHold.getState().kind)) return;
    const record = recordOf(value);
    const next = await (await store.database()).save(record, revision);
    if (next === 'overtaken') {
      const { id, project: copy } = await keepCopy(store, record, `${value.name} (from another tab)`);
      return stopHere({ kind: 'overtaken', copyId: id, copyName: copy.name, by: 'tab' });
    }
    revision = next;
    written = value;
    savedAt = record.savedAt;
    if (value === builder.project()) store.onLeave.forget(draftId);
  };
  const saver = autosave<Project>(write, (ok, failure) =>
    saved.setState(ok ? { kind: 'saved', at: savedAt } : savingFailed(failure), true),
  );
  const flush = () => {
    if (tabHold.getState().kind !== 'here') return;
    const value = builder.project();
    if (value !== written) store.onLeave.keep(recordOf(value));
    saver.flush();
  };

  return {
    draft: {
      saved,
      tabHold,
      added: () => added,
      noteAdded: (next) => {
        added = next;
        saver.change(builder.project());
      },
      record: () => recordOf(builder.project()),
      flush,
      keep: async () => {
        flush();
        await saver.written();
        return saved.getState().kind !== 'failed';
      },
    },
    change: saver.change,
    stop: () => {
      saver.stop();
      return saver.written();
    },
    hear: async (word) => {
      if (word.kind === 'renamed') builder.rename(word.name);
      if (tabHold.getState().kind !== 'here') return;
      const value = builder.project();
      const isSaved = isSameWork(value, written);
      if (word.kind === 'write_now') flush();
      // Otherwise the next save finds the newer version, and keeps what was typed as a copy.
      if (word.kind === 'replaced' && isSaved) tabHold.setState({ kind: 'replaced' }, true);
      if (word.kind === 'taken_off' && editedItemId === null) tabHold.setState({ kind: 'signed_out' }, true);
      if (word.kind !== 'kept_beside') return;
      const { copyId, copyName } = word;
      stopHere({ kind: 'overtaken', copyId, copyName, by: 'device' });
      const copy = { ...recordOf(value), id: copyId, revision: 2, project: { ...value, name: copyName } };
      if (!isSaved) await (await store.database()).put(copy);
    },
    isCurrent: async () => {
      await saver.written();
      if (tabHold.getState().kind !== 'here') return false;
      return readKept(store, draftId).then(
        (now) => now.state.kind === 'failed' || now.revision === revision,
        () => false,
      );
    },
  };
}
