export { beginsAs, headLength, mayBePartOf } from './attachment-content.ts';
export { type AttachmentExtension, attachmentKinds } from './attachment-kinds.ts';
export { attachmentsPerOrder, maxAttachmentBytes } from './attachment-limits.ts';
export { type AttachmentRefusal, attachmentMessage } from './attachment-messages.ts';
export { type AttachmentName, checkAttachmentName, shownFileName } from './attachment-name.ts';
