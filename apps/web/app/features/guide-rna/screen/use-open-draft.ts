import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { isItemDraftId, itemDraftId } from '../draft/draft-record.ts';
import { latestProjectId } from '../draft/kept-projects.ts';
import { type OpenDraft, openDraft, openNow, unopenedDraft } from '../draft/open-draft.ts';
import { hasKeptEdits } from '../edit-item/rescue-edits.ts';
import { giveOutId } from '../keeping/given-out-ids.ts';
import { projectAddress } from '../keeping/project-address.ts';
import { freshProject } from '../project/fresh-project.ts';
import { CartItemRefused, projectOfCartItem } from '../purchase/project-of-cart-item.ts';

/** Why nothing could be opened (Specification 1 §4, edit mode: rejected). */
export interface Refusal {
  readonly message: string;
  readonly signedOut: boolean;
  /** The cart item, when the address named one. */
  readonly itemId: string | null;
  /** Work on a cart item that is gone is still kept here. */
  readonly hasKeptEdits: boolean;
}

export interface Opening {
  readonly draft: OpenDraft;
  readonly refusal: Refusal | null;
  /** Opens it anew. */
  readonly retry: () => void;
}

const newId = (): string => crypto.randomUUID();

/**
 * Opens what the address names: a project (`?project=`) or a cart item (`?item=`). An address without either gets the
 * project that was changed last, so that back and reload lead there again. Until then there is the empty screen of the
 * server, whose HTML is the same for everybody: `search` is read in effects only.
 */
export function useOpenDraft(
  format: GuideRnaProject['format'],
  search: string,
  replaceAddress: (address: string) => void,
): Opening {
  // From plates to tubes and back the project stays on screen; whether it is still the newest is looked up below.
  const [draft, setDraft] = useState<OpenDraft>(() => openNow(named(search)) ?? unopenedDraft(format));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const { itemId, projectId } = named(search);
    const open = async () => {
      if (itemId === null && projectId === null) {
        const id = await latestProjectId(giveOutId);
        if (!left) replaceAddress(projectAddress(format, id));
        return;
      }
      const opened =
        itemId === null
          ? await openDraft(projectId ?? '', null, async () => freshProject(format, newId))
          : await openDraft(itemDraftId(itemId), itemId, () => projectOfCartItem(itemId, newId));
      if (left) return;
      // A plate is many fields: drawn in pieces, it keeps nobody waiting.
      startTransition(() => {
        setRefusal(null);
        setDraft(opened);
      });
    };
    open().catch(async (refused: unknown) => {
      const gone = refused instanceof CartItemRefused && refused.gone;
      const kept = gone && itemId !== null ? await hasKeptEdits(itemId).catch(() => false) : false;
      if (left) return;
      const signedOut = refused instanceof CartItemRefused && refused.signedOut;
      const message = refused instanceof Error ? refused.message : String(refused);
      setRefusal({ message, signedOut, itemId, hasKeptEdits: kept });
    });
    return () => {
      left = true;
    };
    // A further try opens it anew.
  }, [format, search, tries, replaceAddress]);

  const retry = useCallback(() => setTries((count) => count + 1), []);

  useLayoutEffect(() => {
    if (draft.ready && draft.editedItemId === null) showFormat(draft, format);
  }, [draft, format]);
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
 * The draft is on screen, and other tabs know. A page that the browser froze on the way to another one says so again when
 * it comes back, and looks whether it still has the newest of the project.
 */
function onScreen(draft: OpenDraft, lookAgain: () => void): () => void {
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

/** The address says which of the two formats is in view; looking at the other one is no change to undo. */
function showFormat({ builder }: OpenDraft, format: GuideRnaProject['format']): void {
  const { history } = builder.store.getState();
  if (history.present.format === format) return;
  builder.store.setState({ history: { ...history, present: { ...history.present, format } } });
}
