import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useState } from 'react';
import { putProject } from '../draft/kept-projects.ts';
import type { OpenDraft } from '../draft/open-draft.ts';
import { itemAddress } from '../keeping/project-address.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { forgetAttempt } from '../purchase/kept-add.ts';
import styles from './edit-item.module.css';

interface EditBarProps {
  readonly draft: OpenDraft;
  readonly itemId: string;
  readonly goTo: (address: string) => void;
  /** Opens the item anew, as it is in the cart. */
  readonly onReopen: () => void;
}

/** Says that a cart item is being changed, and leads out without saving (Specification 1 §4, edit mode). */
export function EditBar({ draft, itemId, goTo, onReopen }: EditBarProps) {
  const builder = useBuilder();
  const toast = useToast();
  const changed = useBuilderState((state) => state.history.past.length > 0);
  const [keptBefore] = useState(() => draft.saved.getState().kind === 'saved');
  const [busy, setBusy] = useState(false);

  const leave = () => {
    setBusy(true);
    const record = draft.record();
    const address = itemAddress(record.project.format, itemId);
    const gone = () => {
      if (changed || keptBefore)
        toast({
          title: 'Left without saving.',
          text: 'The item is as it was.',
          action: { label: 'Go on editing', run: () => void putProject(record).finally(() => goTo(address)) },
        });
      goTo('/cart');
    };
    forgetAttempt(draft.draftId).then(draft.finish).then(gone, gone);
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
          ? 'Your changes from before are here; they are not in the cart yet.'
          : 'It stays as it is there until you save.'}
      </p>
      <div>
        {keptBefore ? (
          <Button size="small" busy={busy} onClick={startAgain}>
            Start again from the cart
          </Button>
        ) : null}
        <Button size="small" busy={busy} onClick={leave}>
          Leave without saving
        </Button>
      </div>
      <span className="cs-visually-hidden" role="status">
        {builder.project().format === 'plates' ? 'One plate' : 'Tubes'} opened from the cart.
      </span>
    </div>
  );
}
