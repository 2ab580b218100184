import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import {
  idText,
  messageText,
  queuedRequestSchema,
  staffRequestSchema,
  stateWord,
  versionNumber,
} from './request-schemas.ts';

const tag = 'Staff';
const params = z.strictObject({ id: idText });
const guard = { access: 'staff', permission: 'keep_requests', tag } as const;
const written = { 200: staffRequestSchema, ...problems(400, 404, 409) } as const;

export const listQueuedRequests = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/requests/',
  looksAt: 'request',
  summary: 'Requests of all customers: those that wait for sales first, the oldest on top.',
  query: z.strictObject({
    state: z.optional(stateWord),
    /** The id of the representative; `none`: nobody is. */
    sales_rep: z.optional(idText),
    /** In number, title, name and address of the customer. */
    search: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  responses: { 200: z.strictObject({ requests: z.array(queuedRequestSchema), total: z.int() }) },
});

export const getStaffRequest = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/requests/{id}/',
  looksAt: 'request',
  summary: 'A request with its customer, its thread and what can be done with it.',
  params,
  responses: { 200: staffRequestSchema, ...problems(404) },
});

export const answerRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/messages/',
  summary: 'Answer a request, ask its customer, or write a note that colleagues alone read.',
  params,
  body: z.strictObject({
    version: versionNumber,
    text: messageText,
    /** A note stays among colleagues; a question waits for the customer. */
    kind: z.enum(['note', 'message', 'question']),
  }),
  responses: written,
});

export const assignRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/sales-rep/',
  summary: 'Set who of sales is responsible for a request (OF-3).',
  params,
  body: z.strictObject({ version: versionNumber, sales_rep_id: z.nullable(z.uuid()) }),
  responses: written,
});

export const closeRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/close/',
  summary: 'Close a request that comes to nothing, with the reason, which its customer reads.',
  params,
  body: z.strictObject({ version: versionNumber, text: messageText }),
  responses: written,
});

export const getRequestFile = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/requests/{id}/attachments/{attachment_id}/',
  looksAt: 'request',
  summary: 'A file of a request.',
  params: z.strictObject({ id: idText, attachment_id: idText }),
  responses: { 200: fileSchema, ...problems(404) },
});
