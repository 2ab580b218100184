import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { sendVerificationMail } from '../calls/account-calls.ts';
import { DemoOutboxLink } from '../calls/demo-outbox-link.tsx';
import styles from './account-form.module.css';

export interface CheckMailProps {
  readonly email: string;
  /** Signed in and only waiting; otherwise nobody can tell here whether the address had an account before. */
  readonly signedIn: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** "Check your mail": waits for the link to be opened, in this or any other window. */
export function CheckMail({ email, signedIn, onFailure }: CheckMailProps) {
  const [sent, setSent] = useState<'no' | 'sending' | 'again' | 'refused'>('no');

  async function sendAgain() {
    setSent('sending');
    try {
      setSent((await sendVerificationMail()).ok ? 'again' : 'refused');
    } catch (error) {
      setSent('no');
      onFailure(error);
    }
  }

  return (
    <div className={styles.steps}>
      <p>
        We sent a mail to <b>{email}</b>. Open the link in it to verify your address. It works once, for 24 hours.
      </p>
      {signedIn && (
        <p className={styles.waiting} role="status">
          <i className={styles.pulse} aria-hidden="true" />
          Waiting for the verification link
        </p>
      )}
      <DemoOutboxLink email={email} />
      {signedIn ? (
        <Button onClick={sendAgain} busy={sent === 'sending'} icon="mail">
          Send the mail again
        </Button>
      ) : (
        <p className={styles.other}>If you already have an account, the mail says so: sign in with your password.</p>
      )}
      {sent === 'again' && (
        <Notice tone="success" role="status">
          Sent again. Older links stop working.
        </Notice>
      )}
      {sent === 'refused' && (
        <Notice tone="error" role="alert">
          The mail was not sent. Wait a minute and try again.
        </Notice>
      )}
    </div>
  );
}
