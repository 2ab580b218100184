import { keepPageOnDrop } from '@cutsite/ui/file-drop';
import { Icon } from '@cutsite/ui/icon';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** One file at least. */
  readonly onFiles: (files: readonly File[]) => void;
  /** What is said over the place while a file is held above it: "Drop the file to add its sequences to Plate 1". */
  readonly says: string;
  readonly children: ReactNode;
}

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A place where a file can be dropped; the same can be had by a button inside, so it needs no keyboard of its own. */
export function FileDrop({ onFiles, says, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  useEffect(keepPageOnDrop, []);
  // Each part inside tells of its own entering and leaving; the file has left when all of them have been left.
  const entered = useRef(0);
  const count = (step: 1 | -1) => {
    entered.current = Math.max(0, entered.current + step);
    setOver(entered.current > 0);
  };
  return (
    <div
      className={styles.place}
      data-over={over || undefined}
      onDragEnter={(event) => {
        if (holdsFile(event)) count(1);
      }}
      onDragLeave={(event) => {
        if (holdsFile(event)) count(-1);
      }}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={(event) => {
        entered.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
      {over ? (
        <div className={styles.veil}>
          <span>
            <Icon name="upload" />
            {says}
          </span>
        </div>
      ) : null}
    </div>
  );
}
