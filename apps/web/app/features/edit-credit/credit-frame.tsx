import { Skeleton } from '@cutsite/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './credit.module.css';

interface CreditFrameProps {
  readonly title: string;
  readonly intro: string;
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  readonly children: ReactNode;
}

/** A page of the account: its head, and what it holds for the signed-in customer. */
export function CreditFrame({ title, intro, signIn, children }: CreditFrameProps) {
  const user = useCurrentUser();
  return (
    <div className="cs-page cs-headed-page">
      <header>
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={`cs-card ${styles.card}`}>
        {user === undefined ? <Waiting /> : children}
      </SignInFirst>
    </div>
  );
}

export function Waiting() {
  return (
    <div className={`cs-card ${styles.card}`}>
      <Skeleton label="Loading" parts={['medium', 'tall', 'long']} />
    </div>
  );
}

export function NotRead({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div className={`cs-card ${styles.card}`}>
      <LoadFailure failure={error} onRetry={retry} />
    </div>
  );
}
