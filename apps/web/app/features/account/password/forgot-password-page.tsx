import { Button, ButtonLink } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { type FormEvent, useState } from 'react';
import { useFailureDialog } from '../../../platform/failure/failure-dialog.tsx';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { AccountCard } from '../account-card.tsx';
import pageStyles from '../account-page.module.css';
import { sendPasswordReset } from '../calls/account-calls.ts';
import { DemoOutboxLink } from '../calls/demo-outbox-link.tsx';
import { useSubmit } from '../calls/use-submit.ts';
import styles from '../form/account-form.module.css';
import { typedText } from '../form/typed-text.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';

/** Asks for the mail that leads to a new password. It does not say whether the address has an account (promise A3). */
export function ForgotPasswordPage() {
  const { status, refusal, send } = useSubmit(useFailureDialog());
  const form = useFaultFocus(refusal);
  const [email, setEmail] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedText(new FormData(event.currentTarget), 'email').trim();
    setEmail(typed);
    await send(() => sendPasswordReset(typed));
  }

  if (status === 'success') {
    return (
      <AccountCard title="Check your mail">
        <p className={pageStyles.lead}>
          If {email} has an account, a link to choose a new password is on its way there. It works once, for 30 minutes.
        </p>
        <DemoOutboxLink email={email} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Forgot your password?">
      <p className={pageStyles.lead}>We send a link to your address, and you choose a new one.</p>
      <form ref={form} className={styles.form} onSubmit={submit} method="post" noValidate>
        {refusal?.sentence && refusal.fields['email'] === undefined ? (
          <FailureNotice failure={refusal}>{refusal.sentence}</FailureNotice>
        ) : null}
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          required
          roomy
          error={refusal?.fields['email']}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="roomy" block busy={status === 'pending'}>
            Send the link
          </Button>
          <ButtonLink href="/sign-in" variant="quiet">
            Back to sign in
          </ButtonLink>
        </div>
      </form>
    </AccountCard>
  );
}
