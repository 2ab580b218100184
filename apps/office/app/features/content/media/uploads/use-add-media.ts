import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AddedMedia } from './sent-file.ts';
import { batchText, uploadBatch } from './upload-batch.ts';
import { mediaPorts } from './uploads.ts';

/** Sends pictures and files, one after the other, and says how far it is and what was refused. */
export function useAddMedia(onAdded?: (media: AddedMedia) => void) {
  const latest = useRef(onAdded);
  useEffect(() => {
    latest.current = onAdded;
  });
  const [batch] = useState(() => uploadBatch(mediaPorts((added) => latest.current?.(added))));
  const lines = useSyncExternalStore(batch.subscribe, batch.getLines);
  return {
    status: batchText(lines),
    refused: lines.flatMap(({ sentence }) => (sentence === null ? [] : [sentence])),
    add: batch.add,
  };
}
