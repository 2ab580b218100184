import { attachToRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { acceptedBy, attachmentHolders, fileFault, headLength } from '@cutsite/domain/attachment';
import { type SendFile, UploadProgress, useFileSending } from '@cutsite/ui/file-sending';
import { Notice } from '@cutsite/ui/notice';
import { Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../platform/button.tsx';
import { upload } from '../../platform/call.ts';
import { blockedBecause } from './request-queries.ts';
import styles from './requests.module.css';

const sendFile: SendFile = (id, file, way) =>
  upload(attachToRequest, { params: { id }, query: { file_name: file.name }, file, ...way });

/** The files of both sides, and one more from this one; its customer hears of it by mail (RQ-30). */
export function RequestFiles({ request }: { readonly request: StaffRequestWire }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const sending = useFileSending(sendFile);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOnItsWay = sending.status.is === 'pending';
  async function send(file: File): Promise<void> {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    const refused = fileFault({ fileName: file.name, byteSize: file.size, head }, attachmentHolders.request);
    setRefusal(refused);
    if (refused !== null) return;
    if (await sending.send(request.id, file)) await client.invalidateQueries({ queryKey: ['requests'] });
  }
  const blocked = blockedBecause(request, 'answer');
  return (
    <section className={`cs-card ${styles.card}`} aria-labelledby="files">
      <h2 id="files">Files</h2>
      {request.files.length === 0 ? <p className="cs-muted">None.</p> : null}
      <ul className={styles.thread}>
        {request.files.map((file) => (
          <li key={file.id}>
            <a href={`/api/staff/requests/${request.id}/attachments/${file.id}/`} download>
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
      <div>
        <Tooltip label={blocked} disabled={blocked === null}>
          <Button variant="default" busy={isOnItsWay} blockedBecause={blocked} onClick={() => picker.current?.click()}>
            Attach a file for the customer
          </Button>
        </Tooltip>
      </div>
      <p className="cs-muted cs-small">{attachmentHolders.request.limits}</p>
      <input
        ref={picker}
        type="file"
        accept={acceptedBy(attachmentHolders.request)}
        hidden
        aria-label="File for the customer"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void send(file);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
