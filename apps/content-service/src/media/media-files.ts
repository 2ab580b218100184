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

/** Where no large file comes: what is brought in is made by code. */
export const noMediaFiles: MediaFiles = {
  put: () => Promise.reject(new Error('No file is so large here')),
  open: async () => null,
  remove: async () => undefined,
};

/** The same files, and what was put there and is still there, for a write that may be taken back. */
export function filesWithUndo(files: MediaFiles): { readonly files: MediaFiles; readonly undo: () => Promise<void> } {
  const put = new Set<string>();
  return {
    files: {
      ...files,
      put: async (key, bytes) => {
        await files.put(key, bytes);
        put.add(key);
      },
      remove: async (key) => {
        await files.remove(key);
        put.delete(key);
      },
    },
    undo: async () => {
      for (const key of put) await files.remove(key);
    },
  };
}
