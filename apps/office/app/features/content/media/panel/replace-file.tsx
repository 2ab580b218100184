import { getMedia, type MediaDetailWire, type MediaWire, replaceMedia } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallRefused, call, upload } from '../../../../platform/call.ts';
import { mediaEndings } from '../uploads/sent-file.ts';
import { changesBetween } from './media-facts.ts';
import styles from './panel.module.css';

interface Sent {
  readonly file: File;
  /** What it replaces, as it was seen. */
  readonly was: MediaWire;
}

/**
 * Puts another file into the place of one, by the revision that was seen. Where somebody was faster, the file that was
 * chosen waits, and what they changed is said.
 */
export function ReplaceFile({ media }: { readonly media: MediaDetailWire }) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const replace = useMutation({
    mutationFn: async ({ file, was }: Sent): Promise<MediaWire | null> => {
      const params = { id: was.id };
      const query = { file_name: file.name, revision: String(was.revision) };
      try {
        await upload(replaceMedia, { params, query, file });
        return null;
      } catch (error) {
        if (!(error instanceof CallRefused) || error.refused.problem.error_code !== 'content_changed') throw error;
        return call(getMedia, { params });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
  const { data: theirs, variables: sent } = replace;
  return (
    <>
      {replace.error === null ? null : (
        <Notice tone="error" role="alert">
          {replace.error.message}
        </Notice>
      )}
      {theirs == null || sent === undefined || replace.isPending ? null : (
        <Notice tone="warnMinor" role="alert">
          <p>
            <b>{theirs.changed_by ?? 'Somebody'} changed it meanwhile.</b> {sent.file.name} is not in its place yet.
          </p>
          <ul>
            {changesBetween(sent.was, theirs).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className={styles.row}>
            <Button size="compact-sm" variant="default" onClick={() => replace.mutate({ ...sent, was: theirs })}>
              Put {sent.file.name} there all the same
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => replace.reset()}>
              Leave it as it is
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <Button size="xs" variant="default" loading={replace.isPending} onClick={() => picker.current?.click()}>
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
