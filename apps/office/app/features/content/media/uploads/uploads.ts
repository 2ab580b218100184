import { addMedia } from '@cutsite/contracts/content';
import { useEffect, useSyncExternalStore } from 'react';
import { CallRefused, upload } from '../../../../platform/call.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { leaveOrSay } from '../../../../platform/signed-out.ts';
import { holdPage } from '../../../../platform/unsaved-text.ts';
import { openTakers, takePasted } from './file-takers.ts';
import { type AddedMedia, nameOf, refusalOf } from './sent-file.ts';
import { isUploading, type UploadLine, type UploadPorts, uploadQueue } from './upload-queue.ts';

/** Where files that are on their way are put. */
const folders = new WeakMap<File, string>();

/**
 * How files are sent into the media.
 *
 * @param onAdded is called with each that is there
 */
export const mediaPorts = (onAdded: (media: AddedMedia) => void): UploadPorts<AddedMedia> => ({
  send: async (file, name, at) => {
    try {
      const folder = folders.get(file) ?? '';
      const query = { file_name: name, ...(folder === '' ? {} : { folder }) };
      return { added: await upload(addMedia, { query, file, ...at }) };
    } catch (error) {
      if (!(error instanceof CallRefused)) return { sentence: `${name} was not added.`, isLost: true };
      const { status, signedOut } = error.refused;
      if (signedOut) leaveOrSay();
      const sentence = status === 0 ? 'The connection ended before it was there.' : error.message;
      return { sentence, isLost: status === 0 || status >= 500 || signedOut };
    }
  },
  nameOf,
  refusalOf,
  now: () => performance.now(),
  onAdded: (added) => {
    onAdded(added);
    void queryClient.invalidateQueries({ queryKey: ['content', 'media'] });
  },
});

/** What is on its way, whichever room of the office is open meanwhile. */
export const uploads = uploadQueue<AddedMedia>(mediaPorts(() => undefined));

/** Sends files, which then lie in a folder; empty: in none. */
export function addUploads(files: readonly File[], folder: string): void {
  for (const file of files) folders.set(file, folder);
  uploads.add(files);
}

const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
let letGo: (() => void) | null = null;

// Leaving the office for another site would cut off what is on its way.
uploads.subscribe(() => {
  const isBusy = isUploading(uploads.getLines());
  if (isBusy === (letGo !== null)) return;
  if (isBusy) {
    window.addEventListener('beforeunload', onLeave);
    letGo = holdPage();
  } else {
    window.removeEventListener('beforeunload', onLeave);
    letGo?.();
    letGo = null;
  }
});

/** The lines of what is on its way, and of what has been. */
export const useUploads = (): readonly UploadLine<AddedMedia>[] =>
  useSyncExternalStore(uploads.subscribe, uploads.getLines);

/**
 * Files that are dropped anywhere on the page, or pasted into it, are sent; those for a dialog above it go there.
 *
 * @param folder where they are put; empty: in none
 * @param onOver while some are above it
 */
export function useDroppedFiles(folder: string, onOver: (isOver: boolean) => void): void {
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      onOver(true);
    };
    // From one part of the page to the next there is always another element.
    const onDragLeave = (event: DragEvent) => event.relatedTarget === null && onOver(false);
    const onDrop = (event: DragEvent) => {
      onOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      openTakers.give([...(event.dataTransfer?.files ?? [])]);
    };
    const leave = takePasted((files) => addUploads(files, folder));
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop };
    const all = Object.entries(listeners) as [keyof typeof listeners, EventListener][];
    for (const [name, run] of all) document.addEventListener(name, run);
    return () => {
      leave();
      for (const [name, run] of all) document.removeEventListener(name, run);
    };
  }, [folder, onOver]);
}
