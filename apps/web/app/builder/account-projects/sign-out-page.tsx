import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { forgetKeptTexts } from '@cutsite/ui/kept-text';
import { Notice } from '@cutsite/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { callService } from '../../platform/service/call.ts';
import styles from './account-projects.module.css';
import { sendTheLast, takeOff } from './leave-account.ts';

type Step =
  | { readonly kind: 'sending' }
  | { readonly kind: 'unsent'; readonly names: readonly string[] }
  | { readonly kind: 'failed' };

/** Signing out: what the account lacks is sent first, then its projects go off this browser (PJ-6). */
export function SignOutPage({ goTo }: { readonly goTo: (address: string) => void }) {
  const [step, setStep] = useState<Step>({ kind: 'sending' });

  const signOut = useCallback(async () => {
    const answer = await callService('POST', '/account/api-logout').catch(() => null);
    // Without a session there is none to end.
    if (answer === null || (!answer.ok && answer.status !== 401)) return setStep({ kind: 'failed' });
    forgetKeptTexts();
    await takeOff().catch(() => undefined);
    location.assign('/');
  }, []);
  const begin = useCallback(async () => {
    setStep({ kind: 'sending' });
    const names = await sendTheLast().catch(() => []);
    if (names.length > 0) return setStep({ kind: 'unsent', names });
    await signOut();
  }, [signOut]);
  useEffect(() => void begin(), [begin]);

  return (
    <div className={`cs-page ${styles.signOut}`}>
      <h1>Sign out</h1>
      {step.kind === 'sending' ? <p role="status">Saving your projects in your account …</p> : null}
      {step.kind === 'failed' ? (
        <FailureNotice>The store did not answer, so you are still signed in. Please try again.</FailureNotice>
      ) : null}
      {step.kind === 'unsent' ? (
        <Notice tone="warnMajor" role="alert">
          <p>
            <b>{countText(step.names.length, 'project')} could not be saved in your account:</b> {step.names.join(', ')}
            .
          </p>
          <p>
            If you sign out now, they stay in this browser, where other people who use it can open them. They are saved
            in your account when you sign in here again.
          </p>
        </Notice>
      ) : null}
      {step.kind === 'sending' ? null : (
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => void begin()}>
            Try again
          </Button>
          {step.kind === 'unsent' ? (
            <Button onClick={() => void signOut()}>Sign out and keep them in this browser</Button>
          ) : null}
          <Button variant="quiet" onClick={() => goTo('/account')}>
            Stay signed in
          </Button>
        </div>
      )}
    </div>
  );
}
