import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import type { DraftStore } from '../drafts/draft-store.ts';
import { rescueEdits } from '../edit-item/rescue-edits.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import type { EditedItemWords } from '../purchase/edited-item.ts';
import styles from './open-failure.module.css';
import type { Refusal } from './use-open-draft.ts';

interface OpenFailureProps<Project extends BuilderProject> {
  readonly store: DraftStore<Project>;
  readonly words: EditedItemWords<Project>;
  readonly refusal: Refusal;
  readonly goTo: (address: string) => void;
  readonly signIn: (onSignedIn: () => void) => ReactNode;
  readonly onRetry: () => void;
}

/** What the address names cannot be opened: sign in, try again, or take along what was kept. */
export function OpenFailure<Project extends BuilderProject>({
  store,
  words,
  refusal,
  goTo,
  signIn,
  onRetry,
}: OpenFailureProps<Project>) {
  const { itemId, message, signedOut, hasKeptEdits } = refusal;
  const rescue = (id: string) =>
    rescueEdits(store, words, id, () => crypto.randomUUID()).then(
      (address) => (address === null ? onRetry() : goTo(address)),
      onRetry,
    );
  return (
    <div className={`cs-page ${styles.failure}`}>
      <h1>{itemId === null ? 'Open a project' : 'Edit a cart item'}</h1>
      {signedOut ? (
        <>
          <p>Sign in to open it.</p>
          {signIn(onRetry)}
        </>
      ) : (
        <>
          <Notice tone="error" role="alert">
            {message}
          </Notice>
          {hasKeptEdits ? <p>Your unsaved changes to it are still in this browser.</p> : null}
          <div className={styles.actions}>
            {hasKeptEdits && itemId !== null ? (
              <Button variant="primary" onClick={() => void rescue(itemId)}>
                Open them as a project
              </Button>
            ) : (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            {itemId === null ? (
              <a href={store.product.projectsAddress}>All projects</a>
            ) : (
              <a href="/cart">Back to the cart</a>
            )}
          </div>
        </>
      )}
    </div>
  );
}
