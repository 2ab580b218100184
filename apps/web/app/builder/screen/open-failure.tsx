import { Button } from '@cutsite/ui/button';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import type { SignInForm } from '../../platform/sign-in-first.tsx';
import styles from './open-failure.module.css';
import type { Refusal } from './use-open-draft.ts';

interface OpenFailureProps {
  readonly refusal: Refusal;
  /** The list of projects. */
  readonly projectsAddress: string;
  /** Makes a project of what is kept of the edits to a cart item. Answers with its address. */
  readonly rescue: (itemId: string) => Promise<string | null>;
  readonly goTo: (address: string) => void;
  readonly signIn: SignInForm;
  readonly onRetry: () => void;
}

/** What the address names cannot be opened: sign in, try again, or take along what was kept. */
export function OpenFailure({ refusal, projectsAddress, rescue, goTo, signIn, onRetry }: OpenFailureProps) {
  const { itemId, message, signedOut, hasKeptEdits } = refusal;
  const openKept = (id: string) =>
    rescue(id).then((address) => (address === null ? onRetry() : goTo(address)), onRetry);
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
          <FailureNotice>{message}</FailureNotice>
          {hasKeptEdits ? <p>Your unsaved changes to it are still in this browser.</p> : null}
          <div className={styles.actions}>
            {hasKeptEdits && itemId !== null ? (
              <Button variant="primary" onClick={() => void openKept(itemId)}>
                Open them as a project
              </Button>
            ) : (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            {itemId === null ? <a href={projectsAddress}>All projects</a> : <a href="/cart">Back to the cart</a>}
          </div>
        </>
      )}
    </div>
  );
}
