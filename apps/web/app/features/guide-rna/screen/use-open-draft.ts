import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useCallback, useEffect, useState } from 'react';
import { currentDraftId, type OpenDraft, openDraft, unopenedDraft } from '../draft/open-draft.ts';
import { freshProject } from '../project/fresh-project.ts';
import { CartItemRefused, projectOfCartItem } from '../purchase/project-of-cart-item.ts';

export interface Opening {
  readonly draft: OpenDraft;
  /** Why the cart item cannot be opened (Specification 1 §4, edit mode: rejected). */
  readonly refusal: string | null;
  readonly signedOut: boolean;
  readonly retry: () => void;
}

/** The cart item that the address asks to edit. Read in the browser only: the server's HTML is the same for everybody. */
const itemInAddress = (): string | null => new URLSearchParams(window.location.search).get('item');

/** Opens the kept draft, or a cart item for editing; until then there is the empty screen of the server. */
export function useOpenDraft(format: GuideRnaProject['format']): Opening {
  const [draft, setDraft] = useState<OpenDraft>(() => unopenedDraft(format));
  const [failure, setFailure] = useState<{ readonly message: string; readonly signedOut: boolean } | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const itemId = itemInAddress();
    const newId = () => crypto.randomUUID();
    const opening =
      itemId === null
        ? openDraft(currentDraftId, null, async () => freshProject(format, newId))
        : openDraft(`item:${itemId}`, itemId, () => projectOfCartItem(itemId, newId));
    const show = async () => {
      const opened = await opening;
      if (left) return;
      if (opened.editedItemId === null) showFormat(opened, format);
      setFailure(null);
      setDraft(opened);
    };
    show().catch((refused: unknown) => {
      if (left) return;
      const signedOut = refused instanceof CartItemRefused && refused.signedOut;
      setFailure({ message: refused instanceof Error ? refused.message : String(refused), signedOut });
    });
    return () => {
      left = true;
    };
    // A further try opens it anew.
  }, [format, tries]);

  useEffect(() => {
    const onHidden = () => (document.visibilityState === 'hidden' ? draft.flush() : undefined);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { draft, refusal: failure?.message ?? null, signedOut: failure?.signedOut ?? false, retry };
}

/** The address says which of the two formats is in view; looking at the other one is no change to undo. */
function showFormat({ builder }: OpenDraft, format: GuideRnaProject['format']): void {
  const { history } = builder.store.getState();
  if (history.present.format === format) return;
  builder.store.setState({ history: { ...history, present: { ...history.present, format } } });
}
