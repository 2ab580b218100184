import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import styles from './open-failure.module.css';

interface OpenFailureProps {
  readonly message: string;
  readonly signedOut: boolean;
  readonly signIn: (onSignedIn: () => void) => ReactNode;
  readonly onRetry: () => void;
}

/** A cart item that cannot be opened for editing: sign in, or try again. */
export function OpenFailure({ message, signedOut, signIn, onRetry }: OpenFailureProps) {
  return (
    <div className={`cs-page ${styles.failure}`}>
      <h1>Edit a cart item</h1>
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
          <div className={styles.actions}>
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
            <a href="/cart">Back to the cart</a>
          </div>
        </>
      )}
    </div>
  );
}
