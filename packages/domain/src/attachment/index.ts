export { beginsAs, headLength, mayBePartOf } from './attachment-content.ts';
export {
  type AttachmentExtension,
  type AttachmentHolder,
  acceptedBy,
  attachmentHolders,
  attachmentKinds,
  maxAttachmentBytes,
} from './attachment-kinds.ts';
export { type AttachmentRefusal, attachmentMessage } from './attachment-messages.ts';
export { type AttachmentName, checkAttachmentName, shownFileName } from './attachment-name.ts';
export { type ChosenFile, fileFault } from './file-fault.ts';
