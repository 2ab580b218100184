import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import styles from './upload-progress.module.css';
import type { FileStatus } from './use-file-sending.ts';

interface UploadProgressProps {
  readonly status: FileStatus;
  readonly onStop: () => void;
  readonly onAgain: (id: string, file: File) => void;
}

/** How much of a file has gone, with the way to stop it; or why it did not arrive, with another try. */
export function UploadProgress({ status, onStop, onAgain }: UploadProgressProps) {
  if (status.is === 'none') return null;
  if (status.is === 'pending') {
    const percent = Math.floor(status.part * 100);
    return (
      <div className={styles.way}>
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
