export type { AttachmentDependencies } from './add-attachment.ts';
export { selectAllKeys, selectAttachments } from './attachment.repository.ts';
export { answerAddedFile, attachmentRoutes } from './attachment.routes.ts';
export type { AddedFile, AttachmentOwner, AttachmentOwnerKind } from './attachment-owner.ts';
export { holdFiles, letFilesGo } from './files-lock.ts';
export { forgetOrphanedFiles } from './forget-orphaned-files.ts';
export { filesOfOrder, holdsAttachment, type OrderFile, openOrderFile, orderAttachments } from './order-attachments.ts';
export { openAttachment } from './read-attachments.ts';
