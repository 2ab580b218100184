import { Notice } from '@cutsite/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { takePasted } from './file-takers.ts';
import { MediaPicker } from './media-picker.tsx';
import type { AddedMedia } from './sent-file.ts';
import styles from './uploads.module.css';
import { useAddMedia } from './use-add-media.ts';

interface AddMediaButtonProps {
  /** Is called with each one that was added. */
  readonly onAdded?: (media: AddedMedia) => void;
}

/** Pictures and files are chosen, dropped here, or pasted anywhere on the page that shows this. */
export function AddMediaButton({ onAdded }: AddMediaButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { add, status, refused } = useAddMedia(onAdded);
  const [isOver, setOver] = useState(false);
  useEffect(() => takePasted(add), [add]);
  return (
    <div
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      // The button beside it does the same for the keyboard.
      role="presentation"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <Button variant="default" onClick={() => picker.current?.click()}>
        Add pictures or files
      </Button>
      <span className="cs-muted cs-small">or drop them here, or paste a picture</span>
      <p role="status" className="cs-muted cs-small">
        {status}
      </p>
      {refused.map((sentence) => (
        <Notice key={sentence} tone="error" role="alert">
          {sentence}
        </Notice>
      ))}
      <MediaPicker ref={picker} onPick={add} />
    </div>
  );
}
