import type { AttachmentWire } from '@cutsite/contracts/attachment';
import { acceptedBy, attachmentHolders, shownFileName } from '@cutsite/domain/attachment';
import { Button } from '@cutsite/ui/button';
import { classNames } from '@cutsite/ui/class-names';
import { keepPageOnDrop } from '@cutsite/ui/file-drop';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import styles from './attachment-drop.module.css';
import type { useAttachments } from './use-attachments.ts';

type Attachments = ReturnType<typeof useAttachments>;

/** Where the purchase order is dropped or chosen: how far it is, and what is there already. */
export function AttachmentDrop({ attachments }: { readonly attachments: Attachments }) {
  const { files = [], uploading, refusal, add } = attachments;
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  useEffect(keepPageOnDrop, []);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    setNotTaken(others.map(({ name }) => shownFileName(name)));
    if (file && uploading === null) void add(file);
  };
  return (
    <section className={styles.drop} aria-labelledby={id}>
      <h3 id={id}>
        Purchase order <span className="cs-muted">(optional)</span>
      </h3>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Attached files">
          {files.map((file) => (
            <AttachedFile key={file.id} file={file} attachments={attachments} />
          ))}
        </ul>
      )}
      {uploading === null ? (
        <div
          className={classNames(styles.area, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Button icon="upload" onClick={() => picker.current?.click()}>
            {files.length === 0 ? 'Choose a file' : 'Attach another file'}
          </Button>
          <span className="cs-muted cs-small">or drop it here. {attachmentHolders.order.limits}</span>
          <input
            ref={picker}
            type="file"
            accept={acceptedBy(attachmentHolders.order)}
            hidden
            aria-label="Purchase order file"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              setNotTaken([]);
              if (file) void add(file);
              // The same file may be chosen again after it was corrected.
              event.currentTarget.value = '';
            }}
          />
        </div>
      ) : (
        <div className={styles.area} role="status">
          <span className={styles.name}>{uploading.name}</span>
          <progress aria-label={`Sending ${uploading.name}`} value={uploading.part} max={1} />
          <span className={styles.part}>{Math.floor(uploading.part * 100)} %</span>
          <Button size="small" onClick={attachments.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {notTaken.length > 0 && <Notice role="status">{notTakenText(notTaken)}</Notice>}
      {refusal !== null && <FailureNotice>{refusal}</FailureNotice>}
    </section>
  );
}

/** Of several files that were dropped together the first is sent. */
const notTakenText = (names: readonly string[]): string =>
  `Files are attached one at a time. Not attached: ${names.join(', ')}.`;

function AttachedFile({ file, attachments }: { readonly file: AttachmentWire; readonly attachments: Attachments }) {
  return (
    <li>
      <Icon name="document" />
      <a href={`/api/order/${attachments.orderId}/attachments/${file.id}/`} download>
        {file.file_name}
      </a>
      <span className="cs-muted cs-small">{sizeText(file.byte_size)}</span>
      <Button
        size="small"
        variant="quiet"
        icon="remove"
        aria-label={`Remove ${file.file_name}`}
        onClick={() => void attachments.remove(file.id)}
      />
    </li>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
