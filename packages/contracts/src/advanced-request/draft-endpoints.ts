import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problemSchema, problems } from '../problem/index.ts';
import { draftSchema, savedDraftSchema } from './request-schemas.ts';

const tag = 'Requests';
const path = '/api/user/request-draft/';

export const getRequestDraft = defineEndpoint({
  method: 'GET',
  path,
  access: 'signed_in',
  tag,
  summary: 'Get the draft of your request; null when there is none (RQ-2).',
  responses: { 200: z.strictObject({ kept: z.nullable(savedDraftSchema) }) },
});

export const putRequestDraft = defineEndpoint({
  method: 'PUT',
  path,
  access: 'signed_in',
  tag,
  summary: 'Save the draft of your request, so that you can go on in another browser.',
  description:
    'replaces is the revision that was changed, null where there was none. Where the account keeps another one nothing is written, and the 409 brings that one. Sending the request with its revision forgets it.',
  rate: 'keeping_projects',
  bodyLimit: 1_000_000,
  body: z.strictObject({ draft: draftSchema, replaces: z.nullable(z.uuid()) }),
  responses: {
    200: z.strictObject({ revision: z.uuid(), saved: z.string() }),
    ...problems(400),
    409: z.strictObject({ ...problemSchema.shape, kept: z.optional(z.nullable(savedDraftSchema)) }),
  },
});
