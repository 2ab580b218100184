export {
  type AttachmentEndpoints,
  type AttachmentWire,
  attachmentEndpoints,
  orderAttachmentCalls,
} from './endpoints.ts';
