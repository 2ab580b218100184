import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useState } from 'react';
import { momentText } from '../../../platform/day-text.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useRefreshVisitor } from '../../../platform/visitor.ts';
import { sendVerificationMail } from '../calls/account-calls.ts';
import { DemoOutboxLink } from '../calls/demo-outbox-link.tsx';
import styles from './account-form.module.css';

export interface CheckMailProps {
  readonly email: string;
  /** When the mail went out; null while that is not known here. */
  readonly sentAt?: string | null | undefined;
  /** Signed in and only waiting; otherwise it is not known here whether the address had an account before. */
  readonly signedIn: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** "Check your mail": waits for the link to be opened, in this or any other window. */
export function CheckMail({ email, sentAt, signedIn, onFailure }: CheckMailProps) {
  const [sent, setSent] = useState<'no' | 'sending' | 'again' | 'refused'>('no');

  const refreshVisitor = useRefreshVisitor();

  async function sendAgain() {
    setSent('sending');
    try {
      const isSent = (await sendVerificationMail()).ok;
      setSent(isSent ? 'again' : 'refused');
      if (isSent) await refreshVisitor();
    } catch (error) {
      setSent('no');
      onFailure(error);
    }
  }

  return (
    <div className={styles.steps}>
      <p>
        We sent a mail to <b>{email}</b>
        {sentAt ? ` on ${momentText(sentAt)}` : ''}. Open the link in it to verify your address. It works once, for 24
        hours.
      </p>
      <p className={styles.other}>
        {signedIn
          ? 'Nothing there after a few minutes? Check your spam folder, or have the mail sent again. If you opened the link in another browser, sign in here once more.'
          : 'Nothing there after a few minutes? Check your spam folder.'}
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
          Sent again, just now.
        </Notice>
      )}
      {sent === 'refused' && <FailureNotice>The mail was not sent. Wait a minute and try again.</FailureNotice>}
    </div>
  );
}
