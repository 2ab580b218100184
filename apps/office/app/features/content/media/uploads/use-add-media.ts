import { addMedia } from '@cutsite/contracts/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { upload } from '../../../../platform/call.ts';
import { type AddedMedia, nameOf, refusalOf } from './sent-file.ts';

/** Sends pictures and files, one after the other, and says how far it is and what was refused. */
export function useAddMedia(onAdded?: (media: AddedMedia) => void) {
  const client = useQueryClient();
  const [status, setStatus] = useState('');
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refused: string[] = [];
      for (const file of files) {
        const tooLarge = refusalOf(file);
        if (tooLarge !== null) {
          refused.push(tooLarge);
          continue;
        }
        const onProgress = (part: number) => setStatus(`${nameOf(file)}: ${Math.round(part * 100)} %`);
        try {
          const added = await upload(addMedia, { query: { file_name: nameOf(file) }, file, onProgress });
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
  return {
    status,
    isPending: sending.isPending,
    refused: sending.data ?? [],
    add: (files: readonly File[]): void => {
      if (files.length > 0 && !sending.isPending) sending.mutate(files);
    },
  };
}
