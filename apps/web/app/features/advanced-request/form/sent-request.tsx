import { Button, ButtonLink } from '@cutsite/ui/button';
import { UploadProgress } from '@cutsite/ui/file-sending';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useRef } from 'react';
import { requestAddress } from '../request-address.ts';
import styles from '../request-form.module.css';
import type { useRequestForm } from './use-request-form.ts';
import type { SubmitStatus } from './use-request-sending.ts';

interface SentRequestProps {
  readonly form: Pick<ReturnType<typeof useRequestForm>, 'file' | 'startAgain'>;
  readonly sent: Extract<SubmitStatus, { readonly is: 'success' }>;
  /** Where the answer goes. */
  readonly email: string | undefined;
}

/** The request is there. Its file may still be missing, and is sent again from here. */
export function SentRequest({ form: { file, startAgain }, sent: { request, lostFile }, email }: SentRequestProps) {
  const { sales_rep: rep } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and what came in its place is far above it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="cs-page cs-headed-page">
      <div className={`cs-card ${styles.card}`} role="status">
        <h1 ref={heading} tabIndex={-1}>
          Sent as {request.number}
        </h1>
        <p>
          {rep === null ? 'Someone from sales' : rep.name} writes to {email === undefined ? 'you' : <b>{email}</b>}. A
          copy of what you asked for is in your mail.
        </p>
        {lostFile === '' ? null : (
          <Notice tone="warnMinor">
            {lostFile} was not sent: this browser could not keep it. Choose it again on the page of the request.
          </Notice>
        )}
        <UploadProgress status={file.status} onStop={file.stop} onAgain={file.again} />
        <div className={styles.buttons}>
          <ButtonLink variant="primary" size="roomy" href={requestAddress(request.id)}>
            Open {request.number}
          </ButtonLink>
          <Button size="roomy" onClick={startAgain}>
            Ask for another
          </Button>
        </div>
      </div>
    </div>
  );
}
