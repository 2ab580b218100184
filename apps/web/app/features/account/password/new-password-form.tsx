import { passwordLimits } from '@cutsite/domain/account';
import { Button } from '@cutsite/ui/button';
import { PasswordField } from '@cutsite/ui/form';
import type { FormEvent } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import type { Submit } from '../calls/use-submit.ts';
import styles from '../form/account-form.module.css';
import { typedText } from '../form/typed-text.ts';
import { useFaultFocus } from '../form/use-fault-focus.ts';

export interface TypedPasswords {
  readonly password: string;
  readonly currentPassword: string;
}

export interface NewPasswordFormProps {
  readonly submit: Submit;
  /** A signed-in customer types it to prove who they are; the link of a mail has proved it already. */
  readonly asksCurrent: boolean;
  readonly label: string;
  readonly onSubmit: (typed: TypedPasswords) => Promise<void>;
}

/** A new password. It is typed once: the browser can show it, and a mail brings a new one if it was mistyped. */
export function NewPasswordForm({ submit, asksCurrent, label, onSubmit }: NewPasswordFormProps) {
  const { refusal, status } = submit;
  const shown = useFaultFocus(refusal);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    await onSubmit({ password: typedText(typed, 'password'), currentPassword: typedText(typed, 'current_password') });
  }

  const isAboutFields = Object.keys(refusal?.fields ?? {}).length > 0;
  return (
    <form ref={shown} className={styles.form} onSubmit={send} method="post" noValidate>
      {refusal?.sentence && !isAboutFields ? <FailureNotice failure={refusal}>{refusal.sentence}</FailureNotice> : null}
      {asksCurrent ? (
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          roomy
          error={refusal?.fields['current_password']}
        />
      ) : null}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        roomy
        error={refusal?.fields['password']}
        hint={`At least ${passwordLimits.shortest} characters. A few words are better than one clever one.`}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="roomy" busy={status === 'pending'}>
          {label}
        </Button>
      </div>
    </form>
  );
}
