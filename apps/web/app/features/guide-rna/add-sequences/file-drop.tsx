import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './add-sequences.module.css';

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A place where a file can be dropped; the same can be had by the button inside, so it needs no keyboard of its own. */
export function FileDrop({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  return (
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}
