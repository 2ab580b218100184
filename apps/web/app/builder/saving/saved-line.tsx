import { localClockText } from '@cutsite/domain/day-text';
import { Icon } from '@cutsite/ui/icon';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { accountCopy } from '../account-links/account-copy.ts';
import type { OpenDraft } from '../drafts/open-draft.ts';
import { saveProjectFile, saveSetAside } from '../drafts/project-file.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import styles from './saving.module.css';

const failures = {
  full: 'This browser has no storage left.',
  forbidden: 'This browser cannot save drafts (a private window, or site data is blocked).',
} as const;

/** Whether a reload would lose anything, and the way to a file where it would. */
export function SavedLine<Project extends BuilderProject>({ draft }: { readonly draft: OpenDraft<Project> }) {
  const state = useStore(draft.saved);
  const { draftId } = draft;
  const copy = useStore(accountCopy);
  useEffect(() => {
    if (accountCopy.getState().draftId !== draftId) accountCopy.setState({ draftId, savedAt: null });
  }, [draftId]);
  const inCart = draft.editedItemId !== null;
  // As long as what comes next, so that nothing moves on a phone.
  if (!draft.ready) return <span className={styles.saved}>Opening your project in this browser</span>;
  switch (state.kind) {
    case 'new':
      return (
        <span className={styles.saved}>{inCart ? 'Same as in the cart' : 'Saved in this browser as you work'}</span>
      );
    case 'saved':
      return (
        <span className={styles.saved}>
          <Icon name="check" size={14} /> {inCart ? 'Changes' : 'Draft'} saved in{' '}
          {copy.draftId === draftId && copy.savedAt === state.at ? 'your account' : 'this browser'},{' '}
          {localClockText(new Date(state.at))}
        </span>
      );
    case 'set_aside':
      return (
        <span className={styles.saved} data-state="failed" role="status">
          <Icon name="warning" size={14} /> The draft that was here could not be read. It is kept under Projects.{' '}
          <button type="button" onClick={() => saveSetAside(state.record)}>
            Download it
          </button>
        </span>
      );
    case 'failed':
      return (
        <span className={styles.saved} data-state="failed" role="status">
          <Icon name="warning" size={14} /> {failures[state.reason]} You can continue, but reloading the page loses this
          project.{' '}
          <button type="button" onClick={() => saveProjectFile(draft.record())}>
            Download the project
          </button>
        </span>
      );
  }
}
