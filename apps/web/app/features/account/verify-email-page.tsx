import { ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { useCurrentUser, useRefreshVisitor } from '../../platform/visitor.ts';
import styles from './account-page.module.css';
import { verifyEmail } from './calls/account-calls.ts';

type Verification = 'checking' | 'verified' | 'refused';

const titles: Record<Verification, string> = {
  checking: 'Verifying your address',
  verified: 'Verified',
  refused: 'This link does not work any more',
};

/**
 * Where the link of the mail leads. The token is read here and sent by POST, so that a mail scanner's GET can't use it
 * up.
 */
export function VerifyEmailPage() {
  const [state, setState] = useState<Verification>('checking');
  const isSignedIn = useCurrentUser()?.loginStatus === 'logged_in';
  const refreshVisitor = useRefreshVisitor();
  const showFailure = useFailureDialog();
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    async function verify() {
      try {
        const outcome = await verifyEmail(new URLSearchParams(location.search).get('token') ?? '');
        await refreshVisitor();
        setState(outcome.ok ? 'verified' : 'refused');
      } catch (error) {
        showFailure(error, () => void verify());
      }
    }
    void verify();
  }, [refreshVisitor, showFailure]);

  return (
    <div className={styles.page}>
      <div className={`cs-card ${styles.card}`} aria-live="polite">
        <h1>{titles[state]}</h1>
        {state === 'verified' && (
          <>
            <Notice tone="success">
              {isSignedIn
                ? 'Your address is verified. If something was waiting to be added to your cart, the other window continues by itself.'
                : 'Your address is verified. Continue in the browser in which you asked for the mail, or sign in here.'}
            </Notice>
            <div className={styles.done}>
              {isSignedIn ? null : (
                <ButtonLink href="/sign-in" size="roomy">
                  Sign in
                </ButtonLink>
              )}
              <ButtonLink href="/order/guide-rna" variant="primary" size="roomy">
                Back to the builder
              </ButtonLink>
              <ButtonLink href="/cart" size="roomy">
                Cart
              </ButtonLink>
            </div>
          </>
        )}
        {state === 'refused' && (
          <>
            <p className={styles.lead}>
              A link works once, for 24 hours, and a newer mail replaces it. If your address is already verified, you
              can just continue.
            </p>
            <div className={styles.done}>
              <ButtonLink href="/sign-in" variant="primary" size="roomy">
                Sign in or send a new link
              </ButtonLink>
            </div>
          </>
        )}
        {state === 'checking' && <p className={styles.lead}>One moment.</p>}
      </div>
    </div>
  );
}
