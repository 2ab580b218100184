import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AddedMedia } from './sent-file.ts';
import { batchText, uploadBatch } from './upload-batch.ts';
import { mediaPorts } from './uploads.ts';

/** Sends pictures and files, one after the other, and says how far it is and what was refused. */
export function useAddMedia(onAdded?: (media: AddedMedia) => void) {
  const [{ batch, setOnAdded }] = useState(startBatch);
  useEffect(() => setOnAdded(onAdded));
  const lines = useSyncExternalStore(batch.subscribe, batch.getLines);
  return {
    status: batchText(lines),
    refused: lines.flatMap(({ sentence }) => (sentence === null ? [] : [sentence])),
    add: batch.add,
  };
}

/** A batch that outlives renders, and calls what the last one of them gave. */
function startBatch() {
  let latest: ((media: AddedMedia) => void) | undefined;
  return {
    batch: uploadBatch(mediaPorts((added) => latest?.(added))),
    setOnAdded: (onAdded: typeof latest) => {
      latest = onAdded;
    },
  };
}
