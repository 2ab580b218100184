import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { useCallback, useRef, useState } from 'react';
import { sendFile } from './request-calls.ts';
import styles from './request-form.module.css';

/** What may go with a request, said before somebody chooses (wish 3 of procurement). */
export const fileLimits = 'PDF, picture, DOCX, XLSX, CSV or TXT, under 100MB.';

/** How far a file on its way to a request is. */
export type FileStatus =
  | { readonly is: 'none' }
  | { readonly is: 'pending'; readonly name: string; readonly part: number }
  | { readonly is: 'failed'; readonly id: string; readonly file: File; readonly sentence: string };

const none: FileStatus = { is: 'none' };

/** Sends a file to a request: it can be stopped on its way, and what did not arrive can be sent again. */
export function useFileSending() {
  const [status, setStatus] = useState<FileStatus>(none);
  const leaving = useRef<AbortController | null>(null);
  const send = useCallback(async (id: string, file: File): Promise<boolean> => {
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
  }, []);
  return { status, send, stop: () => leaving.current?.abort(), forget: () => setStatus(none) };
}

interface FileOnItsWayProps {
  readonly status: FileStatus;
  readonly onStop: () => void;
  readonly onAgain: (id: string, file: File) => void;
}

/** How much of a file has gone, with the way to stop it; or why it did not arrive, with another try. */
export function FileOnItsWay({ status, onStop, onAgain }: FileOnItsWayProps) {
  if (status.is === 'none') return null;
  if (status.is === 'pending') {
    const percent = Math.floor(status.part * 100);
    return (
      <div className={styles.file}>
        <span className="cs-small">
          Sending {status.name}: <span className="cs-mono">{percent} %</span>
        </span>
        <progress aria-label={`Sending ${status.name}`} value={status.part} max={1} />
        <Button size="small" onClick={onStop}>
          Stop the file
        </Button>
      </div>
    );
  }
  return (
    <Notice tone="warnMajor" role="alert">
      <b>{status.file.name} did not arrive.</b> {status.sentence}{' '}
      <Button size="small" onClick={() => onAgain(status.id, status.file)}>
        Send the file again
      </Button>
    </Notice>
  );
}
