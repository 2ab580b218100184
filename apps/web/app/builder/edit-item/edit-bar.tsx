import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useState } from 'react';
import { putProject } from '../drafts/kept-projects.ts';
import type { OpenDraft } from '../drafts/open-draft.ts';
import { itemAddress } from '../drafts/product-drafts.ts';
import { useBuilderState } from '../project/builder-context.tsx';
import type { BuilderProject } from '../project/builder-project.ts';
import type { EditedItemTexts } from '../purchase/edited-item.ts';
import { forgetAttempt } from '../purchase/pending-adds.ts';
import styles from './edit-item.module.css';

interface EditBarProps<Project extends BuilderProject> {
  readonly draft: OpenDraft<Project>;
  readonly words: EditedItemTexts<Project>;
  readonly itemId: string;
  readonly goTo: (address: string) => void;
  /** Opens the item again, as it is in the cart. */
  readonly onReopen: () => void;
}

/** Says that a cart item is being changed, and leads out without saving (GR-39). */
export function EditBar<Project extends BuilderProject>({
  draft,
  words,
  itemId,
  goTo,
  onReopen,
}: EditBarProps<Project>) {
  const { builder, store } = draft;
  const toast = useToast();
  const changed = useBuilderState((state) => state.history.past.length > 0);
  const [keptBefore] = useState(() => draft.saved.getState().kind === 'saved');
  const [busy, setBusy] = useState(false);

  const leave = () => {
    setBusy(true);
    const record = draft.record();
    const address = itemAddress(store.product, record.project, itemId);
    const gone = () => {
      if (changed || keptBefore)
        toast({
          title: 'Left without saving.',
          text: 'The item in your cart is unchanged.',
          action: { label: 'Continue editing', run: () => void putProject(store, record).finally(() => goTo(address)) },
        });
      goTo('/cart');
    };
    forgetAttempt(store, draft.draftId).then(draft.finish).then(gone, gone);
  };
  const startAgain = () => {
    setBusy(true);
    draft.finish().then(onReopen, onReopen);
  };

  return (
    <div className={styles.bar} role="group" aria-label="Editing an item of your cart">
      <p>
        <b>You are editing an item of your cart.</b>{' '}
        {keptBefore
          ? 'Your earlier changes are here; they are not in the cart yet.'
          : 'The cart keeps the item as it is until you save.'}
      </p>
      <div>
        {keptBefore ? (
          <Button size="small" busy={busy} onClick={startAgain}>
            Start over from the cart
          </Button>
        ) : null}
        <Button size="small" busy={busy} onClick={leave}>
          Leave without saving
        </Button>
      </div>
      <span className="cs-visually-hidden" role="status">
        {words.opened(builder.project())} opened from the cart.
      </span>
    </div>
  );
}
