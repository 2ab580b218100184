import { addMedia, type MediaWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { upload } from '../../../platform/call.ts';

/** The endings of the files that are taken. */
export const mediaEndings = '.jpg,.jpeg,.png,.webp,.avif,.svg,.pdf,.mp3,.wav,.ogg';

interface AddMediaButtonProps {
  /** Is called with each one that was added. */
  readonly onAdded?: (media: MediaWire) => void;
}

/** Sends pictures and files, one after the other, and says how far it is and what was refused. */
export function AddMediaButton({ onAdded }: AddMediaButtonProps) {
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refused: string[] = [];
      for (const file of files) {
        const onProgress = (part: number) => setStatus(`${file.name}: ${Math.round(part * 100)} %`);
        try {
          const added = await upload(addMedia, { query: { file_name: file.name }, file, onProgress });
          onAdded?.(added);
        } catch (error) {
          refused.push(error instanceof Error ? error.message : `${file.name} was not added.`);
        }
      }
      return refused;
    },
    onSettled: async (refused, _, files) => {
      setStatus(`${files.length - (refused?.length ?? 0)} of ${files.length} added`);
      await client.invalidateQueries({ queryKey: ['content', 'media'] });
    },
  });
  return (
    <div>
      <Button variant="default" loading={add.isPending} onClick={() => picker.current?.click()}>
        Add pictures or files
      </Button>
      <p role="status" className="cs-muted cs-small">
        {status}
      </p>
      {add.data?.map((sentence) => (
        <Notice key={sentence} tone="error" role="alert">
          {sentence}
        </Notice>
      ))}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={mediaEndings}
        aria-label="Pictures or files"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) add.mutate(files);
        }}
      />
    </div>
  );
}
