import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useKeptWork } from '../../platform/version/kept-work.ts';
import { loadOnline } from '../../platform/version/not-loaded.ts';
import { isItemDraftId, itemDraftId } from '../drafts/draft-record.ts';
import { latestProjectId } from '../drafts/kept-projects.ts';
import type { OpenDraft } from '../drafts/open-draft.ts';
import type { OpenDrafts } from '../drafts/open-drafts.ts';
import { projectAddress } from '../drafts/product-drafts.ts';
import { EditBar } from '../edit-item/loaded-edit-bar.ts';
import type { BuilderProject, NewId } from '../project/builder-project.ts';
import { CartItemRefused } from '../purchase/cart-item-refused.ts';
import { type LazyPart, loadParts } from './lazy-parts.ts';

/**
 * What is done about unsaved work on an item that is gone from the cart: loaded when one is.
 * @throws NotLoaded
 */
export const loadKeptEdits = () => loadOnline(() => import('../edit-item/move-edits-to-project.ts'));

/** Why nothing could be opened (GR-40). */
export interface Refusal {
  readonly message: string;
  readonly signedOut: boolean;
  /** The cart item, when the address named one. */
  readonly itemId: string | null;
  /** Work on a cart item that is gone is still kept here. */
  readonly hasKeptEdits: boolean;
}

export interface Opening<Project extends BuilderProject, Own> {
  readonly draft: OpenDraft<Project, Own>;
  readonly refusal: Refusal | null;
  /** Opens it again. */
  readonly retry: () => void;
}

const newId = (): string => crypto.randomUUID();

/** What a product's screen opens with. Both functions stay the same ones from drawing to drawing. */
interface WhatIsOpened<Project extends BuilderProject> {
  /**
   * The project as the address shows it: of two formats the one that the address is of. The same project when it is so.
   */
  readonly asAddressed: (project: Project) => Project;
  /**
   * The project that a cart item was made from.
   * @throws CartItemRefused
   */
  readonly projectOfItem: (itemId: string, newId: NewId) => Promise<Project>;
  /** What an empty project does not show. */
  readonly laterParts: readonly LazyPart[];
  /** What is shown in the place of a project that cannot be opened. */
  readonly failure: LazyPart;
}

/**
 * Opens what the address names: a project (`?project=`) or a cart item (`?item=`). An address without either gets the
 * project that was changed last, so that back and reload lead there again. Until then there is the empty screen of the
 * server, whose HTML is the same for everybody: `search` is read in effects only.
 */
export function useOpenDraft<Project extends BuilderProject, Own>(
  drafts: OpenDrafts<Project, Own>,
  { asAddressed, projectOfItem, laterParts, failure }: WhatIsOpened<Project>,
  search: string,
  replaceAddress: (address: string) => void,
): Opening<Project, Own> {
  const { store } = drafts;
  // From plates to tubes and back the project stays on screen; whether it is still the newest is looked up below.
  const [draft, setDraft] = useState(
    () =>
      drafts.openNow(named(search)) ?? drafts.unopened((freshId) => asAddressed(store.product.freshProject(freshId))),
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const { itemId, projectId } = named(search);
    const fresh = () => asAddressed(store.product.freshProject(newId));
    const open = async () => {
      if (itemId === null && projectId === null) {
        const id = await latestProjectId(store);
        if (!left) replaceAddress(projectAddress(store.product, fresh(), id));
        return;
      }
      const opened =
        itemId === null
          ? await drafts.open(projectId ?? '', null, async () => fresh())
          : await drafts.open(itemDraftId(itemId), itemId, () => projectOfItem(itemId, newId));
      // A kept project comes on screen with all its parts, so that nothing moves afterwards.
      if (itemId !== null) await loadParts([...laterParts, EditBar]);
      else if (opened.saved.getState().kind !== 'new') await loadParts(laterParts);
      if (left) return;
      // A plate is many fields: drawn in pieces, it blocks no input.
      startTransition(() => {
        setRefusal(null);
        setDraft(opened);
      });
    };
    open().catch(async (refused: unknown) => {
      const gone = refused instanceof CartItemRefused && refused.gone;
      const kept =
        gone && itemId !== null
          ? await loadKeptEdits()
              .then((edits) => edits.hasKeptEdits(store, itemId))
              .catch(() => false)
          : false;
      await loadParts([failure]);
      if (left) return;
      const signedOut = refused instanceof CartItemRefused && refused.signedOut;
      const message = refused instanceof Error ? refused.message : String(refused);
      setRefusal({ message, signedOut, itemId, hasKeptEdits: kept });
    });
    return () => {
      left = true;
    };
    // A further try opens it again.
  }, [drafts, store, asAddressed, projectOfItem, laterParts, failure, search, tries, replaceAddress]);

  const retry = useCallback(() => setTries((count) => count + 1), []);

  useLayoutEffect(() => {
    if (draft.ready && draft.editedItemId === null) draft.builder.showAs(asAddressed);
  }, [draft, asAddressed]);
  useEffect(() => onScreen(draft, retry), [draft, retry]);
  useKeptWork(draft.keep);
  useEffect(() => {
    const onHidden = () => (document.visibilityState === 'hidden' ? draft.flush() : undefined);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', draft.flush);
    };
  }, [draft]);

  return { draft, refusal, retry };
}

/**
 * The draft is on screen, and other tabs know. A page that the browser froze on the way to another one says so again
 * when it comes back, and looks whether it still has the newest of the project.
 */
function onScreen<Project extends BuilderProject>(draft: OpenDraft<Project>, lookAgain: () => void): () => void {
  let leave = draft.show();
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) leave();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leave = draft.show();
    lookAgain();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    leave();
  };
}

interface Named {
  readonly itemId: string | null;
  readonly projectId: string | null;
}

function named(search: string): Named {
  const parameters = new URLSearchParams(search);
  const projectId = parameters.get('project') ?? '';
  return {
    itemId: parameters.get('item'),
    projectId: projectId === '' || isItemDraftId(projectId) ? null : projectId,
  };
}
