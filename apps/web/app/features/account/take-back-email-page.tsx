import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { FormEvent } from 'react';
import { useFailureDialog } from '../../platform/failure/failure-dialog.tsx';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { SupportContact } from '../../platform/service/support-contact.tsx';
import { useRefreshVisitor } from '../../platform/visitor.ts';
import { AccountCard } from './account-card.tsx';
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

  async function takeBack(event: FormEvent) {
    event.preventDefault();
    const token = new URLSearchParams(location.search).get('token') ?? '';
    if (await submit.send(() => takeBackEmail(token))) await refreshVisitor();
  }

  if (submit.status === 'success') {
    return (
      <AccountCard title="Your address is back">
        <Notice tone="success">
          You were signed out everywhere, and the old password no longer works. Choose a new one now.
        </Notice>
        <div className={styles.done}>
          <ButtonLink href="/reset-password" variant="primary" size="roomy">
            Choose a new password
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  if (submit.refusal?.code === 'token_refused') {
    return (
      <AccountCard title="This link does not work any more">
        <p className={styles.lead}>
          A link works once, for 72 hours. If your account still has an address that is not yours, write to us.
        </p>
        <SupportContact />
        <div className={styles.done}>
          <ButtonLink href="/sign-in" variant="primary" size="roomy">
            Sign in
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Take your address back">
      <p className={styles.lead}>
        Somebody has changed the e-mail address of your account. If it was not you, take it back: the account gets the
        address again to which this link was sent, is signed out everywhere, and you choose a new password.
      </p>
      {submit.refusal === null ? null : (
        <FailureNotice failure={submit.refusal}>{submit.refusal.sentence}</FailureNotice>
      )}
      {/* A form: a press that comes before the application runs is kept for it. */}
      <form className={styles.done} method="post" onSubmit={takeBack}>
        <Button type="submit" variant="primary" size="roomy" busy={submit.status === 'pending'}>
          Take my address back
        </Button>
      </form>
    </AccountCard>
  );
}
