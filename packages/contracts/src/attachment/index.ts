export {
  type AttachmentEndpoints,
  type AttachmentWire,
  attachmentEndpoints,
  attachmentSchema,
  orderAttachmentCalls,
} from './endpoints.ts';
