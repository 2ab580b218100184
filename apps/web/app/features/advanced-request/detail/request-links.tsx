import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { endLink, makeLink } from '../request-calls.ts';
import styles from '../request-form.module.css';

interface RequestLinksProps {
  readonly request: RequestWire;
  readonly onChanged: (request: RequestWire) => void;
}

/** Links by which somebody else reads the request, such as a purchaser. */
export function RequestLinks({ request, onChanged }: RequestLinksProps) {
  const [link, setLink] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => makeLink(request.id),
    onSuccess: (made) => {
      setLink(made.link);
      onChanged(made.request);
    },
  });
  const end = useMutation({
    mutationFn: (shareId: string) => endLink(request.id, shareId),
    onSuccess: (changed) => {
      setLink(null);
      onChanged(changed);
    },
  });
  const failure = make.error ?? end.error;
  return (
    <section className={`cs-card ${styles.card} ${styles.onScreen}`} aria-labelledby="links">
      <h2 id="links">Show it to a colleague</h2>
      <p className="cs-muted cs-small">Whoever has the link reads the request for 30 days and changes nothing.</p>
      <ul className={styles.list}>
        {request.shares.map((share) => (
          <li key={share.id} className={styles.file}>
            <span>Until {dayText(share.expires)}</span>
            <Button size="small" busy={end.isPending} onClick={() => end.mutate(share.id)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {link === null ? null : (
        <Notice tone="success" role="status">
          The link is shown once: <a href={link}>open it</a>{' '}
          <Button size="small" icon="copy" onClick={() => void navigator.clipboard.writeText(link)}>
            Copy
          </Button>
        </Notice>
      )}
      {failure === null ? null : <FailureNotice failure={failure}>{failure.message}</FailureNotice>}
      <div>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          Make a link
        </Button>
      </div>
    </section>
  );
}
