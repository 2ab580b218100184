import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Builder, createBuilder } from '../project/builder-store.ts';
import { freshProject } from '../project/fresh-project.ts';
import { autosave } from './autosave.ts';
import { draftDatabase } from './draft-database.ts';
import { type DraftRecord, draftVersion, itemDraftId } from './draft-record.ts';
import { keepCopy } from './kept-projects.ts';
import { forgetLastWords, keepLastWords } from './last-words.ts';
import { holdProject } from './project-hold.ts';
import { readKept, type SavedState, savingFailed } from './read-kept.ts';

/** Who works on the project: this tab, another one, or another one that has saved over what this tab had. */
export type Standing =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'overtaken'; readonly copyId: string; readonly copyName: string };

/** A project that is open on the screen, and kept in the browser from then on. */
export interface OpenDraft {
  readonly draftId: string;
  /** Counts openings: a project that is opened anew starts the screen anew. */
  readonly opening: number;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Builder;
  readonly saved: StoreApi<SavedState>;
  readonly standing: StoreApi<Standing>;
  /** False for the empty screen that the server draws. */
  readonly ready: boolean;
  /** The record as it would be saved now; for a download where nothing can be saved. */
  readonly record: () => DraftRecord;
  /** Writes what is waiting: the page is being hidden or left. */
  readonly flush: () => void;
  /** The same, and waits until it is written; false when this browser keeps nothing. */
  readonly keep: () => Promise<boolean>;
  /** It is on screen from now on; the answer says that it is no longer. */
  readonly show: () => () => void;
  /** The other tab writes what it has and stops; this one is forgotten, to be opened anew. */
  readonly takeOver: () => Promise<void>;
  /** The work went to the cart: writes what stays, or forgets an edited item. */
  readonly finish: () => Promise<void>;
}

let openings = 0;

const newId = (): string => crypto.randomUUID();

/** Names this opening of the page in what it saves and says to other tabs. */
const writer = globalThis.crypto === undefined ? '' : newId();

/** The screen as the server draws it, and as the browser draws it before the draft is read. */
export function unopenedDraft(format: GuideRnaProject['format']): OpenDraft {
  let count = 0;
  const project = freshProject(format, () => `unopened-${(count += 1)}`);
  const nothing = async () => {};
  return {
    draftId: '',
    opening: 0,
    editedItemId: null,
    builder: createBuilder(project, newId),
    saved: createStore<SavedState>(() => ({ kind: 'new' })),
    standing: createStore<Standing>(() => ({ kind: 'here' })),
    ready: false,
    record: () => ({ id: '', version: draftVersion, revision: 0, writer: '', savedAt: 0, project }),
    flush: () => {},
    keep: async () => true,
    show: () => () => {},
    takeOver: nothing,
    finish: nothing,
  };
}

interface KeptOpen {
  readonly draft: OpenDraft;
  /** Whether the database still holds what this tab wrote last. */
  readonly isCurrent: () => Promise<boolean>;
  readonly end: () => void;
}

/** Drafts that are open in this tab: going from plates to tubes and back keeps everything, undo included. */
const open = new Map<string, Promise<KeptOpen>>();

/** Of those, the ones that can be shown at once. */
const openHere = new Map<string, OpenDraft>();

/** What is open in this tab, without asking the database whether it is the newest; null when it is not open. */
export function openNow(named: {
  readonly itemId: string | null;
  readonly projectId: string | null;
}): OpenDraft | null {
  const draft = openHere.get(named.itemId === null ? (named.projectId ?? '') : itemDraftId(named.itemId));
  return draft?.standing.getState().kind === 'here' ? draft : null;
}

/** Opens a project, or unsaved work on a cart item; what is kept wins over `first`. */
export async function openDraft(
  draftId: string,
  editedItemId: string | null,
  first: () => Promise<GuideRnaProject>,
): Promise<OpenDraft> {
  const already = open.get(draftId);
  if (already !== undefined) {
    const kept = await already;
    if (await kept.isCurrent()) return kept.draft;
    forgetOpen(draftId, kept);
  }
  const opening = open.get(draftId) ?? readOrStart(draftId, editedItemId, first);
  open.set(draftId, opening);
  opening.catch(() => open.delete(draftId));
  const { draft } = await opening;
  openHere.set(draftId, draft);
  return draft;
}

