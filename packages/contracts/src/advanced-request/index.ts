export {
  changeRequest,
  createRequest,
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
} from './staff-endpoints.ts';
