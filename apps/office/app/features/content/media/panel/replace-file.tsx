import { getMedia, type MediaDetailWire, type MediaWire, replaceMedia } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { CallRefused, call, upload } from '../../../../platform/call.ts';
import { mediaEndings } from '../uploads/sent-file.ts';
import { changesBetween } from './media-facts.ts';
import styles from './panel.module.css';

interface Sent {
  readonly file: File;
  /** What it replaces, as it was seen. */
  readonly was: MediaWire;
}

/** A file that waits for a decision, with what somebody else made of what it was to replace. */
interface Waiting {
  readonly sent: Sent;
  readonly theirs: MediaWire;
}

/** By what they were to replace: a panel that moves above the list, because the window is narrower, is another one. */
const waitingFiles = new Map<string, Waiting>();

/**
 * Puts another file into the place of one, by the revision that was seen. Where somebody was faster, the file that was
 * chosen waits, and what they changed is said.
 */
export function ReplaceFile({ media }: { readonly media: MediaDetailWire }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(() => waitingFiles.get(media.id) ?? null);
  const wait = (next: Waiting | null) => {
    if (next === null) waitingFiles.delete(media.id);
    else waitingFiles.set(media.id, next);
    setWaiting(next);
  };
  const replace = useMutation({
    mutationFn: async (sent: Sent): Promise<void> => {
      const { file, was } = sent;
      const params = { id: was.id };
      const query = { file_name: file.name, revision: String(was.revision) };
      try {
        await upload(replaceMedia, { params, query, file });
        wait(null);
      } catch (error) {
        if (!(error instanceof CallRefused) || error.refused.problem.error_code !== 'content_changed') throw error;
        wait({ sent, theirs: await call(getMedia, { params }) });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  return (
    <>
      {replace.error === null ? null : (
        <Notice tone="error" role="alert">
          {replace.error.message}
        </Notice>
      )}
      {waiting === null || replace.isPending ? null : (
        <Notice tone="warnMinor" role="alert">
          <p>
            <b>{waiting.theirs.changed_by ?? 'Somebody'} changed it meanwhile.</b> {waiting.sent.file.name} is not in
            its place yet.
          </p>
          <ul>
            {changesBetween(waiting.sent.was, waiting.theirs).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className={styles.row}>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => replace.mutate({ ...waiting.sent, was: waiting.theirs })}
            >
              Put {waiting.sent.file.name} there all the same
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => wait(null)}>
              Leave it as it is
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <Button size="xs" variant="default" busy={replace.isPending} onClick={() => picker.current?.click()}>
          Replace the file
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        accept={mediaEndings}
        aria-label="Another file in its place"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) replace.mutate({ file, was: media });
        }}
      />
    </>
  );
}