function forgetOpen(draftId: string, kept: KeptOpen): void {
  kept.end();
  open.delete(draftId);
  openHere.delete(draftId);
}

async function readOrStart(
  draftId: string,
  editedItemId: string | null,
  first: () => Promise<GuideRnaProject>,
): Promise<KeptOpen> {
  // The item is asked for even when work on it is kept: it may be gone, or not be this customer's.
  const fromCart = editedItemId === null ? null : await first();
  const kept = await readKept(draftId);
  const project = kept.record?.project ?? fromCart ?? (await first());
  let { revision } = kept;
  let written = project;
  const builder = createBuilder(project, newId);
  const saved = createStore<SavedState>(() => kept.state);
  const standing = createStore<Standing>(() => ({ kind: 'here' }));
  const recordOf = (value: GuideRnaProject): DraftRecord => ({
    id: draftId,
    version: draftVersion,
    revision: revision + 1,
    writer,
    savedAt: Date.now(),
    project: value,
  });

  const write = async (value: GuideRnaProject) => {
    if (standing.getState().kind === 'overtaken') return;
    const next = await (await draftDatabase()).save(recordOf(value), revision);
    if (next === 'overtaken') {
      const copy = await keepCopy(recordOf(value), `${value.name} (from another tab)`, newId());
      standing.setState({ kind: 'overtaken', copyId: copy.id, copyName: copy.project.name }, true);
      forgetLastWords(draftId);
      return;
    }
    revision = next;
    written = value;
    if (value === builder.project()) forgetLastWords(draftId);
  };
  const saver = autosave<GuideRnaProject>(write, (ok, failure) =>
    saved.setState(ok ? { kind: 'saved', at: Date.now() } : savingFailed(failure), true),
  );
  const flush = () => {
    if (standing.getState().kind !== 'here') return;
    const value = builder.project();
    if (value !== written) keepLastWords(recordOf(value));
    saver.flush();
  };
  const settled = async () => {
    saver.stop();
    await saver.written();
  };
  const hold = holdProject(draftId, writer, Date.now, {
    elsewhere: () => standing.setState({ kind: 'elsewhere' }, true),
    taken: async () => {
      await settled();
      if (standing.getState().kind === 'here') standing.setState({ kind: 'elsewhere' }, true);
    },
    renamed: (name) => builder.rename(name),
  });
  builder.store.subscribe((now, before) => {
    if (now.history.present !== before.history.present && standing.getState().kind === 'here')
      saver.change(now.history.present);
  });
  if (kept.unsaved) saver.change(project);

  const keptOpen: KeptOpen = {
    draft: {
      draftId,
      opening: (openings += 1),
      editedItemId,
      builder,
      saved,
      standing,
      ready: true,
      record: () => recordOf(builder.project()),
      flush,
      keep: async () => {
        flush();
        await saver.written();
        return saved.getState().kind !== 'failed';
      },
      show: () => {
        hold.open();
        return () => {
          flush();
          hold.close();
        };
      },
      takeOver: async () => {
        await hold.take();
        forgetOpen(draftId, keptOpen);
      },
      finish: async () => {
        await settled();
        if (editedItemId === null) return;
        forgetOpen(draftId, keptOpen);
        forgetLastWords(draftId);
        await draftDatabase()
          .then((database) => database.remove(draftId))
          .catch(() => undefined);
      },
    },
    isCurrent: async () => {
      await saver.written();
      if (standing.getState().kind !== 'here') return false;
      return readKept(draftId).then(
        (now) => now.state.kind === 'failed' || now.revision === revision,
        () => false,
      );
    },
    end: hold.end,
  };
  return keptOpen;
}
