import { acceptedBy, attachmentHolders } from '@cutsite/domain/attachment';
import { Button } from '@cutsite/ui/button';
import { keepPageOnDrop } from '@cutsite/ui/file-drop';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { useEffect, useId, useRef } from 'react';
import styles from '../request-form.module.css';
import type { ChosenFile } from './use-browser-draft.ts';

const { request } = attachmentHolders;

interface FileChoiceProps {
  readonly chosen: ChosenFile;
  readonly isSignedIn: boolean;
  readonly onChoose: (file: File | null) => void;
}

/** The first file that is chosen goes with the request (RQ-1). */
export function FileChoice({ chosen: { file, refusal, isKept }, isSignedIn, onChoose }: FileChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(keepPageOnDrop, []);
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>
        Attachment <span className="cs-muted cs-small">optional</span>
      </h2>
      {file === null ? null : (
        <p className={styles.file}>
          <Icon name="document" />
          <span className="cs-named">
            <b>{file.name}</b>
            <small>{sizeText(file.size)}, ready to send</small>
          </span>
          <Button
            variant="quiet"
            size="small"
            icon="remove"
            aria-label={`Remove ${file.name}`}
            onClick={() => onChoose(null)}
          />
        </p>
      )}
      {refusal === null ? null : (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      {isKept || isSignedIn ? null : (
        <Notice tone="warnMinor">
          This browser cannot keep the file. Choose it again on the request’s page after you have signed in elsewhere.
        </Notice>
      )}
      <div>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {file === null ? 'Choose a file' : 'Choose another file'}
        </Button>
      </div>
      <p className="cs-muted cs-small">One file now, more on the request’s page. {request.limits}</p>
      <input
        ref={picker}
        type="file"
        accept={acceptedBy(request)}
        hidden
        aria-label="File of the request"
        onChange={(event) => {
          const [picked] = event.currentTarget.files ?? [];
          if (picked) onChoose(picked);
          // The same file may be chosen again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** 1 kB is 1000 bytes, as in the limit. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
