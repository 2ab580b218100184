import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useCallback, useEffect, useState } from 'react';
import { isItemDraftId, itemDraftId } from '../draft/draft-record.ts';
import { latestProjectId } from '../draft/kept-projects.ts';
import { type OpenDraft, openDraft, unopenedDraft } from '../draft/open-draft.ts';
import { hasKeptEdits } from '../edit-item/rescue-edits.ts';
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
  const [draft, setDraft] = useState<OpenDraft>(() => unopenedDraft(format));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const { itemId, projectId } = named(search);
    const open = async () => {
      if (itemId === null && projectId === null) {
        const id = await latestProjectId(newId);
        if (!left) replaceAddress(projectAddress(format, id));
        return;
      }
      const opened =
        itemId === null
          ? await openDraft(projectId ?? '', null, async () => freshProject(format, newId))
          : await openDraft(itemDraftId(itemId), itemId, () => projectOfCartItem(itemId, newId));
      if (left) return;
      if (opened.editedItemId === null) showFormat(opened, format);
      setRefusal(null);
      setDraft(opened);
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

  useEffect(() => draft.show(), [draft]);
  useEffect(() => {
    const onHidden = () => (document.visibilityState === 'hidden' ? draft.flush() : undefined);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', draft.flush);
    };
  }, [draft]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { draft, refusal, retry };
}

function named(search: string): { readonly itemId: string | null; readonly projectId: string | null } {
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
