import type { BuilderProject, NewId } from '../project/builder-project.ts';
import { itemDraftId } from './draft-record.ts';
import type { DraftStore } from './draft-store.ts';
import { type FirstLook, type KeptOpen, type OpenDraft, readOrStart, unopenedDraft } from './open-draft.ts';

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

export function openDrafts<Project extends BuilderProject, Own>(
  store: DraftStore<Project>,
  firstLook: FirstLook<Project, Own>,
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
