import { tshirtSizes } from '@cutsite/domain/account';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { accountDone } from './endpoints.ts';

const tag = 'Account';
const text = z.string().check(z.maxLength(10_000));

export const updateUser = defineEndpoint({
  method: 'POST',
  path: '/account/update-user',
  access: 'signed_in',
  tag,
  summary: 'Change the profile.',
  description:
    'What is left out stays as it is. A new address needs current_password, and counts only after the link in the mail to it has been followed; until then it is pending_email of users/me. The answer does not tell whether another account has the address.',
  body: z.strictObject({
    company_name: z.optional(text),
    email: z.optional(text),
    first_name: z.optional(text),
    last_name: z.optional(text),
    /** Needed for a new address. */
    current_password: z.optional(text),
    tshirt_size: z.optional(z.nullable(z.enum(tshirtSizes))),
    /** Whether the marketing tracker may be informed. */
    marketing_consent: z.optional(z.boolean()),
  }),
  flagsSuccess: true,
  responses: { 200: accountDone, ...problems(400) },
});

export const takeBackEmail = defineEndpoint({
  method: 'POST',
  path: '/account/take-back-email',
  access: 'anonymous',
  tag,
  summary: 'Restore an e-mail address that was replaced by another one.',
  description:
    'With the token of the mail that goes to the old address; it works once, for 72 hours. The account is signed out everywhere, its password works no more, and the answer brings the cookie with which reset-password sets a new one.',
  rate: 'signing_in',
  body: z.strictObject({ token: text }),
  flagsSuccess: true,
  responses: { 200: accountDone, ...problems(400) },
});

/** A place where somebody is signed in. */
export const sessionSchema = z.strictObject({
  id: z.uuid(),
  /** As the browser named itself; may be empty. */
  user_agent: z.string(),
  started: z.string(),
  /** At most an hour behind. */
  last_seen: z.string(),
  is_current: z.boolean(),
});

/** @see sessionSchema */
export type SessionWire = z.output<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions/',
  access: 'signed_in',
  tag,
  summary: 'Where the user is signed in, the latest first.',
  responses: { 200: z.strictObject({ sessions: z.array(sessionSchema) }) },
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}/',
  access: 'signed_in',
  tag,
  summary: 'Sign out one of your sessions.',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404) },
});

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/user/sessions/end-others/',
  access: 'signed_in',
  tag,
  summary: 'Sign out all your other sessions.',
  responses: { 200: z.strictObject({ ended: z.int() }) },
});
