import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

export const receiveContentstackMessage = defineEndpoint({
  method: 'POST',
  path: '/api/content/contentstack/webhook/',
  access: 'public',
  tag: 'Content',
  summary: 'Receive a signed message of Contentstack that something was published.',
  description:
    'x-contentstack-hmac-signature (HMAC signing of the organization) is checked over the bytes of the body before anything else; a forged, damaged or old message is refused with 400. Nothing that it says is believed: it wakes the reading of what has changed. Without CONTENT_SOURCE=contentstack and its secret every message is refused.',
  signedBySender: true,
  responses: { 200: z.strictObject({ received: z.literal(true) }), ...problems(400) },
});
