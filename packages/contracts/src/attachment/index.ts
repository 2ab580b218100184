export {
  type AttachmentWire,
  addAttachment,
  getAttachment,
  listAttachments,
  removeAttachment,
} from './endpoints.ts';
