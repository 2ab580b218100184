import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BuilderProject, isSameWork, type NewId } from '../project/builder-project.ts';
import { type Builder, createBuilder } from '../project/builder-store.ts';
import { autosave } from './autosave.ts';
import { type DraftRecord, itemDraftId } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { keepCopy } from './kept-projects.ts';
import { holdProject, type ToldByOthers } from './project-hold.ts';
import { readKept, type SavedState, savingFailed } from './read-kept.ts';

/** Who works on the project: this tab, another one, or another one that has saved over what this tab had. */
export type TabHold =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'overtaken';
      readonly copyId: string;
      readonly copyName: string;
      readonly by: 'tab' | 'device';
    }
  /** A newer version came from the account, and nothing was typed here since the last save: it is opened by itself. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'signed_out' };

/** A project that is open on the screen, and kept in the browser from then on. */
export interface OpenDraft<Project extends BuilderProject, Own = unknown> {
  /** Where it is kept. */
  readonly store: DraftStore<Project>;
  readonly draftId: string;
  /** Counts openings: a project that is opened anew starts the screen anew. */
  readonly opening: number;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Builder<Project, Own>;
  readonly saved: StoreApi<SavedState>;
  readonly tabHold: StoreApi<TabHold>;
  /** False for the empty screen that the server draws. */
  readonly ready: boolean;
  /** The record as it would be saved now; for a download where nothing can be saved. */
  readonly record: () => DraftRecord<Project>;
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

/**
 * The drafts of a product that are open in this tab: going from plates to tubes and back keeps everything, undo
 * included.
 */
export interface OpenDrafts<Project extends BuilderProject, Own = unknown> {
  readonly store: DraftStore<Project>;
  /** The screen as the server draws it, and as the browser draws it before the draft is read. */
  readonly unopened: (fresh: (newId: NewId) => Project) => OpenDraft<Project, Own>;
  /** What is open in this tab, without asking the database whether it is the newest; null when it is not open. */
  readonly openNow: (named: Named) => OpenDraft<Project, Own> | null;
  /** Opens a project, or unsaved work on a cart item; what is kept wins over `first`. */
  readonly open: (
    draftId: string,
    editedItemId: string | null,
    first: () => Promise<Project>,
  ) => Promise<OpenDraft<Project, Own>>;
}

/** What an address names. */
interface Named {
  readonly itemId: string | null;
  readonly projectId: string | null;
}

interface KeptOpen<Project extends BuilderProject, Own> {
  readonly draft: OpenDraft<Project, Own>;
  /** Whether the database still holds what this tab wrote last. */
  readonly isCurrent: () => Promise<boolean>;
  readonly end: () => void;
}

/** `firstLook`: what the product's screen remembers, as it begins with each project. */
export function openDrafts<Project extends BuilderProject, Own>(
  store: DraftStore<Project>,
  firstLook: Own,
): OpenDrafts<Project, Own> {
  const opened = new Map<string, Promise<KeptOpen<Project, Own>>>();
  /** Of those, the ones that can be shown at once. */
  const openHere = new Map<string, OpenDraft<Project, Own>>();
  const forget = (draftId: string) => {
    opened.delete(draftId);
    openHere.delete(draftId);
  };
  return {
    store,
    unopened: (fresh) => unopenedDraft(store, fresh, firstLook),
    openNow({ itemId, projectId }) {
      const draft = openHere.get(itemId === null ? (projectId ?? '') : itemDraftId(itemId));
      return draft?.tabHold.getState().kind === 'here' ? draft : null;
    },
    async open(draftId, editedItemId, first) {
      const already = opened.get(draftId);
      if (already !== undefined) {
        const kept = await already;
        if (await kept.isCurrent()) return kept.draft;
        kept.end();
        forget(draftId);
      }
      const opening = opened.get(draftId) ?? readOrStart({ store, firstLook, draftId, editedItemId, first, forget });
      opened.set(draftId, opening);
      opening.catch(() => opened.delete(draftId));
      const { draft } = await opening;
      openHere.set(draftId, draft);
      return draft;
    },
  };
}

function unopenedDraft<Project extends BuilderProject, Own>(
  store: DraftStore<Project>,
  fresh: (newId: NewId) => Project,
  firstLook: Own,
): OpenDraft<Project, Own> {
  let count = 0;
  const project = fresh(() => `unopened-${(count += 1)}`);
  const nothing = async () => {};
  return {
    store,
    draftId: '',
    opening: 0,
    editedItemId: null,
    builder: createBuilder(project, newId, firstLook),
    saved: createStore<SavedState>(() => ({ kind: 'new' })),
    tabHold: createStore<TabHold>(() => ({ kind: 'here' })),
    ready: false,
    record: () => ({ id: '', version: store.product.version, revision: 0, writer: '', savedAt: 0, project }),
    flush: () => {},
    keep: async () => true,
    show: () => () => {},
    takeOver: nothing,
    finish: nothing,
  };
}

interface Opening<Project extends BuilderProject, Own> {
  readonly store: DraftStore<Project>;
  readonly firstLook: Own;
  readonly draftId: string;
  readonly editedItemId: string | null;
  readonly first: () => Promise<Project>;
  /** The draft is no longer open. */
  readonly forget: (draftId: string) => void;
}

async function readOrStart<Project extends BuilderProject, Own>({
  store,
  firstLook,
  draftId,
  editedItemId,
  first,
  forget,
}: Opening<Project, Own>): Promise<KeptOpen<Project, Own>> {
  // The item is asked for even when work on it is kept: it may be gone, or not be this customer's.
  const fromCart = editedItemId === null ? null : await first();
  const kept = await readKept(store, draftId);
  const project = kept.record?.project ?? fromCart ?? (await first());
  let { revision } = kept;
  let written = project;
  const builder = createBuilder(project, newId, firstLook);
  const saved = createStore<SavedState>(() => kept.state);
  const tabHold = createStore<TabHold>(() => ({ kind: 'here' }));
  const recordOf = (value: Project): DraftRecord<Project> => ({
    id: draftId,
    version: store.product.version,
    revision: revision + 1,
    writer,
    savedAt: Date.now(),
    project: value,
  });

  const write = async (value: Project) => {
    if (['overtaken', 'signed_out'].includes(tabHold.getState().kind)) return;
    const next = await (await store.database()).save(recordOf(value), revision);
    if (next === 'overtaken') {
      const copy = await keepCopy(store, recordOf(value), `${value.name} (from another tab)`, newId());
      tabHold.setState({ kind: 'overtaken', copyId: copy.id, copyName: copy.project.name, by: 'tab' }, true);
      store.onLeave.forget(draftId);
      return;
    }
    revision = next;
    written = value;
    if (value === builder.project()) store.onLeave.forget(draftId);
  };
  const saver = autosave<Project>(write, (ok, failure) =>
    saved.setState(ok ? { kind: 'saved', at: Date.now() } : savingFailed(failure), true),
  );
  const flush = () => {
    if (tabHold.getState().kind !== 'here') return;
    const value = builder.project();
    if (value !== written) store.onLeave.keep(recordOf(value));
    saver.flush();
  };
  /** What others tell of the project. Nothing that was typed here is lost by any of it. */
  const hear = async (word: ToldByOthers) => {
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
    tabHold.setState({ kind: 'overtaken', copyId, copyName, by: 'device' }, true);
    store.onLeave.forget(draftId);
    const copy = { ...recordOf(value), id: copyId, revision: 2, project: { ...value, name: copyName } };
    if (!isSaved) await (await store.database()).put(copy);
  };
  const writesDone = async () => {
    saver.stop();
    await saver.written();
  };
  const hold = holdProject(store.product.storageName, draftId, writer, Date.now, {
    elsewhere: () => tabHold.setState({ kind: 'elsewhere' }, true),
    taken: async () => {
      await writesDone();
      if (tabHold.getState().kind === 'here') tabHold.setState({ kind: 'elsewhere' }, true);
    },
    told: (word) => void hear(word).catch(() => undefined),
  });
  builder.store.subscribe((now, before) => {
    if (now.history.present !== before.history.present && tabHold.getState().kind === 'here')
      saver.change(now.history.present);
  });
  if (kept.unsaved) saver.change(project);

  const close = () => {
    hold.end();
    forget(draftId);
  };
  return {
    draft: {
      store,
      draftId,
      opening: (openings += 1),
      editedItemId,
      builder,
      saved,
      tabHold,
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
        close();
      },
      finish: async () => {
        await writesDone();
        if (editedItemId === null) return;
        close();
        store.onLeave.forget(draftId);
        await store
          .database()
          .then((database) => database.remove(draftId))
          .catch(() => undefined);
      },
    },
    isCurrent: async () => {
      await saver.written();
      if (tabHold.getState().kind !== 'here') return false;
      return readKept(store, draftId).then(
        (now) => now.state.kind === 'failed' || now.revision === revision,
        () => false,
      );
    },
    end: hold.end,
  };
}
