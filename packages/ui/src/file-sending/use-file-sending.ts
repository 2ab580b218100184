import { useCallback, useRef, useState } from 'react';

/** How far a file on its way to something is. */
export type FileStatus =
  | { readonly is: 'none' }
  | { readonly is: 'pending'; readonly name: string; readonly part: number }
  | { readonly is: 'failed'; readonly id: string; readonly file: File; readonly sentence: string };

/**
 * Sends a file to what has this id.
 *
 * @throws Error with the sentence for the screen
 */
export type SendFile = (
  id: string,
  file: File,
  way: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<unknown>;

const none: FileStatus = { is: 'none' };

/** Sends a file: it can be stopped on its way, and what did not arrive can be sent again. */
export function useFileSending(sendFile: SendFile) {
  const [status, setStatus] = useState<FileStatus>(none);
  const leaving = useRef<AbortController | null>(null);
  const send = useCallback(
    async (id: string, file: File): Promise<boolean> => {
      const controller = new AbortController();
      leaving.current = controller;
      setStatus({ is: 'pending', name: file.name, part: 0 });
      try {
        const onProgress = (part: number) => setStatus({ is: 'pending', name: file.name, part });
        await sendFile(id, file, { onProgress, signal: controller.signal });
        setStatus(none);
        return true;
      } catch (error) {
        const why = error instanceof Error ? error.message : 'It did not arrive.';
        const sentence = controller.signal.aborted ? 'You stopped it on its way.' : why;
        setStatus({ is: 'failed', id, file, sentence });
        return false;
      }
    },
    [sendFile],
  );
  return { status, send, stop: () => leaving.current?.abort(), forget: () => setStatus(none) };
}
