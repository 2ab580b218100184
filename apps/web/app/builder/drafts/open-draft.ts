import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BuilderProject, isSameWork, type NewId } from '../project/builder-project.ts';
import { type Builder, createBuilder, type PlateView } from '../project/builder-store.ts';
import { autosave } from './autosave.ts';
import type { AddedToCart, DraftRecord } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { keepCopy } from './kept-projects.ts';
import { keepView, keptView } from './kept-view.ts';
import type { ProductDrafts } from './product-drafts.ts';
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
  /** Counts openings: a project that is opened again starts the screen again. */
  readonly opening: number;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Builder<Project, Own>;
  readonly saved: StoreApi<SavedState>;
  readonly tabHold: StoreApi<TabHold>;
  /** What the cart has of it (PJ-8); null when it was never added. */
  readonly added: () => AddedToCart | null;
  readonly noteAdded: (added: AddedToCart) => void;
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
  /** The other tab writes what it has and stops; this one is forgotten, to be opened again. */
  readonly takeOver: () => Promise<void>;
  /** The work went to the cart: writes what stays, or forgets an edited item. */
  readonly finish: () => Promise<void>;
}

let openings = 0;

const newId = (): string => crypto.randomUUID();

/** Names this opening of the page in what it saves and says to other tabs. */
const writer = globalThis.crypto === undefined ? '' : newId();

export interface KeptOpen<Project extends BuilderProject, Own> {
  readonly draft: OpenDraft<Project, Own>;
  /** Whether the database still holds what this tab wrote last. */
  readonly isCurrent: () => Promise<boolean>;
  readonly end: () => void;
}

/** What the product's screen remembers while it is open, as it begins with a project. */
export type FirstLook<Project, Own> = (project: Project) => Own;

function builderOf<Project extends BuilderProject, Own>(
  { settle, screenOf, fillOrder }: ProductDrafts<Project>,
  project: Project,
  firstLook: FirstLook<Project, Own>,
  view: Partial<PlateView> = {},
): Builder<Project, Own> {
  const firstView = fillOrder === undefined ? {} : { fillOrder };
  return createBuilder(project, newId, firstLook(project), { settle, screenOf, view: { ...firstView, ...view } });
}

/** The screen as the server draws it: nothing is read, nothing kept. */
export function unopenedDraft<Project extends BuilderProject, Own>(
  store: DraftStore<Project>,
  fresh: (newId: NewId) => Project,
  firstLook: FirstLook<Project, Own>,
): OpenDraft<Project, Own> {
  let count = 0;
  const project = fresh(() => `unopened-${(count += 1)}`);
  const nothing = async () => {};
  return {
    store,
    draftId: '',
    opening: 0,
    editedItemId: null,
    builder: builderOf(store.product, project, firstLook),
    saved: createStore<SavedState>(() => ({ kind: 'new' })),
    tabHold: createStore<TabHold>(() => ({ kind: 'here' })),
    added: () => null,
    noteAdded: () => {},
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
  readonly firstLook: FirstLook<Project, Own>;
  readonly draftId: string;
  readonly editedItemId: string | null;
  readonly first: () => Promise<Project>;
  /** The draft is no longer open. */
  readonly forget: (draftId: string) => void;
}

/**
 * Opens a draft: what is kept wins over `first`.
 * @throws NewerDraft
 */
export async function readOrStart<Project extends BuilderProject, Own>({
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
  let added = kept.record?.added ?? null;
  let written = project;
  let savedAt = kept.record?.savedAt ?? 0;
  const { storageName } = store.product;
  const builder = builderOf(store.product, project, firstLook, keptView(storageName));
  keepView(storageName, builder.store);
  const saved = createStore<SavedState>(() => kept.state);
  const tabHold = createStore<TabHold>(() => ({ kind: 'here' }));
  const recordOf = (value: Project): DraftRecord<Project> => ({
    id: draftId,
    version: store.product.version,
    revision: revision + 1,
    writer,
    savedAt: Date.now(),
    project: value,
    ...(added && { added }),
  });

  const write = async (value: Project) => {
    if (['overtaken', 'signed_out'].includes(tabHold.getState().kind)) return;
    const record = recordOf(value);
    const next = await (await store.database()).save(record, revision);
    if (next === 'overtaken') {
      const copy = await keepCopy(store, record, `${value.name} (from another tab)`, newId());
      tabHold.setState({ kind: 'overtaken', copyId: copy.id, copyName: copy.project.name, by: 'tab' }, true);
      store.onLeave.forget(draftId);
      return;
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
      added: () => added,
      noteAdded: (next) => {
        added = next;
        saver.change(builder.project());
      },
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
