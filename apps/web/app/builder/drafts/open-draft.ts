import { createStore } from 'zustand/vanilla';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import { type Builder, createBuilder, type PlateView } from '../project/builder-store.ts';
import type { DraftStore } from './draft-store.ts';
import { draftWriter, type SavedDraft, thisOpening } from './draft-writer.ts';
import { keepView, keptView } from './kept-view.ts';
import type { ProductDrafts } from './product-drafts.ts';
import { holdProject, type TabHold } from './project-hold.ts';
import { readKept, type SavedState } from './read-kept.ts';

/** A project that is open on the screen, and kept in the browser from then on. */
export interface OpenDraft<Project extends BuilderProject, Own = unknown> extends SavedDraft<Project> {
  /** Where it is kept. */
  readonly store: DraftStore<Project>;
  readonly draftId: string;
  /** Counts openings: a project that is opened again starts the screen again. */
  readonly opening: number;
  /** The cart item that is being edited, or null. */
  readonly editedItemId: string | null;
  readonly builder: Builder<Project, Own>;
  /** False for the empty screen that the server draws. */
  readonly ready: boolean;
  /** It is on screen from now on; the answer says that it is no longer. */
  readonly show: () => () => void;
  /** The other tab writes what it has and stops; this one is forgotten, to be opened again. */
  readonly takeOver: () => Promise<void>;
  /** The work went to the cart: writes what stays, or forgets an edited item. */
  readonly finish: () => Promise<void>;
}

let openings = 0;

const newId = (): string => crypto.randomUUID();

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
  const { storageName } = store.product;
  const builder = builderOf(store.product, project, firstLook, keptView(storageName));
  keepView(storageName, builder.store);
  const writer = draftWriter({ store, draftId, editedItemId, kept, project, builder });
  const { tabHold } = writer.draft;
  const hold = holdProject(storageName, draftId, thisOpening, Date.now, {
    elsewhere: () => tabHold.setState({ kind: 'elsewhere' }, true),
    taken: async () => {
      await writer.stop();
      if (tabHold.getState().kind === 'here') tabHold.setState({ kind: 'elsewhere' }, true);
    },
    told: (word) => void writer.hear(word).catch(() => undefined),
  });
  builder.store.subscribe((now, before) => {
    if (now.history.present !== before.history.present && tabHold.getState().kind === 'here')
      writer.change(now.history.present);
  });
  if (kept.unsaved) writer.change(project);

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
      ...writer.draft,
      ready: true,
      show: () => {
        hold.open();
        return () => {
          writer.draft.flush();
          hold.close();
        };
      },
      takeOver: async () => {
        await hold.take();
        close();
      },
      finish: async () => {
        await writer.stop();
        if (editedItemId === null) return;
        close();
        store.onLeave.forget(draftId);
        await store
          .database()
          .then((database) => database.remove(draftId))
          .catch(() => undefined);
      },
    },
    isCurrent: writer.isCurrent,
    end: hold.end,
  };
}
