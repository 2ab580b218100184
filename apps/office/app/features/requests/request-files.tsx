import { attachToRequest, type StaffRequestWire } from '@cutsite/contracts/advanced-request';
import { attachmentKinds } from '@cutsite/domain/attachment';
import { Notice } from '@cutsite/ui/notice';
import { Button, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { upload } from '../../platform/call.ts';
import { blockedBecause } from './request-queries.ts';
import styles from './requests.module.css';

const accepted = Object.keys(attachmentKinds)
  .map((extension) => `.${extension}`)
  .join(',');

/** The files of both sides, and one more from this one; its customer hears of it by mail (RQ-30). */
export function RequestFiles({ request }: { readonly request: StaffRequestWire }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const attach = useMutation({
    mutationFn: (file: File) =>
      upload(attachToRequest, { params: { id: request.id }, query: { file_name: file.name }, file }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['requests'] }),
  });
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
      {attach.error === null ? null : (
        <Notice tone="error" role="alert">
          {attach.error.message}
        </Notice>
      )}
      <div>
        <Tooltip label={blocked} disabled={blocked === null}>
          <Button
            variant="default"
            loading={attach.isPending}
            aria-disabled={blocked !== null}
            {...(blocked !== null && { 'data-disabled': true })}
            onClick={() => blocked === null && picker.current?.click()}
          >
            Attach a file for the customer
          </Button>
        </Tooltip>
      </div>
      <input
        ref={picker}
        type="file"
        accept={accepted}
        hidden
        aria-label="File for the customer"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) attach.mutate(file);
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
