/** A file that is ready to be saved. */
export interface ReadyFile {
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

/** Hands a file to the browser, as a download. */
export function saveFile({ name, type, content }: ReadyFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
