import {
  changeRequest,
  createRequest,
  declineRequest,
  getRequest,
  getRequestDraft,
  type ListedRequestWire,
  listRequests,
  listSalesReps,
  openSharedRequest,
  putRequestDraft,
  type RequestDraftWire,
  type RequestWire,
  requestAttachmentCalls,
  revokeRequestShare,
  type SalesRepWire,
  type SharedRequestWire,
  setSalesRep,
  shareRequest,
  withdrawRequest,
  writeMessage,
} from '@cutsite/contracts/advanced-request';
import type { AttachmentWire } from '@cutsite/contracts/attachment';
import type { Problem } from '@cutsite/contracts/problem';
import type { RequestType } from '@cutsite/domain/advanced-request';
import { attachmentHolders, fileFault, headLength } from '@cutsite/domain/attachment';
import { api } from '../../platform/api.ts';
import { CallRefused } from '../../platform/failure/call-refused.ts';
import { type RefusedCall, refusedCall } from '../../platform/forms/refused-call.ts';
import type { SavedDraft } from './request-draft.ts';

/** A call about a request that was refused, with the sentences at their fields. */
export class RequestRefused extends CallRefused {
  readonly refusal: RefusedCall;

  constructor(answer: { readonly status: number; readonly problem: Problem; readonly signedOut: boolean }) {
    super(answer);
    this.refusal = refusedCall(answer);
  }
}

type Answered<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly status: number; readonly problem: Problem; readonly signedOut: boolean };

function bodyOf<Body>(answer: Answered<Body>): Body {
  if (!answer.ok) throw new RequestRefused(answer);
  return answer.body;
}

type NewRequest = Parameters<typeof api.call<typeof createRequest>>[1]['body'];

export async function sendRequest(body: NewRequest, key: string): Promise<RequestWire> {
  return bodyOf(await api.call(createRequest, { body, headers: { 'idempotency-key': key } }));
}

export async function fetchRequests(): Promise<readonly ListedRequestWire[]> {
  return bodyOf(await api.call(listRequests, {})).requests;
}

/** A request of one's own; null: there is none. */
export async function fetchRequest(id: string): Promise<RequestWire | null> {
  const answer = await api.call(getRequest, { params: { id } });
  return !answer.ok && answer.status === 404 ? null : bodyOf(answer);
}

/** What a link shows; null: it does not work any more. */
export async function fetchSharedRequest(token: string): Promise<SharedRequestWire | null> {
  const answer = await api.call(openSharedRequest, { body: { token } });
  return !answer.ok && answer.status === 404 ? null : bodyOf(answer);
}

export async function fetchSalesReps(): Promise<readonly SalesRepWire[]> {
  return bodyOf(await api.call(listSalesReps, { query: {} })).sales_reps;
}

/** Whom a request of this kind goes to by rule; null: nobody looks after it. */
export async function fetchSuggestedRep(type: RequestType, country: string): Promise<SalesRepWire | null> {
  const query = { request_type: type, ...(country !== '' && { country }) };
  const { sales_reps: reps, suggested } = bodyOf(await api.call(listSalesReps, { query }));
  return reps.find(({ id }) => id === suggested) ?? null;
}

export async function changeSalesRep(id: string, salesRepId: string): Promise<RequestWire> {
  return bodyOf(await api.call(setSalesRep, { params: { id }, body: { sales_rep_id: salesRepId } }));
}

/** The request that the account keeps while it is written; null: none. */
export async function fetchDraft(): Promise<SavedDraft | null> {
  return bodyOf(await api.call(getRequestDraft, {})).kept;
}

/** Keeps it. @returns its revision; or, where the account has another one by now, that one in `kept` */
export async function putDraft(
  draft: RequestDraftWire,
  revision: string,
): Promise<{ readonly kept: null; readonly revision: string } | { readonly kept: SavedDraft }> {
  const answer = await api.call(putRequestDraft, { body: { draft, replaces: revision === '' ? null : revision } });
  if (answer.ok) return { kept: null, revision: answer.body.revision };
  const kept = answer.status === 409 ? await fetchDraft() : null;
  if (kept !== null) return { kept };
  // What it goes on from was sent in another browser.
  if (answer.status === 409 && revision !== '') return putDraft(draft, '');
  throw new RequestRefused(answer);
}

type Change = Parameters<typeof api.call<typeof changeRequest>>[1]['body'];

export async function putRequest(id: string, body: Change): Promise<RequestWire> {
  return bodyOf(await api.call(changeRequest, { params: { id }, body }));
}

export async function sendMessage(id: string, text: string, key: string): Promise<RequestWire> {
  const answer = await api.call(writeMessage, { params: { id }, body: { text }, headers: { 'idempotency-key': key } });
  return bodyOf(answer);
}

export async function takeBack(id: string, version: number): Promise<RequestWire> {
  return bodyOf(await api.call(withdrawRequest, { params: { id }, body: { version } }));
}

export async function decline(id: string, version: number, text: string): Promise<RequestWire> {
  return bodyOf(await api.call(declineRequest, { params: { id }, body: { version, ...(text !== '' && { text }) } }));
}

export async function makeLink(id: string): Promise<{ readonly request: RequestWire; readonly link: string }> {
  return bodyOf(await api.call(shareRequest, { params: { id } }));
}

export async function endLink(id: string, shareId: string): Promise<RequestWire> {
  return bodyOf(await api.call(revokeRequestShare, { params: { id, share_id: shareId } }));
}

const { addAttachment, listAttachments } = requestAttachmentCalls;

export async function fetchFiles(id: string): Promise<readonly AttachmentWire[]> {
  return bodyOf(await api.call(listAttachments, { params: { id } }));
}

/** @throws RequestRefused with the sentence of the service */
export async function sendFile(
  id: string,
  file: File,
  way: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
): Promise<void> {
  bodyOf(await api.upload(addAttachment, { params: { id }, query: { file_name: file.name }, file, ...way }));
}

/** Sends a file with its request, unless an earlier try arrived whose answer was lost. */
export async function sendFileOnce(id: string, file: File, way: Parameters<typeof sendFile>[2]): Promise<void> {
  const there = await fetchFiles(id);
  const isThere = there.some(({ file_name: name, byte_size: bytes }) => name === file.name && bytes === file.size);
  if (!isThere) await sendFile(id, file, way);
}

/** Why a file is not taken: the rules of the service, asked before the first byte leaves. Null: it may go. */
export async function fileRefusal(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return fileFault({ fileName: file.name, byteSize: file.size, head }, attachmentHolders.request);
}
