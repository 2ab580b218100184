import { attachmentHolders } from '@cutsite/domain/attachment';
import { Button } from '@cutsite/ui/button';
import { UploadProgress, useFileSending } from '@cutsite/ui/file-sending';
import { Icon } from '@cutsite/ui/icon';
import { Notice } from '@cutsite/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchFiles, fileRefusal, sendFile } from '../request-calls.ts';
import styles from '../request-form.module.css';

interface RequestFilesProps {
  readonly id: string;
  /** Why no more files go to it. */
  readonly blockedBecause: string | null;
}

/** The files of a request, and one more. */
export function RequestFiles({ id, blockedBecause }: RequestFilesProps) {
  const client = useQueryClient();
  const queryKey = ['request-files', id];
  const { data: files = [] } = useQuery({ queryKey, queryFn: () => fetchFiles(id) });
  const picker = useRef<HTMLInputElement>(null);
  const sending = useFileSending(sendFile);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function add(file: File) {
    const refused = await fileRefusal(file);
    setRefusal(refused);
    if (refused === null) await send(file);
  }
  async function send(file: File) {
    await sending.send(id, file);
    await client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: ['request', id] });
  }
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="files">
      <h2 id="files">Files</h2>
      {files.length === 0 ? <p className="cs-muted cs-small">No files yet.</p> : null}
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <Icon name="document" />
            <a href={`/order/advanced_requests/${id}/attachments/${file.id}/`} download>
              {file.file_name}
            </a>
          </li>
        ))}
      </ul>
      <UploadProgress status={sending.status} onStop={sending.stop} onAgain={(_, file) => void send(file)} />
      {refusal === null ? null : (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      <div className={styles.onScreen}>
        <Button
          icon="upload"
          busy={sending.status.is === 'pending'}
          blockedBecause={blockedBecause === null ? null : 'The files of this request stay as they are.'}
          onClick={() => picker.current?.click()}
        >
          Add a file
        </Button>
      </div>
      <p className={`cs-muted cs-small ${styles.onScreen}`}>{attachmentHolders.request.limits}</p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="File for the request"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void add(file);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
