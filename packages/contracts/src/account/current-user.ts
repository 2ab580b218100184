import { loginStatuses, staffRoles, tshirtSizes } from '@cutsite/domain/account';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

/** The signed-in user: the fields (AC-1 to AC-5), and those derived from them under the given names (AC-6 to AC-9). */
export const currentUserSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** A new address that waits for the link in its mail to be followed. */
  pending_email: z.nullable(z.string()),
  /** When the latest mail went out whose link verifies an address; null when none is waited for. */
  verification_sent_at: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  has_verified_email: z.boolean(),
  is_distributor: z.boolean(),
  /** `name` is null for list prices. */
  price_strategy: z.strictObject({ name: z.nullable(z.string()) }),
  /** The roles that are in force: those of staff, nothing for customers. */
  groups: z.array(z.enum(staffRoles)),
  gift_card_limit: z.int(),
  num_gift_cards: z.int(),
  tshirt_size: z.nullable(z.enum(tshirtSizes)),
  /** Whether the marketing tracker may be informed (WB-9); false until the customer agrees. */
  marketing_consent: z.boolean(),
  isAuthenticated: z.boolean(),
  isInEduBucket: z.boolean(),
  /** Staff of the store (AC-8; ruling 9). */
  isCutsite: z.boolean(),
  loginStatus: z.enum(loginStatuses),
});

/** @see currentUserSchema */
export type CurrentUser = z.output<typeof currentUserSchema>;

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/users/me/',
  access: 'signed_in',
  issuesCsrfToken: true,
  tag: 'User',
  summary: 'The signed-in user.',
  description:
    'Also the call that brings the csrftoken cookie, in a 200 as in a 401: make it once before the first POST, PUT, PATCH or DELETE.',
  responses: { 200: currentUserSchema },
});
