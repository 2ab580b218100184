import { Button } from '@cutsite/ui/button';
import { PasswordField, TextField } from '@cutsite/ui/form';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { type Refusal, signIn } from '../calls/account-calls.ts';
import styles from './account-form.module.css';
import { typedText } from './typed-text.ts';

export interface SignInFormProps {
  readonly onSignedIn: () => void | Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** Address and password. The browser's own password manager is at home here. */
export function SignInForm({ onSignedIn, onFailure }: SignInFormProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    try {
      const outcome = await signIn(typedText(typed, 'username').trim(), typedText(typed, 'password'));
      setRefusal(outcome.ok ? null : outcome.refusal);
      if (outcome.ok) await onSignedIn();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit} method="post">
      {refusal?.sentence && (
        <FailureNotice failure={refusal}>
          {refusal.sentence}
          {refusal.code === 'too_many_sign_ins' && (
            <>
              {' '}
              <a href="/forgot-password">Choose a new password</a>
            </>
          )}
        </FailureNotice>
      )}
      <TextField
        label="E-mail address"
        name="username"
        type="email"
        autoComplete="username"
        required
        roomy
        error={refusal?.fields['username']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        roomy
        error={refusal?.fields['password']}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="roomy" block busy={busy}>
          Sign in
        </Button>
        <a className={styles.other} href="/forgot-password">
          Forgot your password?
        </a>
      </div>
    </form>
  );
}
