/** Where bytes lie that are too many for the database: the part of the store's files that media needs. */
export interface MediaFiles {
  readonly put: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  /** @param range both ends are in it; null: there is no such file */
  readonly open: (
    key: string,
    range?: { readonly from: number; readonly to: number },
  ) => Promise<AsyncIterable<Uint8Array> | null>;
  readonly remove: (key: string) => Promise<void>;
}
