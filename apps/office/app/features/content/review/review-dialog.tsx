import { reviewEntry } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { contentQueries } from '../content-queries.ts';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import type { EntryWriter } from '../draft/use-entry-write.ts';
import styles from './review.module.css';

interface ReviewDialogProps {
  readonly state: AutosaveState;
  readonly writer: EntryWriter;
  readonly onClose: () => void;
}

/** Asks for a review, or ends one: agreed to as it is, or back to its author with a reason. */
export function ReviewDialog({ state, writer, onClose }: ReviewDialogProps) {
  const { entry } = state;
  const { id } = entry;
  const client = useQueryClient();
  const [text, setText] = useState('');
  const note = text.trim() === '' ? {} : { note: text.trim() };
  const send = (is_in_review: boolean, outcome: { readonly outcome?: 'approved' | 'sent_back' } = {}) =>
    writer.write(
      (revision) => call(reviewEntry, { params: { id }, body: { revision, is_in_review, ...outcome, ...note } }),
      () => {
        void client.invalidateQueries({ queryKey: contentQueries.notes(id).queryKey });
        onClose();
      },
    );
  const title = entry.is_in_review ? 'End the review' : 'Ask for a review';
  return (
    <Dialog opened onClose={onClose} title={title}>
      <div className={styles.dialog}>
        <Textarea
          data-autofocus
          label="Note"
          description={
            entry.is_in_review
              ? 'What is to be changed; needed where it goes back.'
              : 'What the reviewer should look at. It may be left empty.'
          }
          rows={3}
          maxLength={2_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {writer.error === null ? null : (
          <Notice tone="error" role="alert">
            {writer.error}
          </Notice>
        )}
        <div className={styles.buttons}>
          {entry.is_in_review ? (
            <>
              <Button busy={writer.isPending} onClick={() => send(false, { outcome: 'approved' })}>
                Approve version {entry.version}
              </Button>
              <Button
                variant="default"
                disabled={text.trim() === ''}
                busy={writer.isPending}
                onClick={() => send(false, { outcome: 'sent_back' })}
              >
                Back to draft
              </Button>
              <Button variant="subtle" busy={writer.isPending} onClick={() => send(false)}>
                Take the request back
              </Button>
            </>
          ) : (
            <Button busy={writer.isPending} onClick={() => send(true)}>
              Ask for review
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
