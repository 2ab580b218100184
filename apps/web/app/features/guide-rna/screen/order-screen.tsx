import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { Dialog } from '@cutsite/ui/dialog';
import { type ComponentType, type KeyboardEvent, type ReactNode, useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { OpenDraft } from '../../../builder/drafts/open-draft.ts';
import { EditBar } from '../../../builder/edit-item/edit-bar.tsx';
import { EditingContext } from '../../../builder/edit-item/editing.ts';
import { NotHere } from '../../../builder/saving/not-here.tsx';
import { OpenElsewhere } from '../../../builder/saving/open-elsewhere.tsx';
import type { EarlyPaste } from '../../../builder/screen/early-paste.ts';
import { takeEarlyPaste } from '../../../platform/boot/early-paste-script.ts';
import { useKeptWork } from '../../../platform/version/kept-work.ts';
import { keepList, takeKeptList } from '../add-sequences/kept-list.ts';
import { Dock } from '../dock/dock.tsx';
import { editedGuides } from '../edit-item/edited-name.ts';
import { useFaultWalk } from '../faults/use-fault-walk.ts';
import { clipboardText } from '../paste/clipboard-text.ts';
import { useClipboardAtFocus } from '../paste/use-clipboard-at-focus.ts';
import { usePasteText } from '../paste/use-paste-rows.ts';
import { PrintSheet } from '../print/print-sheet.tsx';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { FailureDialog } from '../purchase/failure-dialog.tsx';
import { usePurchase } from '../purchase/use-purchase.ts';
import { useUnanswered } from '../purchase/use-unanswered.ts';
import styles from './screen.module.css';
import { ScreenHead } from './screen-head.tsx';

/** What the address and the site around it give the screen. */
export interface ScreenSurroundings {
  readonly format: GuideRnaProject['format'];
  /** What is drawn between head and dock. */
  readonly tabs: Readonly<Record<GuideRnaProject['format'], ComponentType>>;
  /** Sign-in or registration, for a dialog; calls back when somebody is signed in with a verified address. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
}

interface OrderScreenProps extends ScreenSurroundings {
  readonly draft: OpenDraft<GuideRnaProject>;
  readonly earlyPaste: EarlyPaste;
  readonly goTo: (address: string) => void;
  /** Opens the project or the cart item anew, with what is kept now. */
  readonly onReopen: () => void;
}

/** One project: its head, its plates or tubes, and the dock. */
export function OrderScreen({ draft, format, tabs, earlyPaste, goTo, signIn, onReopen }: OrderScreenProps) {
  const builder = useBuilder();
  // A project is shown as its address says; a cart item is what it is.
  const ownFormat = useBuilderState((state) => state.history.present.format);
  const Tab = tabs[draft.editedItemId === null ? format : ownFormat];
  const walk = useFaultWalk();
  const purchase = usePurchase(
    draft,
    useCallback(() => goTo('/cart'), [goTo]),
  );
  const isHere = useStore(draft.standing, (standing) => standing.kind === 'here');
  const usable = draft.ready && isHere;
  useClipboardAtFocus();
  usePasteAnywhere(usable, earlyPaste);
  useEffect(() => {
    const text = usable ? takeKeptList() : null;
    if (text !== null) builder.look({ incoming: { kind: 'text', text } });
  }, [usable, builder]);
  useKeptWork(() => {
    const { incoming } = builder.store.getState();
    return incoming?.kind !== 'text' || keepList(incoming.text);
  });
  useUnanswered(purchase);
  const { kind } = purchase.state;
  const asksForSignIn = kind === 'needs_sign_in' || kind === 'needs_verification';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F8') {
      event.preventDefault();
      walk(event.shiftKey ? 'previous' : 'next');
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) builder.redo();
    else builder.undo();
  };

  return (
    <EditingContext value={draft.editedItemId !== null}>
      <h1 className="cs-visually-hidden">Order guide RNA</h1>
      <NotHere key={draft.opening} draft={draft} />
      <OpenElsewhere draft={draft} goTo={goTo} onReopen={onReopen} />
      {/* Undo, redo and the walk over the faults work wherever the focus is on the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.screen}
        onKeyDown={onKeyDown}
        aria-busy={!draft.ready}
        inert={!usable}
        data-elsewhere={!isHere}
      >
        <div className="cs-page-wide">
          <ScreenHead draft={draft} goTo={goTo} />
          {draft.editedItemId === null ? null : (
            <EditBar draft={draft} words={editedGuides} itemId={draft.editedItemId} goTo={goTo} onReopen={onReopen} />
          )}
          <Tab />
        </div>
      </div>
      <Dock purchase={purchase} editing={draft.editedItemId !== null} ready={usable} />
      <Dialog open={asksForSignIn} onClose={purchase.reset} title="Sign in to add to the cart">
        <p className={styles.why}>Your project is kept. Once you are signed in, it is added to the cart by itself.</p>
        {signIn(purchase.signedIn)}
      </Dialog>
      <PrintSheet />
      <FailureDialog state={purchase.state} onClose={purchase.reset} onRetry={purchase.start} />
    </EditingContext>
  );
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));

/**
 * A paste that lands in no field and no dialog is meant for the plate or the tubes, whichever word or button was clicked
 * last. One that comes while the draft is still being read waits for it: on the empty screen of the server it would be
 * gone a moment later.
 */
function usePasteAnywhere(ready: boolean, earlyPaste: EarlyPaste): void {
  const pasteText = usePasteText();
  useEffect(() => {
    const beforeTheApp = takeEarlyPaste();
    if (beforeTheApp !== null) earlyPaste.keep(beforeTheApp);
    const text = ready ? earlyPaste.take() : null;
    if (text !== null) pasteText(text);
  }, [ready, earlyPaste, pasteText]);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isText(event.target) || document.querySelector('dialog[open]') !== null) return;
      const text = event.clipboardData === null ? '' : clipboardText(event.clipboardData);
      if (text.trim() === '') return;
      event.preventDefault();
      if (ready) pasteText(text);
      else earlyPaste.keep(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [ready, earlyPaste, pasteText]);
}
