import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { accountDone } from './endpoints.ts';

const tag = 'Account';
const text = z.string().check(z.maxLength(10_000));

export const sendPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/account/send-password-reset',
  access: 'anonymous',
  tag,
  summary: 'Send a mail with a link to choose a new password.',
  description: 'Answers the same whether or not the address has an account. The link works once, for 30 minutes.',
  rate: 'signing_in',
  body: z.strictObject({ email: text }),
  flagsSuccess: true,
  responses: { 200: accountDone },
});

export const openPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/account/open-password-reset',
  access: 'anonymous',
  tag,
  summary: 'Open the link of a password mail.',
  description:
    'The page /reset-password?token=… makes this call. It uses nothing up: it puts the token into a cookie that reset-password reads.',
  rate: 'signing_in',
  body: z.strictObject({ token: text }),
  flagsSuccess: true,
  responses: { 200: accountDone, ...problems(400) },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/account/reset-password',
  access: 'anonymous',
  tag,
  summary: 'Choose a new password.',
  description:
    'After open-password-reset: uses the link up and ends every session. Signed in without a link: current_password is needed as well, and all other sessions end.',
  rate: 'signing_in',
  body: z.strictObject({ password: text, current_password: z.optional(text) }),
  flagsSuccess: true,
  responses: { 200: accountDone, ...problems(400) },
});
