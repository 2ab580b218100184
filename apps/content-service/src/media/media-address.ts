/** Where the bytes of media are served: another address for other bytes. */
export const mediaAddress = (hash: string, name: string): string => `/media/${hash}/${encodeURIComponent(name)}`;

/** Where a copy of a picture is served. */
export const copyAddress = (hash: string, { type, width }: { readonly type: string; readonly width: number }): string =>
  `/media/${hash}/${width}.${type.replace('image/', '')}`;
