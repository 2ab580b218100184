import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

export const chooseCallToAction = defineEndpoint({
  method: 'GET',
  path: '/api/content/call-to-action/',
  access: 'public',
  tag: 'Content',
  summary: 'Get which of two calls to action this visitor is shown.',
  description:
    'Asked by pages that have two. customer: the marketing CRM knows the visitor, who agreed to that, as a customer. ' +
    'default: everybody else, and whenever the CRM does not answer within two seconds.',
  responses: { 200: z.strictObject({ call: z.enum(['default', 'customer']) }) },
});
