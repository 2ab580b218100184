interface AttachmentKind {
  readonly mediaType: string;
  /** As a sentence calls it. */
  readonly label: string;
  /** What its bytes have to look like. */
  readonly content: 'pdf' | 'png' | 'jpeg' | 'office' | 'text';
}

/**
 * What may be attached, by the end of its name (promise F2). Papers that purchasing sends around, and nothing that
 * runs: no macros, no scripts, no archives.
 */
export const attachmentKinds = {
  pdf: { mediaType: 'application/pdf', label: 'PDF', content: 'pdf' },
  png: { mediaType: 'image/png', label: 'PNG', content: 'png' },
  jpg: { mediaType: 'image/jpeg', label: 'JPG', content: 'jpeg' },
  jpeg: { mediaType: 'image/jpeg', label: 'JPG', content: 'jpeg' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
    content: 'office',
  },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'XLSX',
    content: 'office',
  },
  csv: { mediaType: 'text/csv', label: 'CSV', content: 'text' },
  txt: { mediaType: 'text/plain', label: 'TXT', content: 'text' },
} as const satisfies Readonly<Record<string, AttachmentKind>>;

/** The end of a name, in small letters. */
export type AttachmentExtension = keyof typeof attachmentKinds;

/** A file must be smaller than this: 100MB is 1e8 bytes (LI-11). */
export const maxAttachmentBytes = 100_000_000;

/** What files can belong to, as sentences say it. */
export interface AttachmentHolder {
  /** With its article: `an order`. */
  readonly noun: string;
  readonly mostFiles: number;
}

/** By kind; what has files is a row. How many one holds is ours (docs/open-questions.md). */
export const attachmentHolders = {
  order: { noun: 'an order', mostFiles: 20 },
  request: { noun: 'a request', mostFiles: 20 },
} as const satisfies Readonly<Record<string, AttachmentHolder>>;
