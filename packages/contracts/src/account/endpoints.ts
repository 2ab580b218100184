import { tshirtSizes } from '@cutsite/domain/account';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Account';

/** The answer carries a success flag (AC-26, AC-28, AC-29); a refusal carries `success: false`. */
export const accountDone = z.strictObject({ success: z.literal(true) });

/**
 * Books are refused before they are looked at; for what is too long for its field, the rule of the field has the
 * sentence.
 */
const text = z.string().check(z.maxLength(10_000));

/** What a customer sends to open an account. The rules of the fields are the domain's `checkRegistration`. */
export const registrationSchema = z.strictObject({
  first_name: text,
  last_name: text,
  company_name: text,
  email: text,
  tshirt_size: z.optional(z.nullable(z.enum(tshirtSizes))),
  password: text,
});

export const createNewUser = defineEndpoint({
  method: 'POST',
  path: '/account/create-new-user',
  access: 'anonymous',
  tag,
  summary: 'Open an account.',
  description:
    'Answers the same whether or not the address already has an account; the mail that follows tells its owner. It does not sign in: call api-login next.',
  rate: 'registering',
  body: registrationSchema,
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/account/api-login',
  access: 'anonymous',
  tag,
  summary: 'Sign in.',
  description: 'The username is the e-mail address. The answer brings a new session and a new csrftoken cookie.',
  rate: 'signing_in',
  body: z.strictObject({ username: text, password: text }),
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/account/api-logout',
  access: 'anonymous',
  tag,
  summary: 'Sign out.',
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const logOutByLink = defineEndpoint({
  method: 'GET',
  path: '/account/api-logout',
  access: 'public',
  changesState: true,
  tag,
  summary: 'Sign out by a GET.',
  description: 'Answered only for pages of this site, or with the CSRF header (use the POST where you can).',
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const sendVerificationEmail = defineEndpoint({
  method: 'POST',
  path: '/account/send-email-verification-email',
  access: 'signed_in',
  tag,
  summary: 'Send the verification mail again.',
  description: 'Succeeds without a mail when the address is verified already.',
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const sendVerificationEmailByLink = defineEndpoint({
  method: 'GET',
  path: '/account/send-email-verification-email',
  access: 'signed_in',
  changesState: true,
  tag,
  summary: 'Send the verification mail again, by a GET.',
  description: 'Answered only for pages of this site, or with the CSRF header (use the POST where you can).',
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/account/verify-email',
  access: 'anonymous',
  tag,
  summary: 'Verify an address with the token of the mail.',
  description:
    'The page /verify-email?token=… makes this call. A token works once, for 24 hours. It does not sign in: the session of the browser that asked for the mail counts as verified from then on.',
  rate: 'signing_in',
  body: z.strictObject({ token: text }),
  flagsSuccess: true,
  responses: { 200: accountDone, ...problems(400) },
});
