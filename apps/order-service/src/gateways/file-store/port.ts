/** Where files of customers are kept. Keys are ids that we make; no name that somebody typed is ever part of one. */
export interface FileStore {
  /**
   * Keeps the bytes as they arrive, in little memory. When the source fails nothing of the file remains, and the error
   * is passed on. When it returns the file survives a power cut.
   */
  readonly put: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  /**
   * The bytes as they are asked for, all or a range of which both ends are sent; null: there is no such file.
   */
  readonly open: (
    key: string,
    range?: { readonly from: number; readonly to: number },
  ) => Promise<AsyncIterable<Uint8Array> | null>;
  /** How many bytes a file has; null: there is no such file. */
  readonly sizeOf: (key: string) => Promise<number | null>;
  /** Nothing happens when there is no such file. */
  readonly remove: (key: string) => Promise<void>;
  /** Keys of the files that were put before a time, in no order. */
  readonly keysBefore: (time: Date) => AsyncIterable<string>;
}
