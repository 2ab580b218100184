/** A file must be smaller than this: 100MB is 1e8 bytes (LI-11). */
export const maxAttachmentBytes = 100_000_000;

/** Files that one order can hold (docs/open-questions.md). */
export const attachmentsPerOrder = 20;
