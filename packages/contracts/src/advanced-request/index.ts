export {
  changeRequest,
  createRequest,
  declineRequest,
  getRequest,
  listRequests,
  listSalesReps,
  openSharedRequest,
  requestAttachmentCalls,
  revokeRequestShare,
  setSalesRep,
  shareRequest,
  withdrawRequest,
  writeMessage,
} from './endpoints.ts';
export type {
  ListedRequestWire,
  QueuedRequestWire,
  QuotedTermsWire,
  RequestEntryWire,
  RequestWire,
  SalesRepWire,
  SharedRequestWire,
  StaffRequestWire,
} from './request-schemas.ts';
export {
  answerRequest,
  assignRequest,
  closeRequest,
  getRequestFile,
  getStaffRequest,
  listQueuedRequests,
  quoteRequest,
} from './staff-endpoints.ts';
