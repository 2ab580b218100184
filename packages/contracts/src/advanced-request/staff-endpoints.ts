import { quotedLineLimits } from '@cutsite/domain/quoted-line';
import * as z from 'zod/mini';
import { attachmentSchema } from '../attachment/index.ts';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import {
  idText,
  messageText,
  queuedRequestSchema,
  quotedLineSchema,
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
  summary: 'List the requests of all customers: those waiting for sales first, oldest first.',
  query: z.strictObject({
    state: z.optional(stateWord),
    /** The id of the representative; `none`: nobody is. */
    sales_rep: z.optional(idText),
    /** The id of whose they are. */
    customer: z.optional(idText),
    /** In number, title, name and address of the customer. */
    search: z.optional(z.string().check(z.maxLength(100))),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  // Of a search no more are counted than `maxFoundCounted` of the domain and one.
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
  idempotent: true,
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
  summary: 'Set the sales representative of a request (OF-3).',
  params,
  body: z.strictObject({ version: versionNumber, sales_rep_id: z.nullable(z.uuid()) }),
  responses: written,
});

export const closeRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/close/',
  summary: 'Close a request that comes to nothing, with a reason that its customer reads.',
  params,
  body: z.strictObject({ version: versionNumber, text: messageText }),
  responses: written,
});

export const quoteRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/quote/',
  idempotent: true,
  summary: 'Turn a request into a quote with lines of its own, which its customer orders or declines.',
  description:
    'Every price that is asked for these lines from now on is the one that is set here. A further call replaces the lines and makes the next version of the quote.',
  params,
  body: z.strictObject({
    version: versionNumber,
    /** What its customer reads beside the quote. */
    text: messageText,
    /** For colleagues: why these prices. */
    reason: messageText,
    lines: z.array(quotedLineSchema).check(z.minLength(1), z.maxLength(quotedLineLimits.maxLines)),
    /** How many days it holds; not given: as long as every quote. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(180))),
  }),
  responses: written,
});

export const attachToRequest = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/requests/{id}/attachments/',
  idempotent: true,
  summary: 'Attach a file to a request, which its customer reads.',
  params,
  query: z.strictObject({ file_name: z.string().check(z.maxLength(1_000)) }),
  upload: true,
  responses: { 201: attachmentSchema, ...problems(400, 404, 409, 413) },
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
