import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

/** The description of all calls, made from the same contracts as the service itself. */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  tag: 'Documentation',
  summary: 'This document, as OpenAPI 3.1.',
  description: 'Readable at /api/docs.',
  cache: { by: 'anyone', seconds: 60 },
  responses: { 200: z.looseObject({ openapi: z.string() }) },
});
