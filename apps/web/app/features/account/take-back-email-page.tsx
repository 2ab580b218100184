import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useFailureDialog } from '../../platform/failure-dialog.tsx';
import { useRefreshVisitor } from '../../platform/visitor.ts';
import styles from './account-page.module.css';
import { takeBackEmail } from './calls/account-calls.ts';
import { useSubmit } from './calls/use-submit.ts';

/**
 * Where the link leads that an old address gets when another one has replaced it. It asks before it does anything: it
 * signs the account out everywhere.
 */
export function TakeBackEmailPage() {
  const submit = useSubmit(useFailureDialog());
  const refreshVisitor = useRefreshVisitor();

  async function takeBack() {
    const token = new URLSearchParams(location.search).get('token') ?? '';
    if (await submit.send(() => takeBackEmail(token))) await refreshVisitor();
  }

  return (
    <div className={styles.page}>
      <div className={`cs-card ${styles.card}`} aria-live="polite">
        {submit.status === 'success' ? (
          <>
            <h1>Your address is back</h1>
            <Notice tone="success">
              You were signed out everywhere, and the password works no more. Choose a new one now.
            </Notice>
            <div className={styles.done}>
              <ButtonLink href="/reset-password" variant="primary" size="roomy">
                Choose a new password
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <h1>Take your address back</h1>
            {submit.refusal === null ? (
              <p className={styles.lead}>
                Your account gets the address back to which this link was sent. It is signed out everywhere, and you
                choose a new password.
              </p>
            ) : (
              <Notice tone="error" role="alert">
                {submit.refusal.sentence}
              </Notice>
            )}
            <div className={styles.done}>
              <Button variant="primary" size="roomy" busy={submit.status === 'pending'} onClick={takeBack}>
                Take my address back
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
