interface AttachmentKind {
  readonly mediaType: string;
  /** As a sentence calls it. */
  readonly label: string;
  /** What its bytes have to look like. */
  readonly content: 'pdf' | 'png' | 'jpeg' | 'office' | 'text' | 'zip';
}

/**
 * What may be attached, by the end of its name (promise F2). Papers that purchasing sends around, maps of sequences and
 * archives of them, and nothing that runs: no macros, no scripts. Which of them a holder takes, its row says.
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
  gb: { mediaType: 'text/plain', label: 'GenBank', content: 'text' },
  gbk: { mediaType: 'text/plain', label: 'GenBank', content: 'text' },
  zip: { mediaType: 'application/zip', label: 'ZIP', content: 'zip' },
} as const satisfies Readonly<Record<string, AttachmentKind>>;

/** The end of a name, in small letters. */
export type AttachmentExtension = keyof typeof attachmentKinds;

/** A file must be smaller than this: 100MB is 1e8 bytes (LI-11). */
export const maxAttachmentBytes = 100_000_000;

/** What files can belong to, as sentences say it. */
export interface AttachmentHolder {
  /** With its article: `an order`. */
  readonly noun: string;
  readonly maxFiles: number;
  readonly kinds: readonly AttachmentExtension[];
  /** What may be attached, said before somebody chooses (wish 3 of procurement). */
  readonly limits: string;
}

/** Papers of purchasing; an archive is none. */
const documentKinds = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'csv', 'txt'] as const;

/** By kind; what has files is a row. How many one holds is ours (docs/open-questions.md). */
export const attachmentHolders = {
  order: {
    noun: 'an order',
    maxFiles: 20,
    kinds: documentKinds,
    limits: 'PDF, picture, DOCX, XLSX, CSV or TXT, under 100 MB.',
  },
  request: {
    noun: 'a request',
    maxFiles: 20,
    kinds: [...documentKinds, 'gb', 'gbk', 'zip'],
    limits:
      'PDF, picture, DOCX, XLSX, CSV, TXT, GenBank or ZIP, under 100 MB. To send several at once, put them in a ZIP.',
  },
} as const satisfies Readonly<Record<string, AttachmentHolder>>;

/** What a picker of files shows for a holder: `.pdf,.png`. */
export const acceptedBy = ({ kinds }: AttachmentHolder): string => kinds.map((kind) => `.${kind}`).join(',');
