import { attachmentHolders } from '@cutsite/domain/attachment';
import * as z from 'zod/mini';
import { attachmentEndpoints } from '../attachment/index.ts';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import {
  annotationText,
  answersSchema,
  idText,
  listedRequestSchema,
  messageText,
  requestSchema,
  requestTypeWord,
  salesRepSchema,
  sharedRequestSchema,
  versionNumber,
} from './request-schemas.ts';

const tag = 'Requests';
const params = z.strictObject({ id: idText });
const written = { 200: requestSchema, ...problems(400, 404, 409) } as const;
/** Long tables of sequences fit. */
const bodyLimit = 1_000_000;

export const createRequest = defineEndpoint({
  method: 'POST',
  path: '/order/advanced_requests/',
  access: 'verified',
  tag,
  summary: 'Send a request for something that no order form sells (RQ-1).',
  description:
    'Only fields that the forms of the type declare are kept. An account has at most ten open requests. A file is sent afterwards, by the call for attachments.',
  rate: 'adding',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({
    request_type: requestTypeWord,
    annotation: z.optional(annotationText),
    answers: answersSchema,
    sales_rep_id: z.optional(z.nullable(z.uuid())),
    /** The revision of the draft that this was written as, which is forgotten. */
    draft: z.optional(z.uuid()),
  }),
  responses: { 201: requestSchema, ...problems(400, 404, 409) },
});

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/order/advanced_requests/',
  access: 'verified',
  tag,
  summary: 'List your requests, newest first.',
  responses: { 200: z.strictObject({ requests: z.array(listedRequestSchema) }) },
});

export const getRequest = defineEndpoint({
  method: 'GET',
  path: '/order/advanced_requests/{id}/',
  access: 'verified',
  tag,
  summary: 'Get one of your requests (RQ-14).',
  params,
  responses: { 200: requestSchema, ...problems(404) },
});

export const changeRequest = defineEndpoint({
  method: 'PUT',
  path: '/order/advanced_requests/{id}/',
  access: 'verified',
  tag,
  summary: 'Change the answers of a request while it is new or waiting for its owner (RQ-14).',
  bodyLimit,
  params,
  body: z.strictObject({ version: versionNumber, annotation: z.optional(annotationText), answers: answersSchema }),
  responses: written,
});

export const setSalesRep = defineEndpoint({
  method: 'PUT',
  path: '/order/advanced_requests/{id}/set_sales_rep/',
  access: 'verified',
  tag,
  summary: 'Choose the sales representative who answers, until somebody has (RQ-16).',
  params,
  body: z.strictObject({ sales_rep_id: z.nullable(z.uuid()), version: z.optional(versionNumber) }),
  responses: written,
});

export const listSalesReps = defineEndpoint({
  method: 'GET',
  path: '/sales/sales_reps/',
  access: 'signed_in',
  tag,
  summary: 'The sales representatives (OF-2, ruling 63).',
  description:
    'Asked with a request_type, suggested is whom such a request goes to by rule, null where nobody looks after it.',
  query: z.strictObject({
    request_type: z.optional(requestTypeWord),
    country: z.optional(z.string().check(z.maxLength(2))),
  }),
  responses: {
    200: z.strictObject({ sales_reps: z.array(salesRepSchema), suggested: z.optional(z.nullable(z.uuid())) }),
  },
});

export const writeMessage = defineEndpoint({
  method: 'POST',
  path: '/order/advanced_requests/{id}/messages/',
  access: 'verified',
  tag,
  summary: 'Write to sales about a request.',
  rate: 'adding',
  idempotent: true,
  params,
  body: z.strictObject({ text: messageText }),
  responses: { 201: requestSchema, ...problems(400, 404, 409) },
});

export const withdrawRequest = defineEndpoint({
  method: 'POST',
  path: '/order/advanced_requests/{id}/withdraw/',
  access: 'verified',
  tag,
  summary: 'Withdraw a request.',
  params,
  body: z.strictObject({ version: versionNumber }),
  responses: written,
});

export const declineRequest = defineEndpoint({
  method: 'POST',
  path: '/order/advanced_requests/{id}/decline/',
  access: 'verified',
  tag,
  summary: 'Decline the quote of a request. The request is closed; its carts and prices end.',
  params,
  body: z.strictObject({ version: versionNumber, text: z.optional(messageText) }),
  responses: written,
});

export const shareRequest = defineEndpoint({
  method: 'POST',
  path: '/order/advanced_requests/{id}/shares/',
  access: 'verified',
  tag,
  summary: 'Create a link with which anybody can read a request for 30 days.',
  description: 'The link is in this answer and nowhere else; only its hash is kept.',
  rate: 'adding',
  params,
  responses: { 201: z.strictObject({ request: requestSchema, link: z.string() }), ...problems(404, 409) },
});

export const revokeRequestShare = defineEndpoint({
  method: 'DELETE',
  path: '/order/advanced_requests/{id}/shares/{share_id}/',
  access: 'verified',
  tag,
  summary: 'Revoke a link to a request.',
  params: z.strictObject({ id: idText, share_id: idText }),
  responses: written,
});

export const openSharedRequest = defineEndpoint({
  method: 'POST',
  path: '/api/shared-request/open/',
  access: 'anonymous',
  tag,
  summary: 'Get the request that a link shows.',
  description: 'A POST, so that the token stands in no log of addresses. The link can be opened without an account.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  responses: { 200: sharedRequestSchema, ...problems(404) },
});

/** The files of a request, from its owner and to its owner (RQ-13). */
export const requestAttachmentCalls = attachmentEndpoints('/order/advanced_requests/{id}', attachmentHolders.request, {
  add: 'Attach a file to a request of one’s own that is open.',
  remove: 'Take a file away again, until sales has taken the request up.',
});
