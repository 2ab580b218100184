export { getRequestDraft, putRequestDraft } from './draft-endpoints.ts';
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
  RequestDraftWire,
  RequestEntryWire,
  RequestWire,
  SalesRepWire,
  SavedDraftWire,
  SharedRequestWire,
  StaffRequestWire,
} from './request-schemas.ts';
export {
  answerRequest,
  assignRequest,
  attachToRequest,
  closeRequest,
  getRequestFile,
  getStaffRequest,
  listQueuedRequests,
  quoteRequest,
} from './staff-endpoints.ts';
export { type KeptTerritoryWire, listTerritories, setTerritory } from './territory-endpoints.ts';
