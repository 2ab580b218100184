import { ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useFailureDialog } from '../../../platform/failure/failure-dialog.tsx';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import { AccountCard } from '../account-card.tsx';
import pageStyles from '../account-page.module.css';
import { openPasswordReset, resetPassword } from '../calls/account-calls.ts';
import { useSubmit } from '../calls/use-submit.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type Link = 'checking' | 'open' | 'refused';

/**
 * Where the link of a password mail leads. The token goes out of the address at once and into a cookie, so that a
 * reload keeps the form and a bookmark or a shared screen keeps no secret.
 */
export function ResetPasswordPage() {
  const [link, setLink] = useState<Link>('checking');
  const showFailure = useFailureDialog();
  const refreshVisitor = useRefreshVisitor();
  const submit = useSubmit(showFailure);
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    async function open() {
      const token = new URLSearchParams(location.search).get('token');
      // After a reload the cookie is there already; whether it still counts, the service says when it is used.
      if (token === null) return setLink('open');
      try {
        const outcome = await openPasswordReset(token);
        if (outcome.ok) history.replaceState(null, '', '/reset-password');
        setLink(outcome.ok ? 'open' : 'refused');
      } catch (error) {
        showFailure(error, () => void open());
      }
    }
    void open();
  }, [showFailure]);

  if (submit.status === 'success_acknowledge') {
    return (
      <AccountCard title="Your password was changed">
        <Notice tone="success" role="status">
          You were signed out everywhere. Sign in with the new password to go on.
        </Notice>
        <div className={pageStyles.done}>
          <ButtonLink href="/sign-in" variant="primary" size="roomy">
            Sign in
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  if (link === 'refused' || submit.refusal?.code === 'token_refused') {
    return (
      <AccountCard title="This link does not work any more">
        <p className={pageStyles.lead}>A link works once, for 30 minutes, and using one disables all others.</p>
        <div className={pageStyles.done}>
          <ButtonLink href="/forgot-password" variant="primary" size="roomy">
            Send a new link
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Choose a new password">
      {link === 'checking' ? (
        <p className={pageStyles.lead}>One moment.</p>
      ) : (
        <NewPasswordForm
          submit={submit}
          asksCurrent={false}
          label="Set the new password"
          onSubmit={async ({ password }) => {
            const changed = await submit.send(() => resetPassword({ password }), 'success_acknowledge');
            if (changed) await refreshVisitor();
          }}
        />
      )}
    </AccountCard>
  );
}
