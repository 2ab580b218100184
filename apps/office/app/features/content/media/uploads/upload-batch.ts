import { isUploading, type UploadLine, type UploadPorts, type UploadQueue, uploadQueue } from './upload-queue.ts';

/** A queue for files that are used where they are added. Lines that are over go when the next files come. */
export function uploadBatch<Added>(ports: UploadPorts<Added>): Omit<UploadQueue<Added>, 'stop' | 'again' | 'clear'> {
  const { add, clear, getLines, subscribe } = uploadQueue(ports);
  return {
    add: (files) => {
      if (files.length === 0) return;
      // Files that come while others are on the way belong to them.
      if (!isUploading(getLines())) clear();
      add(files);
    },
    getLines,
    subscribe,
  };
}

/** "gel.png: 40 %, 2 more are waiting", "3 of 4 added"; empty: nothing was added. */
export function batchText(lines: readonly UploadLine<unknown>[]): string {
  const count = (state: UploadLine<unknown>['state']) => lines.filter((line) => line.state === state).length;
  const sent = lines.find(({ state }) => state === 'sending');
  if (sent === undefined) return lines.length === 0 ? '' : `${count('done')} of ${lines.length} added`;
  const waiting = count('waiting');
  const more = waiting === 0 ? '' : `, ${waiting} more ${waiting === 1 ? 'is' : 'are'} waiting`;
  return `${sent.name}: ${Math.round(sent.part * 100)} %${more}`;
}
