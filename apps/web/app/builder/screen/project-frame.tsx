import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { isTextField } from '../../platform/form/is-text-field.ts';
import { loadedPart } from '../../platform/loading/loaded-part.tsx';
import type { SignInForm } from '../../platform/sign-in-first.tsx';
import type { OpenDraft } from '../drafts/open-draft.ts';
import { EditingContext } from '../edit-item/editing.ts';
import { EditBar } from '../edit-item/loaded-edit-bar.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import type { EditedItemTexts } from '../purchase/edited-item.ts';
import { PurchaseDialogs } from '../purchase/purchase-dialogs.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import { AddedBefore } from '../saving/added-before.tsx';
import type { OpenElsewhere as OpenElsewhereOf } from '../saving/open-elsewhere.tsx';
import { ProjectNotFound } from '../saving/project-not-found.tsx';
import { ProjectHead } from './project-head.tsx';
import styles from './screen.module.css';

/** Few projects are open in two places: what is said then comes when it is needed. */
const OpenElsewhere = loadedPart(
  async () => (await import('../saving/open-elsewhere.tsx')).OpenElsewhere,
) as typeof OpenElsewhereOf;

/** A project with its way to the cart, as `useOrderScreen` makes it. */
export interface OrderedProject<Project extends BuilderProject> {
  readonly draft: OpenDraft<Project>;
  readonly edited: EditedItemTexts<Project>;
  readonly goTo: (address: string) => void;
  /** Opens the project or the cart item again, with what is kept now. */
  readonly onReopen: () => void;
  readonly purchase: Purchase;
  readonly signIn: SignInForm;
}

interface ProjectFrameProps<Project extends BuilderProject> extends OrderedProject<Project> {
  /** What the product is called: "Guide RNA". */
  readonly product: string;
  /** F8 and Shift F8: to the next fault, or the one before. */
  readonly onFaultKey: (step: 'next' | 'previous') => void;
  /** Beside the name: a choice between formats. */
  readonly formats: ReactNode;
  /** At the end of the head: export, print. */
  readonly files: ReactNode;
  /** The rows of the project with their settings. */
  readonly children: ReactNode;
  /** Below, and usable while the project is not: the price bar, what is printed, dialogs of the product. */
  readonly below: ReactNode;
}

/** Whether the project can be changed here: it is open, and no other tab works on it. */
export function useUsable<Project extends BuilderProject>(draft: OpenDraft<Project>): boolean {
  const isHere = useStore(draft.tabHold, (tabHold) => tabHold.kind === 'here');
  return draft.ready && isHere;
}

interface PressedKey
  extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'> {
  readonly target: EventTarget | null;
}

/** One project: what there is to say about where it is kept, its head, its rows, and the price bar. */
export function ProjectFrame<Project extends BuilderProject>({
  draft,
  product,
  edited,
  goTo,
  onReopen,
  purchase,
  signIn,
  onFaultKey,
  formats,
  files,
  children,
  below,
}: ProjectFrameProps<Project>) {
  const { builder, editedItemId } = draft;
  const usable = useUsable(draft);
  const isHere = useStore(draft.tabHold, (tabHold) => tabHold.kind === 'here');
  const onKey = (event: PressedKey) => {
    if (event.key === 'F8') {
      event.preventDefault();
      onFaultKey(event.shiftKey ? 'previous' : 'next');
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) builder.redo();
    else builder.undo();
  };
  const screen = useRef<HTMLDivElement>(null);
  const onKeyAround = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // The path of the event and not the page: a step that was just taken back may have taken its target away.
    const isInside = screen.current !== null && event.composedPath().includes(screen.current);
    if (usable && !isInside && !event.defaultPrevented && document.querySelector('dialog[open]') === null) onKey(event);
  });
  // The price bar has the focus, or the page around all: after a press beside everything, or of what is gone then.
  useEffect(() => {
    document.addEventListener('keydown', onKeyAround);
    return () => document.removeEventListener('keydown', onKeyAround);
  }, []);
  return (
    <EditingContext value={editedItemId !== null}>
      <h1 className="cs-visually-hidden">Order {product.charAt(0).toLowerCase() + product.slice(1)}</h1>
      <ProjectNotFound key={draft.opening} draft={draft} />
      <AddedBefore draft={draft} />
      {isHere ? null : <OpenElsewhere draft={draft} goTo={goTo} onReopen={onReopen} />}
      {/* Undo, redo and the walk over the faults work wherever the focus is on the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={screen}
        className={styles.screen}
        onKeyDown={onKey}
        aria-busy={!draft.ready}
        inert={!usable}
        data-elsewhere={!isHere}
      >
        <div className="cs-page-wide">
          <ProjectHead draft={draft} product={product} edited={edited} formats={formats} files={files} />
          {editedItemId === null ? null : (
            <EditBar draft={draft} words={edited} itemId={editedItemId} goTo={goTo} onReopen={onReopen} />
          )}
          {children}
        </div>
      </div>
      {below}
      <PurchaseDialogs purchase={purchase} signIn={signIn} />
    </EditingContext>
  );
}
