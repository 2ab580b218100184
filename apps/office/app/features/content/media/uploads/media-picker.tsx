import type { Ref } from 'react';
import { mediaEndings } from './sent-file.ts';

interface MediaPickerProps {
  /** Clicked by the button that opens it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly onPick: (files: readonly File[]) => void;
}

/** The browser's window for pictures and files; it shows nothing itself. The same files can be picked again. */
export function MediaPicker({ ref, onPick }: MediaPickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={mediaEndings}
      aria-label="Pictures or files"
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        onPick(files);
      }}
    />
  );
}
